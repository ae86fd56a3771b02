import type { HarmlessContext } from './context.ts';

/** Matches anything: a rule that needs one of the words of `unless` to be meant. */
const ALWAYS = /(?:)/;

/**
 * What a rule's words are ordinarily about, unless the sentence has what makes them the danger. Read off 340 false
 * alerts among 1,000 on owners' posts and complaints.
 */
export const ALERT_SUBJECTS: readonly HarmlessContext[] = [
  {
    // Airbags that open in a crash do what they are for.
    of: ['airbag-fired'],
    when: /\bdeploy\w*\b|\bblink\w*\b/i,
    unless:
      /\b(?:without (?:a |any )?(?:crash|accident|impact|collision|reason|warning)|by (?:itself|themselves)|on (?:its|their) own|no (?:crash|accident|impact|collision|reason)|for no|spontaneous\w*|driving|(?:while|whilst|when) (?:i was |just )?(?:parked|parking|stationary|idling)|out of nowhere|pothole|kerb|curb|speed bump|just (?:went off|fired|exploded))\b/i,
  },
  {
    // Doors and bonnets are opened all day.
    of: ['door', 'door-opens-driving', 'bonnet', 'bonnet-opens'],
    when: /\b(?:open(?:ed|ing)?(?: and (?:clos(?:e|ed|ing)|shut))? (?:the |my |its |a |car |driver['’]?s? |passenger |rear |front )*(?:doors?|hood|bonnet)|doors? and opening|open door|(?:doors?|hood|bonnet) (?:beep\w*|locks?|light|sensor|ajar|buttons?|chime\w*))\b/i,
    unless:
      /\b(?:driv\w*|drove|moving|motorway|highway|road|roundabout|corner|bend|mph|speed|by itself|on its own|itself|flew|flies|flying|flapp\w*|swung|swings?|popp?\w*|burst|won['’]?t|will not|would not|wouldn['’]?t|does(?: not|n['’]?t)|can(?:not|['’]t)|not (?:latch\w*|clos\w*|shut\w*|stay\w*|lock\w*|catch\w*|hold\w*)|never|broken|broke|seized|rust\w*|comes? (?:open|undone|up)|came (?:open|undone|up)|second(?:ary)? catch|safety (?:catch|hook)|bungee|tied|string|latch\w*|loose|lifts?|lifted|lifting|bounc\w*|hold\w*|secure\w*|keeps?|child)\b/i,
  },
  {
    of: ['parking-brake-engages'],
    when: ALWAYS,
    unless:
      /\b(?:by (?:itself|themselves)|on (?:its|their) own|itself|while (?:i was |i['’]m |driving|moving)|whilst|when (?:i['’]m |i am |i was )?driving|driving|suddenly|random\w*|unexpected\w*|without (?:me|warning|touching)|clamp\w*|grabb\w*|slamm\w*|screech\w*|lock\w*|motorway|highway|at speed|mph|won['’]?t (?:release|come off|disengage)|will not (?:release|come off|disengage))\b/i,
  },
  {
    // A steering wheel that locks, an assistant that brakes: no road wheel locks.
    of: ['brake-lock', 'brake-wheel-locks'],
    when: /\b(?:steering|the wheel locks? (?:up )?(?:when|if|and|after)|key|ignition|(?:emergency|automatic|auto)[- ]brak\w+|collision|aeb|piston|caliper (?:bolt|pin)|child)\b/i,
    unless:
      /\b(?:wheels? lock\w*(?: up)? (?:when|under|on|if) (?:i )?brak\w*|skid\w*|slid\w*|tyres? (?:squeal|smok)\w*|abs)\b/i,
  },
  {
    // A car without a high-voltage battery has no high-voltage fault.
    of: ['high-voltage'],
    when: /\b(?:control unit|system (?:error|fault|voltage)|triangle|anti[- ]?theft|(?:low|charging|battery|sensor|12) ?v(?:oltage|olts?)|voltage (?:reading|drop|sensor|regulator)|charg(?:er|ing)[- ]?(?:plug|port|lock|flap)|flap|label|sticker)\b/i,
    unless:
      /\b(?:hybrid|ev|phev|bev|hv|electric drive|drive system|high[- ]?voltage (?:fault|battery|system|warning|error|message|alert|cut|leak|isolation|hazard|danger)|traction battery|drive battery|isolation|insulation|shock\w*|tingl\w*|leaf|tesla|zoe|prius|ioniq|e-?golf|stop|do not drive)\b/i,
  },
  {
    // A power steering, a fan, a start or a small engine that lacks power does not stop the car.
    of: ['drive-loss', 'low-power', 'loss-of-power', 'total-power-loss'],
    when: /\b(?:power[- ]?steering|steering (?:assist\w*|pump|motor)|fan speed|blower|cruise(?: control)?|weak (?:engine|start)|small engine|non-?turbo|naturally aspirated|by design|tuned?|remap\w*|dyno|bhp|horse ?power)\b/i,
    unless:
      /\b(?:engine (?:dies|died|stops?|stopped|cuts?|stall\w*)|lost (?:all )?drive|stall\w*|limp|whole car|everything|shut(?:s)? (?:down|off)|coast\w*|hard shoulder|middle of the road)\b/i,
  },
  {
    of: ['oil-pressure', 'oil-pressure-light'],
    when: /(?<!\bred )\boil can\b(?! light| symbol| lit| came| is (?:on|red|lit))|\ball (?:the |its |of the )?(?:lights|lamps|warning lights)\b|\b(?:key|ignition) (?:is )?(?:on|turned)\b|\boil (?:pressure )?(?:sensor|switch|sender|sending unit|cooler|filter)\b[^.!?]*\b(?:replac\w+|new|chang\w+|fitt\w+|swap\w*)\b|\b(?:replac\w+|chang\w+|fitt\w+|install\w*) [^.!?]*\boil (?:pressure )?(?:sensor|switch|sender)\b/i,
    unless:
      /\b(?:still|again|stays?|stayed|back on|came back|flicker\w*|knock\w*|while driving|when i brake|in corners?|no (?:oil )?pressure|rattl\w*|tick\w*)\b/i,
  },
  {
    // Whoever checks the level, or fills it, has it in order.
    of: ['brake-warning', 'brake-fluid-low', 'brake-warning-light'],
    when: /\b(?:check(?:ed|ing)?|did|flush\w*|chang\w+|replac\w+|bled|bleeding|full|topped)\b[^.!?]{0,30}\b(?:fluid|fluids|level)\b|\bfluid\b[^.!?]{0,20}\b(?:is|was|looks?|seems?) (?:full|fine|ok|okay|good|new|clear|clean|at max)\b|\b(?:red|at a|at the) (?:stop ?lights?|traffic lights?)\b/i,
    unless:
      /\b(?:low|empty|below|drops?|dropp\w+|los(?:es|ing)|leak\w*|pedal (?:is|goes|feels|sinks)|soft|spongy|brake (?:warning )?(?:light|lamp) (?:is|came|comes|stays|on)|los[es]\w* fluid)\b/i,
  },
  {
    // Rubber ages, bolts rust, valves have springs.
    of: ['suspension-broken'],
    when: /\b(?:bush\w*|rubbers?|boots?|gaiters?|bolts?|nuts?|surface rust|rusty|valve springs?|throttle spring|return spring|clutch spring|trailer|parts of (?:my|the) suspension|suspension parts|thermostat|broke (?:my|the) [\w ]{1,20} (?:trying|while|when|doing))\b/i,
    unless:
      /\b(?:snapp\w*|broke (?:off|in two|clean)|broken (?:coil )?spring|detach\w*|came (?:off|apart|loose)|hanging|collaps\w*|wheel (?:is )?(?:lean|tilt|fold|tuck)\w*|fell off|dropp\w* (?:on|to)|separat\w*)\b/i,
  },
  {
    // Sudden noises under acceleration are no sudden acceleration.
    of: ['stuck-accelerator'],
    when: /\b(?:shak\w*|loud\w*|nois\w*|jerk\w*|jolt\w*|shudder\w*|no power|sluggish|hesitat\w*|overpass|brak\w* (?:itself|hard|for no))\b/i,
    unless:
      /\b(?:by itself|on its own|stuck|sticks|jammed|won['’]?t (?:slow|stop|come back|return)|unintended|uncontroll\w*|took off|lurch\w*|surg\w*|foot (?:was )?off|without (?:me |my |touching|pressing)|kept (?:accelerating|revving|going)|runaway|floor ?mat)\b/i,
  },
  {
    // Vibration from brakes, a cold engine or a lane assistant.
    of: ['steering-self', 'self-driving', 'lane-assist'],
    when: /\b(?:jerk(?:ed|ing|s)? (?:of )?(?:the )?(?:steering )?wheel|i (?:jerk|yank|pull)\w*|shifter)\b/i,
    unless: /\b(?:by itself|on its own|itself|assist\w*|lane)\b/i,
  },
  {
    // The seat that is moved, and the make.
    of: ['seat-loose', 'seat-moves'],
    when: /\bseat (?:ibiza|leon|ateca|arona|alhambra|toledo|mii|tarraco|altea|cordoba|exeo)\b|\b(?:move|moved|moving|adjust\w*|remov\w*|slid|slide|fold\w*|heated|install\w*) (?:the |my |a |an )?(?:\w+ )?seats?\b|\bseated\b/i,
    unless:
      /\b(?:by itself|on its own|itself|suddenly|when (?:i )?brak\w*|accelerat\w*|loose|rocks?|rocking|wobbl\w*|not (?:lock|latch)\w*|won['’]?t (?:lock|latch|stay)|bolt\w*|shear\w*|came (?:off|loose))\b/i,
  },
  {
    // Flat is also a surface, and the name of a tyre.
    of: ['tyre-flat', 'tyre-air', 'tyre-losing-air'],
    when: /\brun[- ]?flats?\b|\bvalve stems?\b[^.!?]*\b(?:replac\w+|chang\w+|new|part|which|hose)\b|\b(?:surface|appears?|looks?) (?:\w+ )?flat(?:ter)?\b|\b(?:spare|donut|plug(?:ged)?|patch(?:ed)?|replac\w+|new tyres?|new tires?) (?:\w+ ){0,4}(?:fitted|on|it|them|installed|the)\b/i,
    unless:
      /\b(?:again|still|keeps?|every|los(?:es|ing) (?:air|pressure)|goes? (?:flat|down|soft)|bulg\w*|leak\w*)\b/i,
  },
  {
    of: ['wheel-loose', 'wheel-nuts'],
    when: /\b(?:asleep at the wheel|wheel weights?|(?:egr|trailer|engine|exhaust|axle) (?:nut|stud|bolt)s?)\b/i,
    unless:
      /\b(?:loose|wobbl\w*|missing|fell off|came off|snapp\w*|shear\w*|finger|by hand|clunk\w*|rattl\w*)\b/i,
  },
  {
    // Smoke machines, steam of coolant, fire that is only feared.
    of: ['fire', 'smoke-cabin', 'burning-smell'],
    when: /\bsmoke (?:test\w*|machine)\b|\bburn\w* (?:oil|coolant|clutch|rubber|fuel|premium|a quart)\b|\b(?:oil|coolant|clutch|fuel|quart) burn\w*\b|\bweld\w*\b|\b(?:recall|afraid|scared|worried|fear\w*|could|might|may) [^.!?]*\bfire\b/i,
    unless:
      /\b(?:caught fire|flames?|on fire (?:now|today|last)|smoke (?:from|out of|inside|in) (?:the )?(?:dash|cabin|vents?|glove|bonnet|hood|engine bay|fuse|wiring|under)|electrical|plastic|wir(?:e|es|ing)|fuse ?box)\b/i,
  },
  {
    // A filter is a place and a job, a light for the next change a calendar.
    of: ['oil-pressure', 'oil-pressure-light'],
    when: /\boil (?:(?:pan )?[/&] ?|and )?filters?\b|\bfilters? (?:&|and) (?:the )?oil\b|\b(?:change (?:the |your |engine )*oil|oil (?:change|service|life)) (?:light|message|reminder|warning|due)\b|\bchange engine oil\b/i,
    unless:
      /\b(?:pressure|red|every drop|all (?:of )?(?:the |its |my )?oil|lost (?:all|most)|emptied|empty|dump\w*|pour\w*|gush\w*|spray\w*|spew\w*|everywhere|came (?:off|loose|out)|fell (?:off|out)|blew|spun off|loose|double|cross[- ]?thread\w*|flicker\w*|flash\w*|knock\w*|rattl\w*)\b/i,
    // After work on the oil a noise of the engine or smoke may be its want of oil.
    unlessInText:
      /\b(?:noises?|sounds?|tick\w*|howl\w*)\b[^.!?]{0,60}\b(?:from|in|of) (?:my |the )?engine\b|\b(?:smok\w*|misfir\w*|knock\w*|grind\w*|overheat\w*|stall\w*|shak\w*|brak\w*|steer\w*|burn\w*|fuel|smell\w*)\b/i,
  },
  {
    // The kind of brake, and a noise that does not stop.
    of: ['brake-loss'],
    when: /\bdrum brakes?\b|\b(?:sound|noise|squeal\w*|squeak\w*|rattle|beep\w*|ticking|clicking|leak|blinking|flashing)\b[^.!?]* (?:did|does|do|will|would)(?:n['’]?t| not) stop\b|\bwon['’]?t stop (?:beeping|blinking|flashing|squeaking|clicking|ticking|running|blowing|ringing)\b/i,
    unless:
      /\b(?:fail\w*|gave out|gone|no brakes|to the floor|pedal|fluid|leak\w* (?:fluid|down)|car (?:did|does|will|would|wo)(?:n['’]?t| not) stop|stopping distance|barely|hardly)\b/i,
    unlessInText:
      /\b(?:violent\w*|scream\w*|grind\w*|puls\w*|shak\w*|smok\w*|smell\w*|soft|spongy|pull\w*|lock(?:s|ed|ing)?(?: up)?)\b/i,
  },
  {
    // A noise that is there forwards and not backwards.
    of: ['rollaway'],
    when: /\b(?:noises?|sounds?|grind\w*|squeak\w*|squeal\w*|clunk\w*|click\w*|rattl\w*|scrap\w*|rub\w*|vibrat\w*|shak\w*|jerk\w*|when|if|not) (?:[^.!?]* )?(?:moving|rolling|going|driving) (?:forwards?|backwards?)\b/i,
    unless:
      /\b(?:by (?:itself|themselves)|on (?:its|their) own|itself|in park|parked|parking brake|hand ?brake|slope|hill|incline|driveway|neutral|rolled|rolls|away|without)\b/i,
  },
  {
    // Taken down for a job.
    of: ['part-comes-off'],
    when: /\b(?:drop(?:ped|ping)?|lower(?:ed|ing)?|remov(?:e|ed|ing)|take|took|taking|pull(?:ed|ing)?) (?:down |out |off )?(?:the |my |its )?(?:whole |entire |fuel |gas |petrol |oil )?(?:tank|subframe|exhaust|transmission|gearbox|engine|pan|sump|drive ?shaft|prop ?shaft|cradle)\b/i,
    unless:
      /\b(?:hang\w*|drag\w*|fell|fall\w*|loose|straps?|rust\w*|came (?:off|down|loose)|while driving|on the road|motorway|highway|sagg\w*)\b/i,
  },
  {
    // Coils of the ignition.
    of: ['suspension-broken'],
    when: /\b(?:ignition coils?|coil ?packs?|coils? (?:and|&|or) (?:spark )?plugs?|(?:spark )?plugs? (?:and|&|or) coils?|coils? (?:out )?(?:of|on|in|from|for) cyl\w*)\b/i,
    unless: /\b(?:springs?|struts?|shocks?|suspension|axle|ball joint|control arm)\b/i,
  },
  {
    // The nozzle of a filling station that shuts off.
    of: ['stalls', 'drive-loss'],
    when: /\b(?:gas |petrol |fuel |filling )?(?:pump|nozzle|handle)\b[^.!?]{0,40}\b(?:shuts?|shutting|clicks?|clicking|cuts?|kicks?) (?:itself )?off\b/i,
    unless:
      /\b(?:engine|car|it) (?:dies|died|stalls?|stalled|shuts?|cuts?|stops?)\b|\bdriv\w*\b|\bfuel pump (?:shuts?|cuts?)\b/i,
  },
];
