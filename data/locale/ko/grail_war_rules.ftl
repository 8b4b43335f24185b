# The rules of the Grail War in short.

gw-rules-title = 성배전쟁: { $title }
gw-rules-battle-title = 서번트 전투
gw-rules-battle = 양편이 패 열 장을 몰래 늘어놓고 하나씩 견줍니다. 강타는 맹공을, 맹공은 반격을, 반격은 강타를 이기고, 셋 다 통상을 이깁니다. 마술은 이 셋과 기술 패를 이기지만 통상에 집니다. 치명은 보구 말고는 모두 이기고, 보구는 통상 말고는 모두 이깁니다. 끝에 더 많은 피해를 준 편이 승리합니다.
