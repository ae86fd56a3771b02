import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about wipers, washers, windscreens, heated glass and mirrors. */
export const bodyWipersGlassQuestions: readonly CommonQuestion[] = [
  {
    id: 'body-blades-new-still-streak',
    faults: ['wiper-blades-worn', 'wiper-arm-slipping'],
    asks: [
      'new blades and it still smears',
      'fresh wipers judder already',
      'one stripe right in front of my eyes stays wet',
      'cheap blades squeak, is it the rubber or the arm',
      'wipers new but window not clean',
      'skips only on the way up',
      'top half isnt wiped at motorway speed',
    ],
    answer:
      'Clean the glass properly first: wax and traffic film make new rubber smear, so use a glass polish and wipe the blade’s edge as well. Chatter in one direction means that the arm is twisted and has to be set square. A stripe in one place is a nick or a bent blade, and a part that lifts at speed a tired arm spring or a wrong length. Check that the blades are for your car and the right way round, driver’s side against passenger’s.',
  },
  {
    id: 'body-blades-fit',
    faults: ['wiper-blades-worn'],
    asks: [
      'how do I get the wiper arms to stand up for changing',
      'adapter doesnt fit my arm',
      'arm snapped back and hit the glass',
      'one blade longer, which goes where',
      'refill rubber only, or whole blade',
      'do I change the rear one at the same time',
      'wiper change on car with hidden arms',
    ],
    answer:
      'Many cars with hidden arms need the service position: ignition off, then push the stalk down or hold it within a few seconds, as the handbook says. Lay a folded towel on the windscreen, because a bare arm that snaps back cracks it. The longer blade goes on the driver’s side on most cars; measure before you buy. Pick the adapter that matches your arm and listen for the click. Rubber refills are good where they are sold for your blade.',
  },
  {
    id: 'body-wiper-stopped-rain',
    faults: [
      'wiper-motor-failed',
      'wiper-linkage-disconnected',
      'wiper-fuse-or-relay-failed',
      'wiper-switch-or-module-fault',
    ],
    asks: [
      'wipers just stopped on the motorway in rain, what now',
      'stuck halfway up the windscreen',
      'is it lawful to drive without wipers if it is dry',
      'rain repellent instead of wipers until its mended',
      'can I pull them back by hand',
      'wiper dead, rain, I must go home',
      'passenger one stopped, driver one still goes',
    ],
    answer:
      'Pull off the road where it is safe and wait: without a clear view no journey is worth it, and working wipers are required by law even on a dry day. Switch them off at once, since a jammed motor overheats. Ice, snow or a leaf pile in the scuttle can be cleared by hand; do not force an arm. Then look at the fuse. Rain repellent is no substitute, because it sheds water only at speed and never dirt.',
  },
  {
    id: 'body-wiper-motor-proof',
    faults: ['wiper-motor-failed', 'wiper-fuse-or-relay-failed', 'wiper-switch-or-module-fault'],
    asks: [
      'fuse is fine, no sound at all, is the motor gone',
      'works on fast only',
      'dont stop when I switch them off',
      'they park in the middle of the screen',
      'fuse blows each time I switch the wipers on',
      'intermittent dead, other speeds ok',
      'I have 12 volt at wiper motor but not move',
    ],
    answer:
      'If 12 V and a good earth reach the motor’s plug and it stays still, the motor is finished; no voltage with a good fuse leaves relay, stalk or control unit. One speed missing is a worn brush or the stalk, intermittent missing is relay or module, and wipers that do not park have a bad contact in the motor. A fuse that blows each time means that the motor is blocked or seized, so free the linkage and try again before you buy.',
  },
  {
    id: 'body-wiper-linkage-buy',
    faults: ['wiper-linkage-disconnected', 'wiper-motor-failed'],
    asks: [
      'motor hums but the arms dont follow',
      'ball joint popped off, can I push it back on',
      'cable tie over the joint to hold it',
      'do I buy the motor with the linkage',
      'spindles are stiff, oil enough?',
      'mechanism seized again after one winter',
      'how do you remove those arms, they are welded on with rust',
    ],
    answer:
      'A joint that popped off can be pressed back, but a worn cup lets go again, usually in the next downpour, so a new bush or linkage is the real repair; a cable tie is for the drive home at most. Take the fuse out before your fingers go near it. Pull rusted arms with a small puller after a day with penetrating oil. Stiff spindles are what wrecked it, and oil frees them only for a while. Clear the scuttle drain, because standing water starts the rust.',
  },
  {
    id: 'body-rear-wiper-seized',
    faults: ['rear-wiper-seized', 'washer-tank-leak', 'washer-jets-blocked'],
    asks: [
      'rear wiper doesnt move, does it fail the MOT',
      'water drips inside the tailgate when I wash the back window',
      'rear wiper spindle seized, can I save the motor',
      'can I take the rear wiper off altogether',
      'rear wash only dribbles',
      'back wiper hum but stay',
      'boot carpet wet after using the rear washer',
    ],
    answer:
      'The usual story is a spindle that has seized with rust and then burns out the motor, so stop using it until it is free. Some can be driven out, cleaned and greased; many are bought as a unit. A rear washer hose that has slipped off inside runs water into the tailgate and its electrics, so leave it alone and open the trim. Ask your tester about the MOT, since the test looks chiefly at the driver’s view ahead; a missing arm’s hole must be sealed.',
  },
  {
    id: 'body-washer-pump-or-blocked',
    faults: ['washer-pump-failed', 'washer-jets-blocked', 'washer-tank-leak'],
    asks: [
      'pump hums but nothing comes out',
      'no noise from the washer at all',
      'front squirts, back doesnt',
      'I filled it yesterday and its empty',
      'sprinkler not spray, fuse is ok',
      'sprays only on the passenger side',
      'puddle under the front wheel arch after topping up',
    ],
    answer:
      'Listen: a hum without spray means blocked or frozen jets, a hose that slipped off, or an empty tank; silence means fuse, stalk or pump. Front works and rear does not, with one pump for both, is nearly always the hose. A puddle under the wheel arch is a cracked tank or the pump’s rubber seal. Lift the hose off at the bonnet: if water spurts there, only the jets are blocked. Do not run a pump dry for more than a few seconds.',
  },
  {
    id: 'body-washer-pump-change',
    faults: ['washer-pump-failed', 'washer-tank-leak'],
    asks: [
      'where is the washer pump',
      'can I change the pump without draining the bottle',
      'is washer fluid in the mot',
      'replacement pump one outlet or two',
      'new pump leaks at the rubber',
      'washer motor change at home, wheel off?',
      'could I just carry a bottle of water and a sponge',
    ],
    answer:
      'It is pushed into the bottom of the tank in a rubber seal, mostly behind a wheel arch liner; turn the wheels outward, and if a wheel has to come off the car stands on an axle stand, never on the jack alone. The fluid runs out as you pull it, so have a bowl ready. Number of outlets and plug must match, and the seal is best renewed. Working washers are a legal requirement and are tested at the MOT, so a sponge does not do.',
  },
  {
    id: 'body-rear-heater-lines',
    faults: ['rear-heater-grid-broken', 'rear-screen-heater-feed-lost'],
    asks: [
      'only half of the back window clears',
      'all lines stay cold but the light in the button is on',
      'tab came off the heated glass',
      'I measured 12v on one side and nothing half way along',
      'rear defrost dead since tint film was fitted',
      'back heating two lines no work, paint them?',
      'does the heated rear screen count in the MOT',
    ],
    answer:
      'Breathe on the glass with it switched on: stripes that stay misted have a gap, and the place where the reading jumps along a line is the gap. Conductive paint mends single lines. If nothing clears, look at fuse, relay and the tabs at both edges; a tab off the glass is glued with conductive adhesive, as ordinary solder can crack the pane. Film that was pulled off takes lines with it, and then a new glass is often the answer. Clean it along the lines only.',
  },
  {
    id: 'body-screen-chip-wait',
    faults: ['windscreen-stone-chip', 'windscreen-stress-crack'],
    asks: [
      'tiny chip, can it wait till after the holidays',
      'will the heater make the crack run',
      'crack got longer overnight',
      'clear nail varnish on a chip',
      'chip repair kit from the shop any good',
      'there was no stone, why did it crack',
      'claim on insurance or pay myself for glass',
    ],
    answer:
      'Have a chip filled within days, since dirt, water and frost make it grow and then only a new windscreen helps. Until then tape over it, no hot air on an icy screen, no hot water, and close doors gently. Nail varnish and dirt spoil a proper filling. A crack that starts at the edge without any chip comes from tension, a poor fit or rust in the frame, so ask the last fitter. Many policies fill chips free and charge an excess for a screen.',
  },
  {
    id: 'body-screen-leak',
    faults: ['windscreen-bond-leak'],
    asks: [
      'water comes in at the top of the windscreen',
      'since new windscreen my carpet is wet',
      'whistling from the glass edge after replacement',
      'can I run a bead of sealant along the edge',
      'fitter says it is not his fault',
      'glass leaks in corner, glue from outside?',
      'is the screen still safe if it leaks',
    ],
    answer:
      'Go back to the fitter first, because a leak or whistle after a new screen is a bond that failed, and good firms put it right under guarantee. A bead of silicone outside only hides the path and spoils the surface for a proper repair. The bond holds the glass in a crash and supports the airbag, so it is more than a comfort matter. If rust in the frame is the cause, the glass has to come out and the frame be treated. Photograph the wet places.',
  },
  {
    id: 'body-glass-burst',
    faults: ['tempered-glass-shattered', 'sunroof-glass-burst'],
    asks: [
      'side window exploded by itself while parked',
      'loud bang and the sunroof was in pieces',
      'rear screen burst in the frost, why',
      'is that covered by warranty or insurance',
      'how do I cover the hole to get home',
      'glass break alone, nobody touch, possible?',
      'crumbs of glass in the vents and belts, what next',
    ],
    answer:
      'It does happen: toughened glass holds great tension, and a tiny edge damage, a stone weeks ago, heat or a flaw can set it off. Photograph the edge pieces, ask the maker about known cases, and report it to the glass insurer. Wear gloves, vacuum seats, belt slots and door, and keep the window or roof switch untouched. Film taped on the outside keeps rain out for a parked car; it is no window for a fast road.',
  },
  {
    id: 'body-mirror',
    faults: ['mirror-glass-or-heater-failed', 'mirror-fold-motor-stripped', 'mirror-switch-failed'],
    asks: [
      'mirror glass fell off, can I glue it back',
      'door mirror folds halfway and clicks',
      'blows back at speed',
      'heated mirror doesnt clear, glass or fuse',
      'only glass or complete mirror to buy',
      'mirror hit by a van, MOT?',
      'mirror adjust dead both sides',
    ],
    answer:
      'The glass with its backing plate clips on and is sold separately, so glue is only for the day; press it on with a cloth in your palm and gloves on. A mirror that clicks or folds back by itself has a stripped gear, and on many the unit is renewed. Both dead at once points to switch or fuse, one to motor or door wiring. A mirror that is missing or so broken that you cannot see behind can fail the MOT. Match heating, dimming and camera when you buy.',
  },
  {
    id: 'body-fogging',
    faults: ['cabin-damp-fogging', 'windscreen-haze-and-reflection'],
    asks: [
      'windows are wet inside every morning',
      'greasy film comes back days after cleaning',
      'ice on the inside of the windscreen',
      'how do I tell damp from a leaking heater',
      'dehumidifier bag does nothing',
      'glass fog inside all time in winter',
      'which cleaner gets the haze off the inside',
    ],
    answer:
      'Look for the water before you fight the mist: press the carpets and the spare-wheel well, take wet mats out, and make sure recirculation is off and the cabin filter clear. Use the air conditioning with warm air. A film that smells sweet, feels greasy and goes with falling coolant points to the heater matrix. Clean the inside with glass cleaner and two cloths, one wet, one dry. Do not wipe with your hand, since the grease mists again at once.',
  },
];
