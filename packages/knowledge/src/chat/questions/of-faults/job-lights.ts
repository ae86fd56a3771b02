import type { CommonQuestion } from '../../common-question.ts';

/** The jobs with bulbs. */
const BULBS: readonly string[] = [
  'change-a-halogen-headlight-bulb',
  'change-a-brake-or-tail-light-bulb',
  'change-an-indicator-bulb',
  'change-a-number-plate-bulb',
  'change-an-interior-bulb',
];

/** What owners ask in the middle of a job on lights, wipers and glass. */
export const jobLightQuestions: readonly CommonQuestion[] = [
  {
    id: 'job-bulb-touched-glass',
    jobs: ['change-a-halogen-headlight-bulb'],
    asks: [
      'I touched the glass of the new bulb',
      'dropped the bulb, still usable?',
      'finger print on the halogen, clean it with what',
      'can I hold it in a tissue',
      'why must the glass not be touched',
      'grease from my hand on the h7',
      'wiped it with my sleeve, enough?',
    ],
    answer:
      'Wipe it with a clean cloth and a little alcohol, let it dry and fit it: skin grease burns in and makes a hot spot that shortens its life. It will not explode because of a single fingerprint. Hold it by the metal base or in a clean tissue. A bulb that was dropped may have a broken filament or a hair crack, so look closely, wear goggles when it goes in, and throw it away if anything rattles.',
  },
  {
    id: 'job-bulb-clip-fell',
    jobs: ['change-a-halogen-headlight-bulb'],
    asks: [
      'spring clip fell out behind the headlight',
      'cant get the wire clip to hook again',
      'bulb is in but it wobbles',
      'no room for my hand behind the light',
      'the clip is broken, can I wedge the bulb',
      'how does the retaining wire go',
      'beam points at the sky since I changed the bulb',
    ],
    answer:
      'Look at the other headlight, or take a photo with your phone behind it: the clip hinges on one side, lies over the flange and hooks under a catch. The bulb must sit flat with its lug in the notch before the clip goes over, otherwise the beam dazzles everybody. A lost clip is often on the undertray and can be bought. Do not wedge or tape the bulb. If there is no room, the battery, air box or light has to come out.',
  },
  {
    id: 'job-bulb-still-dark',
    jobs: BULBS,
    faults: ['headlight-bulb-blown', 'brake-light-bulb-blown'],
    asks: [
      'new bulb in and still no light',
      'changed the bulb but it is dark',
      'works when I wiggle the bulb',
      'bulb message still on with a new bulb',
      'new one blew straight away',
      'swapped bulbs left and right, one side stays dead',
      'the light is dim after changing',
    ],
    answer:
      'Try the bulb in the other side first, then look at the contacts: green, brown or flattened ones make no connection, and bending them up slightly often cures it. Check the fuse, since some cars have one for each side. A dim or strange light is usually a bad earth at the holder. A melted plug or holder has to be replaced, or the new bulb dies as well. On cars with bulb monitoring, switch the light or the ignition off and on once.',
  },
  {
    id: 'job-bulb-led-instead',
    jobs: [
      'change-a-halogen-headlight-bulb',
      'change-an-indicator-bulb',
      'change-a-brake-or-tail-light-bulb',
      'change-a-number-plate-bulb',
    ],
    asks: [
      'can I fit led bulbs instead',
      'are led h7 legal in the uk',
      'led in the indicator flashes fast',
      'brighter bulbs, 100 watt, ok?',
      'blue white bulbs for the headlight',
      'will it fail the mot with led retrofit',
      'load resistor for led brake light where',
    ],
    answer:
      'Stay with the bulb type printed on the holder: LED retrofits in a halogen headlight scatter the light, and are neither road legal in most cars nor likely to pass the MOT. In indicators they make the flasher race, and a resistor that cures that gets hot enough to melt trim. 100 watt bulbs melt the plug and the reflector. If you want more light, a good “plus” halogen with the E mark and clean lenses are the way.',
  },
  {
    id: 'job-bulb-p21w-wrong-pins',
    jobs: ['change-a-brake-or-tail-light-bulb', 'change-an-indicator-bulb'],
    asks: [
      'new bulb will not lock in the holder',
      'pins at different heights, which way in',
      'P21W or PY21W or P21/5W, what is the difference',
      'clear bulb in the orange indicator holder?',
      'tail light as bright as the brake light now',
      'bulb goes in but sits crooked',
      'two contacts on the base, mine has one',
    ],
    answer:
      'Do not force it: the pins tell you which bulb it is. P21W has two pins level and opposite and one filament; P21/5W has them at different heights and two filaments for tail and brake; PY21W is amber with its pins set off at an angle. A wrong one gives a tail light as bright as a brake light, or white flashes. Read the print on the old base, not on the box of the last buyer, and turn the P21/5W round if it does not go in.',
  },
  {
    id: 'job-bulb-tail-light-wont-come-out',
    jobs: ['change-a-brake-or-tail-light-bulb', 'change-an-indicator-bulb'],
    asks: [
      'the rear light unit will not come off',
      'two screws out and the tail light is still stuck',
      'how do I reach the bulb, is it from the boot',
      'snapped the peg of the rear cluster',
      'lens cracked when I pulled',
      'is water inside the light a problem',
      'seal came off with the cluster',
    ],
    answer:
      'Pull it straight back in line with the car, because two pegs on the outer edge sit in sockets and break if you swing it sideways. A gloved hand behind the inner edge and small knocks help; look for a hidden screw or wing nut behind the boot trim. Warm plastic gives more than cold. Put the foam seal back flat, or the boot gets wet. A snapped peg can be glued, a cracked lens lets water in and may fail the MOT.',
  },
  {
    id: 'job-headlight-aim-no-wall',
    jobs: ['aim-the-headlights', 'change-a-halogen-headlight-bulb'],
    asks: [
      'everyone flashes me since I changed the bulb',
      'can I set the lights on a garage door at 5 metres',
      'which screw is up and which is sideways',
      'screw turns but the beam does not move',
      'my drive slopes, can I still aim them',
      'beam lower on one side, mot?',
      'does the garage check it for free',
    ],
    answer:
      'First look whether the bulb sits square, because that is the commonest reason for being flashed; the levelling wheel at 0 comes next. At 5 m halve the drop: at 1.0 per cent the line is 5 cm lower instead of 10 cm. The ground must be level with the wall, or the result is worthless. An adjuster that turns without effect is broken inside. Note the turns so that you can go back. LED and self-levelling lights need a beam setter.',
  },
  {
    id: 'job-headlight-polish-toothpaste',
    jobs: ['polish-the-headlights'],
    asks: [
      'does toothpaste work on yellow headlights',
      'insect spray clears the lens, good idea?',
      'sanded it and now it is all milky',
      'yellow came back after two months',
      'haze is on the inside',
      'can I use clear nail varnish or spray lacquer',
      'do I have to go through all the grits',
    ],
    answer:
      'Toothpaste brings a little shine for a few weeks, and insect spray eats the plastic; neither replaces sanding and sealing. A milky look after sanding only means that the finer grits and the polish are still to come, so skip none. What decides how long it lasts is the UV coating at the end: without it the yellow is back within months. Haze on the inside cannot be reached, and means a new light. Two-pack lacquer is not for home.',
  },
  {
    id: 'job-xenon-safe-at-home',
    jobs: ['deal-with-xenon-headlights', 'deal-with-led-headlights'],
    asks: [
      'can I change a xenon bulb myself',
      'is it dangerous to touch the ballast',
      'one side is pink, change one or two',
      'D1S instead of D3S',
      'swap burner left and right to test?',
      'led module or whole headlight',
      'water in the led headlight, drill a hole?',
    ],
    answer:
      'It can be done, but it has over 20,000 V at switch-on: lights off, negative clamp off and ten minutes’ wait, or leave it to a garage. Change burners in pairs, because old and new differ in colour, and only for the same code. Swapping left and right does tell burner from ballast, under the same precautions. With LED, ask for the driver module before a whole headlight. Do not drill a headlight; water inside means a seal or vent.',
  },
  {
    id: 'job-wiper-fitting-wrong',
    jobs: ['change-the-wiper-blades'],
    faults: ['wiper-blades-worn'],
    asks: [
      'new wiper blade does not click in',
      'which adaptor for my arm',
      'blade flew off on the motorway',
      'how do I get the old wiper off',
      'driver and passenger blade swapped?',
      'cut the new rubber to length?',
      'back wiper has another fixing',
    ],
    answer:
      'Take the adaptor from the bag that matches the end of the arm: hook, pin, button or push-on. Push until it clicks, then tug hard; a blade that is not locked flies off in the first rain. To remove the old one, press its tab and slide it towards the foot of a hook, or off the end of a push-on arm. The longer blade is usually the driver’s. Lay a towel on the glass, because an arm that snaps back cracks the screen.',
  },
  {
    id: 'job-wiper-new-still-smears',
    jobs: ['change-the-wiper-blades'],
    faults: ['wiper-blades-worn'],
    asks: [
      'brand new wipers still smear',
      'new blades judder and squeak',
      'clean with what so they dont streak',
      'leaves a strip unwiped in the middle',
      'rain repellent on the glass, is that why',
      'cheap blades bad after a month',
      'should I oil or silicone the rubber',
      'fresh blades but a streaky windscreen',
      'replaced both wipers and it is no clearer',
      'new rubbers leave lines',
    ],
    answer:
      'Clean the glass before you blame the blades: wax from the car wash, rain repellent and traffic film make new rubber chatter. Wash it, rub it with glass polish or alcohol until water runs off as a film, and wipe the lips with a damp cloth. Look whether the protector strip is still on. If a band stays unwiped, the blade or the arm is bent; chatter in one direction means a twisted arm. No oil or silicone on the rubber.',
  },
  {
    id: 'job-wiper-service-position',
    jobs: ['change-the-wiper-blades'],
    asks: [
      'I cannot lift the wipers because they hit the bonnet',
      'how do I put them in the service position',
      'wipers stopped in the middle of the screen',
      'arm snapped back and cracked the glass',
      'they park in the wrong place since I changed them',
      'pulled the arm by hand to move it',
      'key off and stalk down does nothing',
    ],
    answer:
      'On many cars you switch the ignition off and press the stalk once within some seconds; on others it is in the menu, and the handbook tells you. Do not drag the arms up by hand, because that strains the motor and slips the splines. To end it, switch on and wipe once. If an arm now parks too high or low, it has slipped and has to be set on its spline. A crack from a falling arm means a new screen.',
  },
  {
    id: 'job-washer-frozen-wrong-water',
    jobs: ['check-the-washer-pump-and-jets', 'prepare-the-car-for-winter', 'free-a-frozen-car'],
    asks: [
      'washers are frozen, how to thaw',
      'can I put hot water in the washer bottle',
      'washing up liquid in the screenwash tank',
      'plain water in there, frost tonight',
      'antifreeze from the radiator in the washer?',
      'pump hums but nothing comes out in winter',
      'methylated spirit instead of screenwash',
    ],
    answer:
      'Let it thaw in a warm place and do not keep the pump humming, which burns it out. Warm, not boiling, ready-mixed winter screenwash poured in helps; boiling water cracks the tank. Washing-up liquid foams and blocks jets, and engine antifreeze smears, harms paint and poisons. With plain water in it and frost coming, add strong concentrate now and run it through to the jets, because what stands in the hoses freezes first.',
  },
  {
    id: 'job-washer-leak-pump-grommet',
    jobs: ['check-the-washer-pump-and-jets'],
    faults: ['washer-pump-failed'],
    asks: [
      'washer bottle empties by itself',
      'fresh washer pump drips at its rubber seat',
      'front jets work and rear do not',
      'pump runs the wrong way, two hoses',
      'jets dribble only',
      'how do I get the pump out without draining',
      'pin broke off in the jet',
    ],
    answer:
      'Fill it and look underneath: the usual leaks are the pump grommet, a cracked tank or a hose that has come off, often after work at the bumper. Fit a new grommet with the pump, wet it and push the pump right home. One pump with two hoses serves front and rear by turning either way, so if they are swapped, change the hoses over. A dribble is a blocked jet, a kinked hose or a filter in the tank. Have a bowl ready.',
  },
  {
    id: 'job-demist-recirc-cold',
    jobs: ['demist-the-windows', 'free-a-frozen-car'],
    asks: [
      'should the ac be on in winter to clear the mist',
      'recirculate or fresh air for steamed up windows',
      'windows mist inside and freeze',
      'cold air or hot air clears it quicker',
      'cat litter sock against damp, does it work',
      'wiping with the hand leaves streaks',
      'screen fogs again the moment I turn the fan down',
    ],
    answer:
      'Air conditioning on, fresh air, heat up and full fan to the screen: dry air clears it, and the air conditioning is what dries it. Below freezing some systems leave the compressor off, and then warm fresh air and a slightly open window have to do it. A sock of cat litter takes up very little. If it comes back every day, look for wet mats, a full cabin filter and a leak. A sweet, greasy film means the heater matrix.',
  },
  {
    id: 'job-ice-hot-water',
    jobs: ['free-a-frozen-car', 'demist-the-windows'],
    asks: [
      'can I pour a kettle of hot water on the windscreen',
      'lukewarm water to melt the ice, safe?',
      'scrape with a cd case or card',
      'vinegar or salt water to stop the ice',
      'door is frozen shut, pull harder?',
      'can I leave it running while I have breakfast',
      'frozen lock, heat the key with a lighter',
    ],
    answer:
      'Not with the kettle: the glass can crack, and the water freezes again on the ground and in the seals. Even warm water is a gamble. De-icer, a plastic scraper and the heater take five minutes. Salt water harms paint and rubber. Press against a frozen door instead of heaving at the handle. Do not heat a key with a chip, and never leave the car running unattended: it gets stolen, and the insurer may not pay.',
  },
  {
    id: 'job-windscreen-chip-kit',
    jobs: ['deal-with-a-windscreen-chip'],
    asks: [
      'does a home chip repair kit really work',
      'can superglue or nail varnish stop the crack',
      'chip has turned into a 10 cm crack',
      'it rained into the chip, too late?',
      'repair it in front of the driver, allowed?',
      'insurance claim for a chip affects the bonus?',
      'kit done and I still see a spot',
    ],
    answer:
      'A kit does stop a small, fresh, clean chip away from the edge and the driver’s view; a faint spot always stays. Cover it with clear tape today, dry it well and work in the shade. Superglue and varnish fill it for good with something no repairer can get out. A crack cannot be mended at home. Many policies pay for a chip repair with little or no excess and without touching the bonus, so ask before you try.',
  },
];
