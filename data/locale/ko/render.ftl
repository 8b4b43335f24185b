# What every game's screens say.

pick-one = 하나를 고르세요
pick-exactly = { $count }개를 고르세요
pick-between = { $least }~{ $most }개를 고르세요
pick-order = 순서를 고르세요 (왼쪽이 먼저)
pick-next = { $number }번째 선택 (최대 { $most }개)
pick-none = 아무것도 고르지 않기
pick-done = 이대로 결정
pick-again = 처음부터 다시
page-next = 다음 쪽 ({ $page }/{ $pages })
page-back = 뒤로
