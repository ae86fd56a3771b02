import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about brakes at the counter, after the repair and when a new sign appears. */
export const chassisBrakeFurtherQuestions: readonly CommonQuestion[] = [
  {
    id: 'chassis-brakes-which-pads-several-listed',
    faults: [
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'brake-discs-thickness-variation',
      'brake-discs-corroded',
    ],
    asks: [
      'three different pads are listed for my reg, which one',
      'how do I find the disc size to order the right parts',
      'bosch or ate system on my brakes, how to see',
      'parts website asks for pr code',
      'which diameter disc I must buy for my car',
      'do I measure the old disc before ordering',
      'pads came and they are the wrong shape',
    ],
    answer:
      'Go by disc diameter and caliper maker, not only by the registration: many models left the factory with two or three brake sizes. Measure the old disc across, read the maker’s name cast on the caliper, or give the dealer the chassis number; on some makes a sticker in the boot or service book carries the brake code. Compare shape, wear-sensor cut-out and springs with the old pads before you take anything apart.',
  },
  {
    id: 'chassis-brakes-amber-percent-worn',
    faults: ['front-brake-pads-worn', 'rear-brake-pads-worn'],
    asks: [
      'health check says pads 70 percent worn amber',
      'video from the dealer shows amber brakes, believe it?',
      'what does 80% worn mean in millimetres',
      'red on the report but the car stops fine',
      'paper say brake 65 percent used, must buy?',
      'they recommend pads at 4 mm, upsell?',
      'how honest are those free brake checks',
    ],
    answer:
      'Ask for millimetres at each wheel, inner and outer pad, because a percentage depends on what they call new. At 3 mm or less they are due; at 4 or 5 mm amber means no more than plan ahead. Have it shown on the car or in a picture with a gauge in it. Small rear pads start with only 8 or 9 mm, so they turn amber early. A second garage measures it in ten minutes.',
  },
  {
    id: 'chassis-brakes-dust-more-on-one-wheel',
    faults: [
      'brake-caliper-slides-seized',
      'brake-caliper-piston-seized',
      'brake-pads-tight-in-carrier',
      'front-brake-pads-worn',
    ],
    asks: [
      'one wheel is much dirtier with brake dust than the other',
      'black dust on the left front only',
      'why is one alloy always filthy',
      'no dust at all on one rear wheel, is it not braking',
      'brake powder on one side more, meaning?',
      'rusty disc on one side and shiny on the other',
      'the offside stays clean while the nearside is caked',
    ],
    answer:
      'It is a good sign to follow: the dirtier wheel of an axle either drags or does the work of both, and a clean one with a dull or rusty disc hardly brakes. Compare the warmth left and right after a drive and look at both discs in the light. Tell the garage which wheel is the clean one, because that may be the seized one, and ask for pins, piston and pads of both sides to be checked.',
  },
  {
    id: 'chassis-brakes-pull-which-side-faulty',
    faults: [
      'brake-caliper-slides-seized',
      'brake-caliper-piston-seized',
      'brake-lining-contaminated',
      'brake-hose-collapsed',
      'brake-pads-tight-in-carrier',
    ],
    asks: [
      'pulls left when braking, which side has the fault',
      'steering tugs to the right on the brakes',
      'car veers when I stop hard, which wheel to look at',
      'it pulls only in the first moment of braking',
      'when I brake it goes to left side, right brake bad?',
      'mot found imbalance across the axle',
      'brake imbalance 40 percent front, what do they fix',
    ],
    answer:
      'As a rule the weak brake is on the other side: the car pulls towards the wheel that brakes harder, so a pull to the left means that the right one does too little, by seized parts, a soaked lining or a hose that lets fluid through slowly. Only a brake that drags all the time pulls towards itself, and is hot. The roller test at an MOT station gives the figures for both wheels. A strong imbalance fails.',
  },
  {
    id: 'chassis-brakes-after-smoke-what-check',
    faults: [
      'brake-caliper-piston-seized',
      'brake-caliper-slides-seized',
      'brake-hose-collapsed',
      'rear-caliper-handbrake-lever-seized',
    ],
    asks: [
      'a brake got so hot it smoked, what else needs checking',
      'after the caliper cooked itself is the tyre ok',
      'wheel was glowing, will the bearing be damaged',
      'hub cap melted from the stuck brake',
      'brake overheated very much, change what?',
      'abs sensor near an overheated caliper',
      'do I need new fluid after a binding brake',
    ],
    answer:
      'Besides the part that stuck, have disc, pads, hose, fluid, wheel bearing, the ABS lead and the tyre’s inner wall looked at: all of them sat in that heat. A blue disc and pads that crumble are renewed, the fluid is changed because it may have boiled, and a bearing whose grease has run out soon hums. Do not pour water on it while hot. The other side of the axle gets the same pads and discs.',
  },
  {
    id: 'chassis-brakes-abs-buzz-or-judder',
    faults: ['brake-discs-thickness-variation', 'abs-tone-ring-cracked'],
    asks: [
      'is the pulsing pedal abs or warped discs',
      'how do I tell judder from abs kicking in',
      'pedal vibrates fast like a drill',
      'slow throb that follows the wheel speed',
      'pedal shake, ABS or disk, what difference',
      'buzz with a ratchet noise near the stop',
      'the pedal pushes back under my foot on dry tarmac',
    ],
    answer:
      'ABS is fast and rattles like a drill, with a grinding sound from under the bonnet, and comes on slippery ground or near the stop; uneven discs throb in time with the wheels and get slower as you slow down. Judder is worst from higher speeds and reaches steering wheel or seat. A buzz on dry tarmac just before standstill points to a sensor or its ring, not to the discs.',
  },
  {
    id: 'chassis-brakes-shake-not-discs',
    faults: ['brake-discs-thickness-variation', 'inner-tie-rod-worn', 'control-arm-bushes-worn'],
    asks: [
      'new discs and pads did not cure the shake on braking',
      'steering still wobbles when braking after new rotors, what else',
      'could worn bushes cause brake judder',
      'brake vibration but the discs measure true',
      'changed disk and shake is same, other cause?',
      'judder only at 60 on light braking, discs new',
      'track rod play and brake shake, linked?',
    ],
    answer:
      'If the new discs measure true on the car, look at what holds the wheel: worn rear wishbone bushes, an inner track rod or a bearing with play let a harmless trace of run-out grow into a shake. Have those levered and rocked before anyone fits a third set. Check also that the wheel nuts were tightened evenly and that the hub face was cleaned, because either brings even good discs out of true.',
  },
  {
    id: 'chassis-brakes-disc-will-not-come-off',
    faults: ['brake-discs-corroded', 'brake-discs-thickness-variation', 'parking-brake-shoes-worn'],
    asks: [
      'disc is stuck on the hub, how do I get it off',
      'retaining screw in the disc is rounded',
      'hammered the disc for an hour and it will not move',
      'rear disc wont come off because of the handbrake shoes',
      'brake disk rusted to hub, method?',
      'can hitting the disc harm the bearing',
      'is the little screw needed at all',
    ],
    answer:
      'Drill off or knock round the small screw with an impact driver, then use the two threaded holes in the disc, where it has them, with bolts turned in evenly; that spares the wheel bearing the hammer. A rear disc with shoes inside needs the parking brake off and the adjuster backed off through its hole. Clean the hub to bare metal afterwards. The screw only holds the disc while the wheel is off, but fit a new one.',
  },
  {
    id: 'chassis-brakes-coated-discs-seldom-driven',
    faults: ['brake-discs-corroded', 'normal-disc-surface-rust', 'brake-lining-detached'],
    asks: [
      'are coated discs worth it for a car that hardly moves',
      'how do I keep brakes from rusting when I drive little',
      'retired, use the car once a week, discs keep rotting',
      'leave handbrake off when stored?',
      'car stand two weeks each time, brake rust, advice',
      'washing the car then parking it, bad for brakes?',
      'stainless discs exist?',
    ],
    answer:
      'Coated discs keep hub, edge and vents from rusting, which helps looks and the next change, but the coat is worn off the braking face at once, so only use keeps that clean. Drive it dry after a wash, brake firmly a few times on an empty road each week, and store it without the parking brake, in gear or Park on level ground with chocks. A garage that is dry and aired beats any coating.',
  },
  {
    id: 'chassis-brakes-code-side-uk',
    faults: [
      'abs-wheel-speed-sensor-failed',
      'abs-tone-ring-cracked',
      'wheel-bearing-worn',
      'tpms-sensor-battery-dead',
    ],
    asks: [
      'code says front left, is that the passenger side here',
      'nearside or offside for left rear',
      'does left mean looking from the front or from the seat',
      'on right hand drive is left still left',
      'LF wheel speed, which wheel in england',
      'changed the wrong side because of the code',
      'fault text says wheel 2, which corner is it',
    ],
    answer:
      'Left and right are always meant as you sit in the car and look forward, whichever side the wheel is on, so front left in Britain is the passenger’s or nearside front. Testers that count wheels differ between makes, so look up which corner number 2 is. To be sure, watch the live speeds and unplug or spin that one wheel on stands: the value that changes belongs to it.',
  },
  {
    id: 'chassis-brakes-abs-pump-runs-on',
    faults: ['abs-module-electronics-failed'],
    asks: [
      'abs pump keeps running with the ignition off',
      'buzzing from the abs block flattens my battery',
      'relay stuck in the abs unit?',
      'motor noise from brake unit after key out',
      'abs motor not stop, what I do',
      'do I pull the battery lead to stop the pump',
      'unit gets hot and hums on its own',
    ],
    answer:
      'Its relay has stuck, in the unit or in the fuse box, and the pump will burn out, drain the battery and may overheat its wiring: disconnect the battery’s negative lead, or have it done, and leave the car. Smell or smoke means to keep away and call for help. Where the relay is a separate plug-in one, it is a cheap repair; inside the unit, a specialist rebuilds it. Do not drive with its fuse out.',
  },
  {
    id: 'chassis-brakes-fluid-or-other-drip',
    faults: [
      'brake-pipe-corroded',
      'brake-hose-burst',
      'brake-caliper-leaking',
      'rear-wheel-cylinder-leaking',
      'master-cylinder-leaking-outside',
    ],
    asks: [
      'how do I know the drip is brake fluid',
      'clear oily liquid inside the wheel, what is it',
      'wet patch by the back tyre',
      'does brake fluid smell and feel slippery',
      'liquid under car near wheel, brake or water?',
      'is it brake fluid or shock absorber oil',
      'yellowish drops below the pedals',
    ],
    answer:
      'Brake fluid is thin, slippery, clear to brown, smells slightly fishy and, unlike oil, rinses away with water; a reservoir that has fallen settles it. Oil from a damper is higher up and on the damper’s body, and axle oil is thick. A puddle inside one wheel is caliper, cylinder or hose, one under the middle is a pipe, one in the footwell the master cylinder or clutch. With brake fluid on the ground the car stays.',
  },
  {
    id: 'chassis-brakes-fluid-spilt-clean',
    faults: [
      'master-cylinder-leaking-outside',
      'brake-caliper-leaking',
      'air-in-brake-system',
      'rear-wheel-cylinder-leaking',
      'brake-hose-burst',
    ],
    asks: [
      'spilt brake fluid on the paint, what do I do',
      'got brake fluid in my eye',
      'brake fluid on the drive, how do I clean it',
      'fluid ran over the tyre, is the tyre ruined',
      'liquid of brake on my hands, dangerous?',
      'paint has wrinkled under the master cylinder',
      'where do I take old brake fluid',
    ],
    answer:
      'Rinse it off at once with plenty of water, since it strips paint within minutes and wiping only spreads it; eyes are rinsed for many minutes and then seen by a doctor. Hands and a tyre are washed with water and soap, and linings that got wet are renewed. On a drive bind it with cat litter and do not hose it into the drain. Old fluid goes to the recycling centre in a marked bottle, out of children’s reach.',
  },
  {
    id: 'chassis-brakes-move-car-without-brakes',
    faults: [
      'brake-pipe-corroded',
      'brake-hose-burst',
      'master-cylinder-bypassing',
      'air-in-brake-system',
      'brake-caliper-leaking',
      'rear-wheel-cylinder-leaking',
    ],
    asks: [
      'can my mate tow it with a rope as the brakes are gone',
      'how do I get a car with no brakes to the garage',
      'roll it slowly using the handbrake only',
      'it is half a mile, crawl in first gear?',
      'car without brake, how transport',
      'tow bar with a person steering, allowed?',
      'will a mobile mechanic do brake lines on a drive',
    ],
    answer:
      'It goes on a lorry or is mended where it stands: on a rope the towed car must be able to stop itself, and creeping with only the parking brake has killed people on a slope. Say on the telephone that it has no footbrake, so they send a flatbed with a winch. Many mobile mechanics renew hoses, calipers and cylinders on a level drive; long pipes need a lift.',
  },
  {
    id: 'chassis-brakes-rolled-after-parking',
    faults: [
      'rear-caliper-handbrake-lever-seized',
      'parking-brake-cable-seized',
      'parking-brake-shoes-worn',
      'rear-drum-shoes-worn',
      'electric-parking-brake-motor-failed',
    ],
    asks: [
      'car rolled away half an hour after I parked it',
      'handbrake let go by itself when it cooled down',
      'came back and it had moved down the hill',
      'why does a parking brake loosen after a drive',
      'car move alone later on slope, hand brake was up',
      'how do I park on a hill until it is fixed',
      'left in neutral with handbrake on and it crept',
    ],
    answer:
      'Hot discs and drums shrink as they cool, so a weakly set or worn parking brake can lose its hold some minutes after you have left. Until it is repaired, do not park on a slope at all; on level ground leave it in gear or Park and chock it, and where there is no choice turn the wheels so that it would roll into the kerb. Have adjustment, shoes or lever, and cables checked now.',
  },
  {
    id: 'chassis-brakes-reverse-squeal-groan',
    faults: [
      'brake-pads-glazed-or-hard',
      'brake-pads-loose-in-carrier',
      'rear-drum-shoes-worn',
      'normal-disc-surface-rust',
    ],
    asks: [
      'brakes squeal only in reverse in the morning',
      'groan when creeping forward with the brake half on',
      'loud moan as I let the brake off in an automatic',
      'squeaks backing out of the drive then fine',
      'brake make cow sound when release slowly',
      'is a groan at walking pace harmful',
      'drums howl in reverse only',
    ],
    answer:
      'Damp, a film of rust and pads that take up their play the other way make the first reverse stops squeal, and an automatic that creeps against half-released brakes groans. Neither by itself tells of worn linings, but measure them: under 3 mm is due. If it goes on when the brakes are warm and dry, look for glazed pads, missing shims and, in drums, dust and dry contact points on the backing plate.',
  },
  {
    id: 'chassis-brakes-reservoir-grommet-leak',
    faults: ['master-cylinder-leaking-outside'],
    asks: [
      'leaks where the reservoir pushes into the master cylinder',
      'is it just a rubber grommet and not the cylinder',
      'wet under the reservoir, how do they tell',
      'sealant round the reservoir foot?',
      'little rubber between tank and cylinder, buy alone?',
      'overfilled reservoir or a leak',
      'clutch pipe on the same reservoir is damp',
    ],
    answer:
      'It may be just the two rubber grommets below the reservoir, which are sold separately for many cars; wipe all dry and watch with a torch whether it gets wet there, at a pipe nut or at the flange. A wet flange means the cylinder itself. Sealant does not hold against brake fluid. On a manual look at the clutch’s hose too, which often shares the reservoir. Until it is mended the car stays.',
  },
  {
    id: 'chassis-brakes-servo-and-rough-idle',
    faults: ['brake-servo-vacuum-hose-leaking', 'brake-servo-diaphragm-torn'],
    asks: [
      'hard brakes and rough idle together, same cause?',
      'engine light lean code and a hiss from the brake hose',
      'does a split servo hose affect the engine',
      'idle gets better when I pinch the servo pipe',
      'motor shake and brake hard, connected?',
      'tape round the split vacuum hose to get home',
      'any rubber hose instead of the proper servo hose?',
    ],
    answer:
      'One leak can do both: air that enters through a split servo hose or diaphragm leans the engine and robs the brake of its help. If the idle recovers when the hose is pinched near the engine, that branch is the leak. Tape gets sucked in and is no repair, and ordinary fuel or water hose collapses under vacuum, so use the proper hose with its valve facing the right way. Codes for the mixture are cleared afterwards.',
  },
  {
    id: 'chassis-brakes-drum-noise-not-worn',
    faults: ['rear-drum-shoes-worn', 'drum-adjuster-seized', 'brake-shield-rubbing'],
    asks: [
      'scraping from the drum though the shoes are thick',
      'drum brake squeaks with every turn of the wheel',
      'rubbing once per revolution at the back',
      'new shoes and now a scrape',
      'drum noise when roll, brake not pressed',
      'dust in the drums, how do I clean it safely',
      'broken spring inside the drum, what would I hear',
    ],
    answer:
      'Once per turn without braking is a drum that is out of round, a shoe set too tight, a lip at the drum’s edge, or a loose spring or piece of lining that is dragged round. A clatter, or a wheel that locks for a moment, is urgent, because a loose part can jam it. The drum has to come off. Wet the dust with brake cleaner and wipe it up; never blow it out or breathe it.',
  },
  {
    id: 'chassis-brakes-stroke-sensor-grab',
    faults: ['brake-pedal-stroke-sensor-faulty', 'hybrid-brake-actuator-failed'],
    asks: [
      'hybrid brakes grab in the last metre',
      'brake feels different over a bump for a moment',
      'car lurches when regen hands over to the brakes',
      'is a grabby electric brake pedal a fault or design',
      'pedal of hybrid not smooth at the end',
      'grabs since the battery was disconnected',
      'drives fine in neutral but jerky in D when braking',
    ],
    answer:
      'A short loss of slowing over a bump is usually the handover from regeneration, and many hybrids do it; grabbing at every stop, in Neutral as well and with a message, is a fault of the sensors or their zero. If it began after a disconnected battery or brake work, ask first for the pedal sensors to be set to zero with the tester. Show it on a drive, because a parked test finds nothing.',
  },
  {
    id: 'chassis-brakes-while-i-wait',
    faults: [
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'brake-caliper-piston-seized',
      'brake-hose-burst',
      'brake-discs-corroded',
      'rear-drum-shoes-worn',
    ],
    asks: [
      'how long does this brake job take, can I wait',
      'pads and discs on one axle, how many hours',
      'is a caliper a same day repair',
      'can a fast fit place do it in the lunch break',
      'how much time needs garage for brakes',
      'will they need to keep the car overnight',
      'time for both rear calipers and bleeding',
    ],
    answer:
      'Pads or pads and discs on one axle take about one to two hours, a caliper or hose with bleeding about the same per side, drums a little more; rust, sheared screws and an electric parking brake add to it. So it can be done while you wait if the parts are there: give the registration when you book and have the disc size checked first. Long brake pipes and a master cylinder are rather a half or whole day.',
  },
  {
    id: 'chassis-brakes-check-after-collecting',
    faults: [
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'brake-caliper-piston-seized',
      'brake-caliper-leaking',
      'brake-hose-burst',
      'brake-pipe-corroded',
      'master-cylinder-bypassing',
    ],
    asks: [
      'what do I check when I collect the car after brake work',
      'how do I know they did the brakes properly',
      'picked it up and the pedal feels lower, normal?',
      'first things to test once I have it back',
      'after brake repair what should I look at',
      'do I need to see the old parts',
      'wheel nuts checked again after brake job?',
    ],
    answer:
      'Before you leave, press the pedal several times: it must be firm and stay up, and the fluid must stand between the marks. Try a few gentle stops in the yard, listen, and feel whether it pulls. Ask for the old parts and the measured values, and for the wheel nuts to be checked again after 30 to 50 miles. A pedal that is lower or spongier than before, a pull or a hot wheel goes straight back in.',
  },
  {
    id: 'chassis-brakes-no-fault-found-sinking',
    faults: [
      'master-cylinder-bypassing',
      'brake-fluid-overheated',
      'air-in-brake-system',
      'abs-modulator-valve-stuck',
    ],
    asks: [
      'garage says the brake pedal is fine, but it sank for me',
      'they could not reproduce the soft pedal',
      'pedal went long once and then never again',
      'intermittent sinking pedal, how do I prove it',
      'mechanic find nothing but I felt brake go down',
      'told it is my imagination',
      'what do I write down for a fault that comes and goes',
    ],
    answer:
      'Insist on a proper test, because a pedal that sank once is never imagination: they should hold it for a minute with light and with firm pressure, cold and hot, test the fluid’s boiling point and, if in doubt, plug the outlets of the master cylinder. Write down how hot the brakes were, how hard you pressed, whether pumping helped and whether ABS had worked before. Film the pedal when it happens with the car parked.',
  },
];
