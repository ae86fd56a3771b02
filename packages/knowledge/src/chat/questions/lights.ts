import type { CommonQuestion } from '../common-question.ts';

/** What owners ask next about lights. */
export const lightQuestions: readonly CommonQuestion[] = [
  {
    id: 'bulbs-in-pairs',
    about: ['bulb', 'bulbs', 'headlight', 'headlamp', 'xenon'],
    asks: [
      'should I change both headlight bulbs',
      'only one bulb blew do I replace the pair',
      'is it worth doing both sides at once',
      'do xenon bulbs need changing in pairs',
      'one headlight brighter than the other after a new bulb',
      'new bulb looks whiter than the old one',
    ],
    answer:
      'For headlights usually both: the second bulb has burned just as many hours and tends to follow within weeks, and an old one is dimmer, so the pair does not match. With xenon it matters more, since the colour shifts with age. Brake, side and indicator bulbs are changed singly. Look at the holder while you are there: brown or melted plastic means heat at the contact, and a new bulb will not last in it.',
  },
  {
    id: 'headlight-bulb-handling',
    about: ['bulb', 'bulbs', 'headlight', 'headlamp', 'halogen'],
    asks: [
      'can I touch a halogen bulb with my fingers',
      'how do I fit a headlight bulb',
      'is it legal to make you go to a garage for a bulb',
      'why does my bulb keep blowing',
      'do I need to disconnect the battery to change a bulb',
      'which bulb does my car take',
      'do long life bulbs last longer',
    ],
    answer:
      'Do not touch the glass: grease from fingers makes a hot spot and the bulb fails early, so hold it by its base or with a clean cloth, and wipe it with alcohol if you slip. Switch lights and ignition off and let it cool. The type is on the old bulb and in the handbook. Bulbs that blow again and again point to a bad contact, a shaking mount or too high a charging voltage. Extra-bright ones live shorter, long-life ones longer.',
  },
  {
    id: 'led-retrofit-bulbs',
    about: ['led', 'bulb', 'bulbs', 'headlight', 'headlamp'],
    asks: [
      'can I fit led bulbs in my headlights',
      'are led headlight bulbs legal',
      'will led bulbs pass the mot',
      'cheap led upgrade instead of halogen',
      'led bulbs give a bulb error',
      'do I tell the insurance about led bulbs',
    ],
    answer:
      'No, not in headlights made for halogen: the reflector is built round a glowing wire, so LED bulbs dazzle others and light the road unevenly, and in Great Britain they are not legal on the road there. The MOT since 2021 fails cars first used after 1 April 1986 with halogen units converted to LED. Insurers may object too. Better: new halogen bulbs of a good make, clear lenses and a proper aim. LED units from the factory are another matter.',
  },
  {
    id: 'headlight-aim-after-bulb',
    about: ['headlight', 'headlamp', 'beam', 'aim', 'levelling'],
    asks: [
      'do headlights need setting after a new bulb',
      'how do I adjust the headlight aim',
      'headlights too low since the repair',
      'people flash me, are my lights too high',
      'can I set the headlights against a wall',
      'how much does a beam check involve',
    ],
    answer:
      'Not always, but a look is worth it: a bulb that sits crooked in its clip is the usual reason for a beam that went wrong. After a new headlamp, front-end work or new springs the aim is set with a beam setter, which takes a garage minutes. Against a wall, ten metres off and level, you only see whether both sides match. Look at the levelling wheel and the load in the boot first. Adaptive lights need a diagnostic tool.',
  },
  {
    id: 'cloudy-headlight-polish',
    about: ['headlight', 'headlamp', 'lens', 'cloudy', 'yellow'],
    asks: [
      'does toothpaste clean headlights',
      'how do I clear foggy headlights',
      'are headlight restoration kits any good',
      'why do headlights go yellow',
      'how long does polishing a headlight last',
      'will cloudy headlights fail the mot',
      'wd40 or fly spray on headlights',
    ],
    answer:
      'A proper kit works, toothpaste only for weeks: sunlight destroys the lens’s protective coat, so the yellow layer is sanded off in finer and finer steps, polished, and above all sealed with a new ultraviolet coat, without which it clouds again within months. Insect sprays and WD-40 shine for a day and attack the plastic. Mask the paint. Haze on the inside cannot be reached. A beam too weak or scattered fails the MOT.',
  },
  {
    id: 'condensation-in-headlight',
    about: ['headlight', 'headlamp', 'lamp', 'rear light', 'condensation', 'moisture'],
    asks: [
      'is condensation in the headlight normal',
      'how do I get water out of a headlight',
      'can I drill a hole to drain the light',
      'will a bit of mist in the light fail the mot',
      'does moisture in the headlamp damage it',
      'put silica gel in the headlight?',
    ],
    answer:
      'A light mist that goes after half an hour with the lights on is normal, because lamps breathe. Drops, a puddle or mist that stays are not: a cap left off, a cracked lens, a perished seal or a blocked vent. Dry it with the caps off in a warm place or with a cool hair dryer, then mend the leak. Do not drill: the hole lets in more. Water ruins LED drivers and xenon units, so do not wait there.',
  },
  {
    id: 'xenon-high-voltage',
    about: ['xenon', 'hid', 'ballast', 'headlight'],
    asks: [
      'is it dangerous to change a xenon bulb',
      'how do I know if it is the xenon bulb or the ballast',
      'can I swap the bulbs side to side to test',
      'do xenon lights wear out slowly',
      'why does the light turn pink',
      "do I need the maker's xenon bulb",
    ],
    answer:
      'Treat it with respect: a xenon lamp is started with many thousand volts, so lights and ignition are off, the key is out and you wait some minutes before any plug is touched. To tell bulb from ballast, swap the bulbs between the sides: if the fault moves with the bulb, the bulb is worn; if it stays, ballast, igniter or wiring. A pinkish tone and flicker are age. If in doubt, it is an electrician’s job.',
  },
  {
    id: 'led-lamp-repair',
    about: ['led', 'headlight', 'headlamp', 'rear light', 'tail light'],
    asks: [
      'can a led light be repaired',
      'do I need a whole new headlight for one led',
      'why are led headlights so expensive',
      'used led headlight does it need coding',
      'can you replace just the drl strip',
      'specialist who repairs headlights any good',
    ],
    answer:
      'Sometimes: the driver module is on many cars a separate part screwed to the outside, and specialists open lamps and renew boards or sockets. From the maker the light source often comes only with the whole lamp, which is why it costs so much. Find out first what failed; a fuse, a plug with water in it or a coding after a flat battery look the same. A used lamp must be the same version and may need coding and aiming.',
  },
  {
    id: 'driving-with-light-out',
    about: ['bulb', 'headlight', 'headlamp', 'brake light', 'tail light', 'indicator'],
    asks: [
      'can I drive with one headlight',
      'is it illegal to drive with a bulb out',
      'can I get fined for a broken light',
      'will I get points for a tail light',
      'do I need to carry spare bulbs',
      'drive in daytime with a blown headlight allowed?',
    ],
    answer:
      'In Great Britain the lights that the law asks for must work whenever the car is on the road, by day too: there is only a defence for one that failed on that journey or for which repair was already arranged without delay. The police may send you for repair, fine you, or call the car unroadworthy. At night or in fog do not set out with a dead headlight or brake light. Spare bulbs are not compulsory here; some countries abroad ask for them.',
  },
  {
    id: 'fast-indicator',
    about: ['indicator', 'flasher', 'turn signal', 'blinker'],
    asks: [
      'why does my indicator flash fast',
      'fast blinking on one side only',
      'is fast indicator a failed bulb',
      'led indicator bulbs cause hyperflash',
      'do I need a resistor for led indicators',
      'indicator clicks quickly is that an mot fail',
    ],
    answer:
      'It is the car’s way of saying that a lamp on that side is out or draws too little current: look at front, rear, side repeater and mirror, and at the holder for corrosion or a wrong bulb. LED bulbs in place of filament ones do the same; resistors make them blink normally but get very hot, so fit the right bulb. In Britain an indicator must flash 60 to 120 times a minute, and a dead one fails the MOT.',
  },
  {
    id: 'brake-light-switch-effects',
    about: ['brake light', 'brake-light switch', 'brake lights', 'pedal switch'],
    asks: [
      'what else does the brake light switch affect',
      'brake lights stuck on will it drain the battery',
      'can I change the brake light switch myself',
      'why does cruise control not work with a bad brake switch',
      'is the brake light switch a cheap part',
      'how do I check brake lights when I am on my own',
    ],
    answer:
      'More than the lamps: gear selector, start button, cruise control, stability control and hill hold all listen to it, so they may refuse or store codes. Lights that stay on drain the battery and hide your braking; dead ones risk a crash from behind, so neither waits. The switch is a cheap part at the pedal on most cars, but it must be set or clicked in as the manual says. Check the lamps by reflection in a wall or shop window.',
  },
  {
    id: 'wrong-warning-bulb-message',
    about: ['bulb warning', 'bulb', 'led', 'light warning'],
    asks: [
      'bulb warning is on but all the lights work',
      'why does the car say check lights when nothing is out',
      'bulb failure message comes and goes',
      'new bulb and still the warning',
      'can a cheap bulb cause a warning light',
      'number plate light warning with led',
    ],
    answer:
      'Look twice first: number plate lamps, the third brake light, fogs and side lights in daylight are easily missed. If all of them do shine, the car measures a wrong current: a cheap or LED bulb, one filament of two, green contacts or a tired earth in the cluster. Clean the contacts, fit bulbs of the right type and make, and press them in firmly. Some cars clear the message only when the ignition has been off for a while.',
  },
];
