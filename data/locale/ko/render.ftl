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
primer-front = 문장과 함께 쓴 { $game }의 이름
primer-names = 서린, 미나, 지호, 웨이버

## Rules

rules-find = 규칙에서 찾기
rules-find-line = 찾을 말
rules-find-choice = 🔎 “{ $text }” 찾기
rules-found-title = 규칙: “{ $text }”
rules-found = { $count }군데에서 찾았습니다.
rules-found-nothing = 이 말은 규칙에 없습니다. 다른 말이나 더 짧은 말로 찾아보세요.
rules-open = 펼쳐 볼 쪽
rules-clauses = 펼쳐 볼 조항 (전체 규칙서)
rules-sections = 전체 규칙서 읽기
rules-clause-section = 이 장의 다른 조항
rules-clause-named-in = 이 조항을 가리키는 조항
option-topic = 주제
option-topic-about = 목록에서 고르거나, 찾을 말이나 조항 번호를 적으세요
