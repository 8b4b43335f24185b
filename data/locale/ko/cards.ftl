# /카드로 찾아보는 카드.

command-card = 카드
command-card-about = 모든 게임의 카드를 그림과 함께 찾아봅니다
option-name = 이름
option-name-about = 한국어나 영어 이름의 일부, 초성도 됩니다

card-related = 함께 볼 카드
card-effect = 효과
card-flavour = 한마디
card-deck = 덱
card-power = 파워 { $power }
card-points = { $vp }점
card-mana = 마나 { $mana }
card-copies = { $copies }장
card-climax = { $round }라운드에만
card-kind-character = 레벨 { $level } 캐릭터
card-kind-servant = 서번트 · { $name }
card-kind-master = 마스터
card-kind-skill = 스킬
card-kind-attack = 공격
card-kind-other = 카드
card-kind-object = 오브젝트
card-kind-event = 이벤트
ch-card-level = 레벨 { $level }
ch-card-copies = { $copies }장

card-choice = { $name } · { $game }, { $kind }
card-none = “{ $text }” 카드를 찾지 못했습니다. 이름의 일부나 초성만 적어 보세요. 입력하는 동안 열리는 목록에서 고를 수 있습니다.
card-others = 혹시 이 카드인가요?
card-footer = { $game } · { $other }

## 성배전쟁

gwc-kind-servants = 서번트
gwc-kind-masters = 마스터
gwc-kind-classes = 클래스
gwc-kind-skills = 기술
gwc-kind-spells = 마술
gwc-kind-goods = 예장·도구
gwc-kind-strategies = 전략
gwc-kind-regions = 지역
gwc-secret = 비전 마술
gwc-general = 일반 마술
gwc-church = 교회
gwc-none = 없음
gwc-free-skills = 클래스 기술
gwc-spells = 마술
gwc-figure-combat = 전투
gwc-figure-mana = 마력
gwc-figure-experience = 경험
gwc-figure-luck = 행운
gwc-figure-belief = 신념
gwc-figure-mana-each = 위력 1당 마력
gwc-figure-least = 최소 위력
gwc-figure-merit = 공적
gwc-figure-leyline = 영맥
gwc-figure-population = 인구
gwc-form-attack = 공격형
gwc-form-defence = 방어형
gwc-form-always = 상시형
gwc-release = 개방에 마력 { $mana }
gwc-always-armour = 물리 피해가 1점(B 이상은 2점) 줄어듦
gwc-always-weapon = 한 가지 물리 패의 피해가 1점(B 이상은 2점) 늘어남
gwc-always-regeneration = 이야기 장면이 시작될 때마다 등급만큼 생명력을 되찾음
