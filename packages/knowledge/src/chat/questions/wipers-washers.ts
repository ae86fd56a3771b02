import type { CommonQuestion } from '../common-question.ts';

/** What owners ask next about wipers and washers. */
export const wiperAndWasherQuestions: readonly CommonQuestion[] = [
  {
    id: 'wiper-blade-judder',
    about: ['wiper', 'wipers', 'wiper blade', 'blades'],
    asks: [
      'new wiper blades still judder',
      'why do my wipers squeak and jump',
      'how do I stop wipers juddering',
      'does wax on the windscreen make wipers judder',
      'can I bend the wiper arm to stop the judder',
      'clean the screen with vinegar to stop smearing?',
    ],
    answer:
      'Clean the glass first: wax from the car wash, tree sap and polish make new rubber jump, so use a glass polish or a strong glass cleaner, and wipe the blade’s edge with a damp cloth. If it still judders on one stroke, the arm is twisted, so that the rubber cannot flip over at the turn: a garage bends it square to the glass. Treatments that repel water make it worse on some screens. Torn or hard rubber is renewed.',
  },
  {
    id: 'wiper-blade-choice',
    about: ['wiper', 'wipers', 'wiper blade', 'blades'],
    asks: [
      'which wiper blades should I buy',
      'are flat aero blades better',
      'do I have to change both wipers',
      'how long do wiper blades last',
      'can I fit just the rubber refill',
      'cheap wipers or bosch',
      'how do I put the wipers in service position',
    ],
    answer:
      'Buy by the car’s model and year, as lengths differ left and right and the arm has one of a dozen fittings. Known makes cost a little more and wipe better; flat and framed blades do not always swap. Change both, about once a year or when they leave streaks. On many cars the wipers are parked upright for it: flick the stalk just after switching off, as the handbook says. Lay a cloth on the glass, because a bare arm that snaps back cracks it.',
  },
  {
    id: 'wipers-frozen',
    about: ['wiper', 'wipers', 'frozen', 'ice'],
    asks: [
      'wipers were frozen to the glass and now do not work',
      'did I break the wipers by using them in frost',
      'hot water on the windscreen ok?',
      'should I lift the wipers up overnight',
      'how do I free frozen wipers',
      'automatic wipers in winter leave on?',
    ],
    answer:
      'Quite possibly only a fuse blew or a ball joint of the linkage popped off, which protects the motor; look at the fuse first. Thaw the screen with de-icer and the blower, never with hot water, which cracks cold glass. Switch wipers and rain sensing off before you park in frost, so that they do not start frozen. Lift the arms only on cars that allow it. Snow is cleared by hand, because its weight stops the wipers and strains the linkage.',
  },
  {
    id: 'wiper-motor-or-linkage',
    about: ['wiper', 'wipers', 'wiper motor', 'linkage'],
    asks: [
      'is it the wiper motor or the linkage',
      'can I hear the motor but wipers do not move',
      'is it hard to change wiper linkage',
      'can a seized wiper spindle be freed',
      'wiper stops halfway is it the motor',
      'can the ball be pushed back on the wiper linkage',
    ],
    answer:
      'Listen with the wipers on: a motor that runs without moving the arms means a ball off the linkage or a loose arm; silence means fuse, relay, switch, wiring or motor; slow and warm means seized spindles. A ball pressed back on to a worn cup comes off again, so the bush or linkage is renewed. Spindles can often be freed with penetrating oil, worked and greased, for a time. Pull the fuse before hands go in: the linkage crushes fingers.',
  },
  {
    id: 'wiper-arm-position',
    about: ['wiper', 'wiper arm', 'wipers'],
    asks: [
      'how do I set the wiper arm in the right place',
      'wiper hits the pillar or the bonnet',
      'wiper arm came loose can I tighten it',
      'why does the wiper slip on its splines',
      'wipers park in the middle of the screen',
      'how do I get a wiper arm off',
    ],
    answer:
      'Let the motor run to its park position and switch off, then set the arm on its splines at the mark or a finger’s breadth above the edge and tighten the nut to the workshop value. Worn aluminium splines slip again, and then the arm is renewed. To take it off use a small puller, since twisting it breaks the spindle or the glass. Wet the screen and try slowly before fast. Wipers that stop anywhere have a fault in the motor’s park contact.',
  },
  {
    id: 'washer-fluid-choice',
    about: ['washer', 'washers', 'screenwash', 'washer fluid', 'jets'],
    asks: [
      'can I use just water in the washers',
      'is washing up liquid ok in the screenwash',
      'antifreeze in the washer bottle?',
      'how do I thaw a frozen washer',
      'washer fluid smells is that bad',
      'why did my washer jets block',
      'what mix of screenwash for winter',
    ],
    answer:
      'Use screenwash at the strength for the temperature: plain water freezes, bursts pump or tank, and grows slime in which the bacteria of Legionnaires’ disease can live. Washing-up liquid foams, clogs jets and streaks; engine antifreeze is poisonous, slippery and harms paint. A frozen tank thaws in a garage or after a long drive; do not run the pump meanwhile. For winter buy a concentrate rated well below freezing and work it through to the jets.',
  },
  {
    id: 'washer-jets-blocked',
    about: ['washer', 'washers', 'jet', 'jets', 'nozzle'],
    asks: [
      'can I clear washer jets with a pin',
      'how do I unblock windscreen washers',
      'pump runs but no water comes',
      'washer sprays over the roof how to aim it',
      'only one side sprays',
      'can I blow the washer pipe out',
    ],
    answer:
      'Softly, yes: lift off the hose and see whether water comes there; if it does, the jet is blocked. A fine soft wire or a sewing needle clears ball jets and aims them; the fan-spray kind is damaged by a needle and is soaked in warm water with vinegar or blown from outside inwards with the hose off. One dead side is a split or a kinked hose, often at the hinge. Rinse the tank, whose sludge comes back otherwise.',
  },
  {
    id: 'rain-sensor-pad',
    about: ['rain sensor', 'wipers', 'wiper', 'automatic wipers'],
    asks: [
      'auto wipers not working since the new windscreen',
      'does the rain sensor need calibrating',
      'can I reuse the gel pad',
      'why do the wipers go when it is dry',
      'how does the rain sensor work',
      'can I clean the rain sensor',
    ],
    answer:
      'The sensor looks at the outside of the glass with infrared light through a clear gel pad, so an air bubble, an old pad or a poor bond after a new windscreen makes it wipe at random or never. The glass fitter puts a new pad on, free of bubbles, and on some cars teaches the sensor. Before that clean the outside in front of the mirror and look at the blades, because a smear or a chip there fools it as well.',
  },
  {
    id: 'windscreen-chip-or-crack',
    about: ['windscreen', 'chip', 'crack', 'stone chip', 'glass'],
    asks: [
      'can a chip be repaired or new windscreen',
      'will a chip turn into a crack',
      'does a chip fail the mot',
      'will my insurance pay for a windscreen',
      'are windscreen repair kits any good',
      'how long before a chip spreads',
      'can I wash the car with a chip in the glass',
    ],
    answer:
      'Have it filled soon: a chip up to about the size of a pound coin, away from the edge and not straight in front of the driver, can be repaired with resin for little, and many policies pay in full. Frost, heat and bumps make it run, and a crack means new glass. Cover it with clear tape against dirt until then. In the MOT damage over 10 mm in the strip before the driver or over 40 mm elsewhere in the wiped area fails.',
  },
  {
    id: 'heated-rear-window-repair',
    about: ['heated rear window', 'rear window', 'demister', 'defroster', 'grid'],
    asks: [
      'can I repair a heated rear window',
      'one line of the rear heater does not work',
      'does conductive paint work on the rear window',
      'how do I find the break in the heater line',
      'scraped sticker off and now the heater is dead',
      'solder the tab back on the glass?',
    ],
    answer:
      'A single broken line can be mended with conductive paint sold for it: find the gap with a voltmeter along the line, mask both sides, paint and let it cure with the heater off. A tab that came off is glued with conductive adhesive; soldering takes special solder and can crack the glass. If all lines are cold, look at fuse, relay and plugs first. Never scrape the inside with a blade, and clean it along the lines.',
  },
];
