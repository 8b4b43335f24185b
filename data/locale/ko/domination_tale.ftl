# Fate/Domination: 끝난 라운드를 모두에게 들려주는 말.

dom-round-title = { $round }라운드: { $event }
dom-nothing-yet = 아직 끝난 라운드가 없습니다.
dom-round-points = 승점 변화
dom-round-line = { $name } { $before } → { $after } ({ $change })
dom-round-gain =
    { $bonus ->
        [0] 오브젝트 승점 { $objects }점
       *[other] 오브젝트 { $objects } + 교전 { $bonus } = { $count ->
            [1] 승점 { $share }점
           *[other] { $pool }, 저마다 승점 { $share }점
        }
    }
dom-round-saved = { $name }{ JOSA($name, "이/가") } 탈락할 뻔했지만 { $card } 덕분에 남았습니다.

dom-tale-event-1 = *후유키에 “{ $event }”{ JOSA($event, "이/가") } 내려앉았습니다. { $text }*
dom-tale-event-2 = *오늘 밤의 이름은 “{ $event }”. { $text }*
dom-tale-event-3 = *도시는 “{ $event }” 속에서 깨어났습니다. { $text }*
dom-tale-name-1 = { $name }의 서번트가 진명을 외칩니다: **{ $servant }**!
dom-tale-name-2 = 이제 모두가 압니다. { $name }의 서번트는 **{ $servant }**입니다.
dom-tale-name-3 = “나는 **{ $servant }**!” — { $name }의 서번트가 정체를 드러냈습니다.
dom-tale-won-1 = **{ $place }**: { $names }{ JOSA($names, "이/가") } 합계 **{ $total }**{ JOSA($total, "으로/로") } { $others }{ JOSA($others, "을/를") } 눌렀습니다 — { $gain }.
dom-tale-won-2 = **{ $place }**: **{ $total }**의 힘으로 { $names }{ JOSA($names, "이/가") } { $others }{ JOSA($others, "을/를") } 물리쳤습니다 — { $gain }.
dom-tale-won-3 = **{ $place }**: { $others } — { $names }의 **{ $total }** 앞에서는 모자랐습니다: { $gain }.
dom-tale-drawn-1 = **{ $place }**: { $names }{ JOSA($names, "이/가") } **{ $total }**{ JOSA($total, "으로/로") } 맞서 아무도 물러서지 않았습니다 — { $gain }.
dom-tale-drawn-2 = **{ $place }**: { $names }의 힘은 똑같이 **{ $total }** — { $gain }.
dom-tale-shared-1 = **{ $place }**: { $names }{ JOSA($names, "이/가") } 나란히 **{ $total }**, 상대는 { $others } — { $gain }.
dom-tale-shared-2 = **{ $place }**: { $names }{ JOSA($names, "이/가") } 합계 **{ $total }**{ JOSA($total, "으로/로") } 승리를 나눴습니다(상대: { $others }) — { $gain }.
dom-tale-alone-1 = **{ $place }**: { $names }{ JOSA($names, "이/가") } 홀로 전장을 지켰습니다({ $total }) — { $gain }.
dom-tale-alone-2 = **{ $place }**: { $names }{ JOSA($names, "을/를") } 막는 이가 없었습니다({ $total }) — { $gain }.
dom-tale-alone-3 = **{ $place }**: 고요한 거리, 모든 것은 { $names }의 몫입니다({ $total }) — { $gain }.
dom-tale-nobody-1 = **{ $place }**: { $totals } — 모두 쓰러져 승자가 없습니다.
dom-tale-nobody-2 = **{ $place }**: 남은 것은 패배뿐, { $totals }. 승자가 없습니다.
dom-tale-scout-1 = { $name }{ JOSA($name, "이/가") } 정찰을 마치고 승점 { $vp }점을 얻었습니다.
dom-tale-scout-2 = 싸움에서 멀리 떨어진 { $name }의 정찰: 승점 { $vp }점.
dom-tale-scout-3 = { $name }{ JOSA($name, "이/가") } 지붕 위에서 모든 것을 지켜봤습니다: 승점 { $vp }점.
dom-tale-out-1 = { $name }의 전쟁은 끝났습니다. 그 서번트의 진명은 **{ $servant }**.
dom-tale-out-2 = { $name }{ JOSA($name, "이/가") } 뒤처져 탈락했습니다. **{ $servant }**{ JOSA($servant, "이/가") } 빛으로 흩어집니다.
dom-tale-out-3 = 성배는 { $name }의 손을 떠났습니다. **{ $servant }**{ JOSA($servant, "은/는") } 영령의 좌로 돌아갑니다.
dom-tale-resigned-1 = { $name }{ JOSA($name, "이/가") } 기권했습니다. 그 서번트의 진명은 **{ $servant }**.
