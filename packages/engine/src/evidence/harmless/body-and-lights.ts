import type { HarmlessContext } from './context.ts';

/** Body, seats, lights, glass and towing. */
export const BODY_AND_LIGHTS: readonly HarmlessContext[] = [
  {
    of: ['airbag', 'airbag-light'],
    when: /\bbag (?:is |lies |sits )?(?:on|in) (?:the|a|my)\b/i,
    unless: /\b(?:air ?bag|srs)\b/i,
  },
  {
    // A motor or a squeak of a seat that stays where it is.
    of: ['seat-loose', 'seat-moves', 'seat-noise'],
    when: /\b(?:seats? (?:\w+ )?(?:squeak|creak)\w*|(?:electric|power) seat moves? (?:\w+ )?(?:slow\w*|noisily|jerkily)|(?:fell|dropped|slid|slipped) off (?:of )?(?:the|my|a) (?:\w+ )?seat)\b/i,
    unless: /\b(?:loose|rocks?|by itself|while driving|driving along|brak\w+|corner\w*)\b/i,
  },
  {
    // Luggage makes noise; lamps of a trailer are not those of the car.
    of: ['towing', 'tow-hitch-fault'],
    when: /\broof (?:box|rails?|rack|bars?)\b|\btrailer (?:board )?(?:lights?|lamps?|socket)\b/i,
    unless: /\b(?:loose|came|flew|fell|shift\w*|slid|moves?|crack\w*|lift\w*)\b/i,
  },
  {
    of: ['lights', 'headlight-out', 'brake-lights', 'tail-light-out'],
    when: /\btrailer(?: board)? (?:lights?|lamps?)\b|\b(?:at|with) (?:the )?(?:key|ignition) on\b|\bwent out after (?:the )?start/i,
    unless: /\bhead ?lights?|driving|car['’]s\b/i,
  },
  {
    of: ['door', 'door-opens-driving'],
    when: /\bto (?:open|close|shut|lock|unlock) (?:the|my|a) (?:\w+ )?door\b/i,
    unless: /\b(?:driv\w+|moving|road|corner|by itself|flew)\b/i,
  },
  {
    // Its paint, not its latch.
    of: ['bonnet', 'bonnet-opens'],
    when: /\b(?:paint\w*|lacquer|clear ?coat|varnish|stone ?chips?|rust spots?|wrap)\b/i,
    unless: /\b(?:open\w*|latch\w*|catch\w*|flew|flies|popp\w*|shut|close)\b/i,
  },
  {
    // Weak, but up.
    of: ['lid-falls', 'tailgate-falls'],
    when: /\b(?:still (?:holds?|stays?)|slow(?:ly)? to (?:open|rise)|opens? slowly)\b/i,
    unless: /\b(?:falls?|fell|drops?|dropp\w*|hit|comes? down|slam\w*)\b/i,
  },
  {
    // A line or two of the heater; the rest of the glass clears.
    of: ['misted-glass', 'defroster-fault'],
    when: /\b(?:one|two|three|few|couple|some|bottom|top) (?:of the |of )?(?:lines?|strips?|bars?|elements?|rows?)\b/i,
    unless: /\b(?:windscreen|windshield|front|nothing|at all|see)\b/i,
  },
  {
    // The lamp that shows that the bag is switched off for an empty seat or a child's.
    of: ['airbag-fired', 'airbag', 'airbag-light'],
    when: /\bpassenger(?:['’]s)?(?: side)? air ?bag (?:is )?off (?:light|lamp|indicator|sign)\b.*\b(?:nobody|no[- ]one|empty|child\w*|baby|bag|shopping|dog)\b/i,
    unless: /\b(?:adult|wife|husband|somebody|someone|sits there and|even|fully grown|srs|but)\b/i,
  },
  {
    of: ['lights', 'headlight-out', 'headlight-flicker'],
    when: /\b(?:condensation|misted|misting|fogged|fogging|moisture)\b.*\b(?:gone|goes|cleared|clears|dried|dries|disappears|disappeared)\b/i,
    unless: /\b(?:went out|goes out|dark|dim\w*|bulb|failed|not (?:work|light)\w*|flicker\w*)\b/i,
  },
  {
    // The rear window's: the one that is looked through in rain still works.
    of: ['wipers', 'wipers-stop'],
    when: /\b(?:rear|back|tailgate|hatch) (?:window |screen )?wiper\b/i,
    unless:
      /\b(?:both|all|neither|front (?:and|or)|(?:and|or|nor) (?:the )?(?:rear|back|front)|wipers|windscreen|windshield|front (?:one|ones|wiper)s? (?:\w+ )?(?:stop\w*|dead|fail\w*|won['’]?t|don['’]?t|doesn['’]?t|aren['’]?t|isn['’]?t|not|too|also))\b/i,
  },
  {
    // The lamps test themselves, and the sentence ends with their going out.
    of: [
      'airbag',
      'airbag-light',
      'lights',
      'oil-pressure',
      'oil-pressure-light',
      'brake-warning',
      'charging',
      'battery-light',
      'abs-light',
      'steering-warning',
      'many-warnings',
      'engine-light',
    ],
    when: /\b(?:comes?|came|goes|went|lights?|lit|flash\w*|stays?|stayed|is) (?:on|up)\b[^.!?]*\b(?:for (?:a|one|two|three|four|five|a few|a couple of|\d) (?:seconds?|moments?)|(?:with|at) (?:the )?(?:key|ignition|start\w*)|when (?:i|you) (?:turn|switch|start)\w*)\b[^.!?]* (?:and|then) (?:(?:then|it|they) )*(?:goes|go|went|turns?|turned) (?:out|off|away)\s*$/i,
    unless:
      /\b(?:c[ao]mes? back|back on|again|still|returns?|(?:stays?|remains?)(?! on for)|driving|not always|sometimes|but|flicker\w*|pedal|brakes?|steering|smok\w*|smell\w*)\b/i,
  },
  {
    // The lever inside, not the latch.
    of: ['bonnet', 'bonnet-opens'],
    when: /\b(?:bonnet|hood)\b[^.!?]*\b(?:cable|lever|handle)\b[^.!?]*\b(?:stiff|heavy|hard to pull)\b/i,
    unless:
      /\b(?:pop\w*|flew|flies|fly|open\w*|driv\w*|speed|mph|bounc\w*|lift\w*|rises?|flutter\w*|shak\w*|catch\w*|latch\w*|hook|not|never|loose)\b|n['’]t\b/i,
  },
  {
    of: ['child-seat', 'child-seat-fault'],
    when: /\b(?:covers?|flaps?|caps?|trims?)\b/i,
    unless: /\b(?:loose|broken|anchor\w*|bars?|bent|click\w*|latch\w*|won['’]?t|will not|hold)\b/i,
  },
];
