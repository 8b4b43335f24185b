# THE GATE: the private panel, its questions and its buttons.

panel-title = 내 손패 · { $headline }
panel-over = 대결이 끝났습니다.
panel-wait = **{ $name }**의 결정을 기다리고 있습니다.
panel-cards = 카드
panel-board = 내가 보는 대결판
panel-secrets = 나만 아는 것

secret-mine = 내 게이트 { $column } 앞: **{ $card }** (파워 { $power })
secret-theirs = 상대 게이트 { $column } 앞: **{ $card }** (파워 { $power })
secret-deck = 내 덱 위에서부터: { $cards }
secret-set-aside = 따로 둔 소환사: **{ $card }**

ask-decks = 부대를 꾸리세요. 게이트 덱 네 개를 고릅니다. 상대도 비밀리에 꾸립니다.
ask-summoners = 부대에 넣을 소환사 네 명을 고르세요.
ask-squad = 이 부대로 겨루겠습니까?
ask-draft-deck = 게이트 덱 하나를 가져가세요. 이 대결 동안 내 것이 됩니다.
ask-draft-summoner = 소환사 한 명을 가져가세요. 이 대결 동안 내 것이 됩니다.
squad-look-deck = 게이트 덱 살펴보기
squad-deck = **{ $deck }**, 위에서부터.
squad-decks = 게이트 덱: **{ $decks }**
squad-use = 이 부대로 겨루기
ask-columns =
    게이트 네 개를 어느 세로줄에 놓을지 고르세요. 상대도 동시에 고르며, 함께 공개됩니다.
    -# 세로줄은 자리 번호일 뿐이라 어디에 놓아도 유리하거나 불리하지 않습니다. 공격은 어느 게이트로든 갈 수 있습니다.
ask-set-aside = 따로 둘 소환사 한 명을 고르세요. 첫 손에 반드시 들어옵니다.
ask-redraw = 손이 모두 소환사입니다. 공개하고 다시 뽑겠습니까? 한 번만 할 수 있습니다.
ask-main = 카드를 고르거나, 공격하거나, 턴을 마치세요.
ask-card = **{ $card }** 카드로 무엇을 할까요?
ask-attackers = 공격할 카드를 한 장에서 세 장까지 고르세요.
ask-target = 공격할 게이트를 고르세요. 누르면 바로 공격합니다.
ask-summon = 어느 게이트에서 소환할까요?
ask-branch = 둘 중 하나를 고르세요.
ask-heal = 어느 게이트의 피해를 제거할까요?
ask-peek = 어느 가디언을 볼까요?
ask-bounce = 어느 가디언을 손으로 되돌릴까요?
ask-dugout = 어느 쪽 더그아웃에서 추방할까요?
ask-discard = 버릴 카드를 고르세요.
ask-recall = 손으로 되돌릴 카드를 고르세요.
ask-banish = 추방할 카드를 고르세요.
ask-pay = 비용으로 낼 카드를 고르세요.
ask-scry = 덱 위에 되돌릴 순서를 고르세요. 맨 앞이 맨 위가 됩니다.
ask-one-attacker = 어느 공격자의 파워를 바꿀까요?
ask-guard = 게이트가 공격받고 있습니다! 가디언의 능력을 사용하세요.
ask-abilities = 공격자의 능력을 원하는 순서로 사용하세요.

target-attack = 공격: { $fighters } = **{ $power }**
target-gate = { $column } { $deck }: 방어 **{ $defence }**, 피해 { $damage }/{ $durability }
target-attacked = ~~{ $gate }~~ 이번 턴에 이미 공격함

main-card = 카드를 고르세요
main-attack = ⚔ 공격
main-end = 턴 마치기
main-use = 사용
main-place = 가디언 { $column } { $deck }
main-swap = 교체 { $column } { $deck }
main-enhance = 강화 { $column } { $deck }

label-redraw = 보이고 다시 뽑기
label-keep = 그대로 두기
label-pass = 사용 안 함
label-card = 레벨 { $level } 파워 { $power } · { $text }
label-gained = 얻은 능력: { $card }
label-dugout-mine = 내 더그아웃 ({ $count }장)
label-dugout-theirs = 상대 더그아웃 ({ $count }장)
label-summon = { $column } { $deck } – { $card } (레벨 { $level })
label-heal = { $column } { $deck } – 피해 { $damage }/{ $durability }
label-target = { $column } { $deck } – 방어 { $defence }
label-as-listed = 이대로 놓기
label-guardian = { $column } { $deck } – { $guardian }
