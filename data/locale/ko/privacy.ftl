# 사람에 대해 저장하는 것: /privacy.

command-privacy = 개인정보
command-privacy-about = 나에 대해 저장한 것을 보고, 받고, 지웁니다

privacy-title = 내 정보
privacy-intro = 저장하는 것은 이것이 전부입니다. 메시지를 읽지 않고, 멤버 목록을 보지 않으며, 아무에게도 넘기지 않습니다.
privacy-you = 나
privacy-you-about = 디스코드 ID, 마지막으로 게임할 때의 이름, 언어.
privacy-games = 내 게임
privacy-games-about = 언제 어디서 했는지, 내 자리, 내가 내린 결정, 결과, 게임마다의 레이팅. 초대, 일시정지, 투표, 나간 일은 테이블의 기록에 남습니다.
privacy-wishes = 내가 정한 것
privacy-wishes-about = `/개인설정`에서 정한 것과 간직한 부대.
privacy-where = 어디에, 얼마나
privacy-where-about = 지우기 전까지 봇 호스트의 데이터베이스에 있습니다. 백업은 며칠 안에 새것으로 바뀝니다. 채널에 쓴 메시지는 서버의 것이라 그대로 남습니다.
privacy-export = 내 정보 받기
privacy-delete = 내 정보 지우기
privacy-back = 뒤로
privacy-exported = 저장한 정보를 모두 파일로 담았습니다. 나만 볼 수 있습니다.
privacy-delete-title = 내 정보를 지울까요?
privacy-delete-ask = 되돌릴 수 없습니다.
privacy-delete-now = 바로 지워지는 것
privacy-delete-now-about = 개인 설정, 부대, 레이팅, 이름, ID가 지워지고 모든 대기실에서 나갑니다. { $games ->
    [0] 진행 중인 게임은 없습니다.
   *[other] 진행 중인 게임 { $games }개에서 기권합니다. 컴퓨터가 자리를 대신하고, 둘이 하는 게임은 상대가 이깁니다.
}
privacy-delete-stays = 남는 것
privacy-delete-stays-about = 다른 사람들을 위해 끝난 게임은 남습니다. 그 게임과 순위표에는 “{ $nobody }”{ JOSA($nobody, "으로/로") } 나오며, 나에게 이어지는 것은 없습니다.
privacy-delete-yes = 예, 모두 지우기
privacy-deleted = 끝났습니다. 이제 아무것도 남아 있지 않습니다. 다시 게임하면 처음부터 시작합니다.
