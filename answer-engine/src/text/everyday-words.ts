/** Words that say nothing of storage and are nobody's slip, though a letter from words that do. */
export const everydayWords: ReadonlySet<string> = new Set(
  `across actual address afraid agree alone along already although amazing amount angry another answer anyhow apart april
  area arrive aside august avoid aware awful barely basic basically basis beach beauty became become began begin behind
  believe below beside best better between beyond bigger birth black blame blind block blood board born bother bought brain
  brand brave bread bridge brief bright broad brown brush build built bunch burnt busy butter camera candle cannot career
  cause center central certain chance change chapter cheer chicken choice choose circle civil claim class clear clever
  climb clock close cloud coast common community complete contents corner correct could count couple courage course cousin
  crazy cream cross crowd cruel current curve daily dance danger dark dealer death decade decide deep defend degree
  demand deserve detail differ direct doubt dozen draft drama dream drink early earth easier easy either eleven else
  enjoy enough entire equal escape even event ever exact exactly except exist expect extra face fact fail faith false
  famous fancy faster fault favor february fellow field fifteen fifth fight figure final find finger finish first flash
  flavor floating forget formal former forth forty forward found fourth frame friday friend front fully funny further
  future general gentle giant glad glass global grace grade grand grant grass great green grief ground group grow guard
  guess guest guide habit half hand handle happen happy hardly hate haven heart heaven heavy height hello hidden history
  honest honor hope horrible human humor hundred hungry hurry ideal ignore image imagine indeed inner intend island issue
  january japan joint judge juice july june just kind kitchen knife known label labor large later laugh lead leads leader
  learn least leave legal level light likely limit listen little lively local logic lonely loose lovely lower lucky lunch
  magic major manner many march market marry master match matter maybe mayor meant measure member mention merely middle
  might mind minor minute mirror mixed model modern moment monday monster moral mostly mother mouth movie murder music
  narrow nation nature nearly neither never nobody noise none normal north notice novel november number obvious october
  office often older only orange order other ought outer outside owner paint panel paper parent partly party pattern peace
  people perfect perhaps period person phrase piece place plain plane planet plate player please plenty point porch
  potato power prefer present pretty prior prison prize proof proper proud public purple purpose quality quick quiet
  quite radio raise rapid rather reach react ready real reason recent reduce regard relax remain remote repeat reply
  report respect result return rich right rise river robber rock roof rough round royal rubber rural rush safely saint
  salad same sample satisfy saturday scale scared scene school score search season second secret seem sense september
  series serious seven shade shake shape share sharp sheet shift shine shirt shock short should shout show sight silent
  silly silver similar simple since single sister sixty skill sleep slice slight slow small smart smell smile smooth
  social soft solid some sorry sound source south space speak special speech spend spirit split spoke sport spread
  spring square stage stand stare start state station steady steel stick stiff still stone stood stop storm story
  strange street stress strong stupid style sudden suffer sugar suggest summary summer sunday supply surely surface
  sweet swing table talent tall taste teach team tearing teeth tennessee terms texas thank their theme there these thick
  thin thing think third thirty those though threat three throat throw thursday tight tired title today together tomorrow
  tone tooth topic total touch tough toward tower town track trade trail train travel treat tribe trick trip trouble true
  trust truth tuesday twelve twenty twice type under unless until upon upper urban usual usually valley value various
  verse very visual vital voice vote wage waste watch water weather wednesday week weight weird west whatever wheel where
  whether which while white whole whose wide wild window winter wise within without woman women wonder word world worry
  worse worst worth would wrong yellow young youth zone`.split(/\s+/),
);
