# THE GATE: 내가 간직한 부대.

squads-title = 내 부대
squads-one = 부대: { $name }
squads-none = 아직 간직한 부대가 없습니다. 여기서 꾸려 두면, 부대를 직접 꾸리는 대결(`/게이트 편성:직접 꾸리기`)에서 한 번에 쓸 수 있습니다.
squads-line = **{ $name }** – { $contents }
squads-last = 지난번 부대
squads-open = 부대 열기
squads-new = 새 부대
squads-edit = 카드 바꾸기
squads-rename = 이름 바꾸기
squads-name = 이름 붙여 간직하기
squads-save = 바꾼 대로 간직하기
squads-delete = 지우기
squads-back = 뒤로
squads-how = 부대를 직접 꾸리는 대결에서 한 번 눌러 이 부대로 겨룹니다.
squads-broken = 이 부대의 카드 가운데 이제 없는 것이 있습니다: { $contents }. 바꾸거나 지우세요.
squads-delete-ask = 정말 **{ $name }** 부대를 지울까요?
squads-ask-decks = 부대에 넣을 게이트 덱 네 개를 고르세요.
squads-built = 이렇게 꾸렸습니다.
squads-form = 부대 이름
squads-look = 간직한 부대 보기
squads-play = ★ { $name }
