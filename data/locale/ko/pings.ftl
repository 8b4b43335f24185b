# 결정할 차례를 알리는 글.

ping-all-turn = { $people } 님, 차례가 왔습니다.
ping-all-turn-until = { $people } 님, 차례가 왔습니다. 제한 시간은 { $when } 끝납니다.
ping-all-reminder = ⏳ { $people } 님, 제한 시간이 { $when } 끝납니다. 그 뒤에는 기본 선택을 대신 합니다.
ping-awaited = 아직 결정하지 않은 사람: { $people }
ping-dm-turn = **{ $about }**: 차례가 왔습니다.
ping-dm-turn-until = **{ $about }**: 차례가 왔습니다. 제한 시간은 { $when } 끝납니다.
ping-dm-reminder = ⏳ **{ $about }**: 제한 시간이 { $when } 끝납니다. 그 뒤에는 기본 선택을 대신 합니다.
ping-dm-how = -# 알림 방식은 `/개인설정`에서 바꿀 수 있습니다.
ping-table = { $game } ({ $others })
