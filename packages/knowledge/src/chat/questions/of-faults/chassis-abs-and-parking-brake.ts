import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about ABS, stability control and the parking brake. */
export const chassisAbsAndParkingBrakeQuestions: readonly CommonQuestion[] = [
  {
    id: 'chassis-abs-sensor-or-ring',
    faults: ['abs-wheel-speed-sensor-failed', 'abs-tone-ring-cracked'],
    asks: [
      'is it the sensor or the ring',
      'how do I tell a bad wheel speed sensor from a cracked reluctor',
      'new abs sensor fitted and the pedal still buzzes at walking pace',
      'abs kicks in just before I stop on dry road',
      'ABS work when it should not at slow speed, which part',
      'sensor changed, same code came back',
      'toothed ring or pickup, want to get the right one first time',
    ],
    answer:
      'A buzzing pedal just before the stop, at walking pace on a dry road, speaks for a cracked or rusty ring: the gap passes the sensor once per turn. A light that comes at once or over bumps and a wheel that reads zero speak for sensor, lead or plug. Ask for the live speeds of all four wheels at a crawl: a regular dip is the ring, a drop-out is the sensor or its lead.',
  },
  {
    id: 'chassis-abs-sensor-measure-resistance',
    faults: ['abs-wheel-speed-sensor-failed'],
    asks: [
      'I measured the sensor with a multimeter, 1100 ohms good?',
      'abs sensor reads open circuit, is it dead',
      'how do I test a wheel speed sensor with a meter',
      'infinite resistance on mine but light is off',
      'measure ohm of abs sensor, what should it be',
      'active sensor cannot be measured with ohms, true?',
      'compared left and right, one 1.2k the other nothing',
    ],
    answer:
      'Ohms only tell you something with old two-wire coil sensors, which read some hundred to two thousand ohms and alike left and right; one that is open is dead. Active sensors, on most cars of the last twenty years, cannot be judged that way, and a meter’s test current may harm them. There you compare the four wheel speeds on a tester and check the supply at the plug with a voltmeter.',
  },
  {
    id: 'chassis-abs-sensor-stuck-in-hub',
    faults: ['abs-wheel-speed-sensor-failed'],
    asks: [
      'abs sensor is seized in the hub and will not come out',
      'broke the sensor off in the knuckle',
      'how to get a stuck wheel speed sensor out',
      'drill out an abs pickup, safe for the ring?',
      'sensor is stuck by rust, I pull and cable come off',
      'garage charges extra because sensor was corroded in, true?',
      'sensor head swollen with rust underneath',
    ],
    answer:
      'An extra hour is quite believable, because the sensor rusts into its hole and breaks off. Soak it for a day, turn it to and fro instead of prying, and knock the stump through from behind only if the ring or bearing is out of the way; a drill that slips ruins the ring or the bearing’s seal. Clean the seat to bare metal, since rust below lifts the new one off its place, and use a smear of grease.',
  },
  {
    id: 'chassis-abs-sensor-cheap-or-original',
    faults: ['abs-wheel-speed-sensor-failed'],
    asks: [
      'will a cheap abs sensor off ebay work',
      'original or pattern wheel speed sensor',
      'does it need coding after a new abs sensor',
      'is front left the same part as front right',
      'no name sensor gave the same error, is that the reason',
      'abs sensor must be original?',
      'just plug in and the light goes out or clear the code',
    ],
    answer:
      'Take a known brand or the original: no-name sensors often give a weak signal, and the code is back within weeks. Left and right, front and rear may differ, as does the length of the lead, so go by the part number. No coding is needed on almost all cars, but the code is cleared and many lights go out only after a short drive above walking pace, when all four signals agree.',
  },
  {
    id: 'chassis-abs-lead-repair',
    faults: ['abs-wheel-speed-sensor-failed'],
    asks: [
      'can I solder the broken abs wire',
      'wire to the sensor chafed through, join it?',
      'abs light comes when I turn the wheel fully',
      'cable near strut broken, need whole sensor?',
      'light only on bumps and full lock',
      'heat shrink and crimp on a wheel sensor lead, lasts?',
      'green corrosion in the sensor plug, just clean?',
    ],
    answer:
      'A break where the lead bends with steering or suspension is best cured by a new lead or sensor: soldered joints turn stiff and snap again there, and water creeps in. In a part that does not move, a sealed crimp with heat-shrink and glue does last. Green contacts are cleaned or the plug is renewed, then protected. Clip the new lead exactly as the old one ran, or it chafes on tyre or spring.',
  },
  {
    id: 'chassis-abs-light-after-bearing-or-shaft',
    faults: ['abs-tone-ring-cracked', 'abs-wheel-speed-sensor-failed', 'wheel-bearing-worn'],
    asks: [
      'abs light came on after the wheel bearing was changed',
      'new drive shaft fitted and now traction light',
      'bearing put in the wrong way round, abs dead',
      'after hub replaced ABS and ESP lights',
      'is the magnetic side of the bearing important',
      'fitted a bearing at home, speed reads zero on that wheel',
      'dash lights since that corner was worked on, coincidence?',
    ],
    answer:
      'It is hardly a coincidence: many bearings carry the sensor ring in one seal, and pressed in the wrong way round, or held near a magnet, that wheel reads nothing. Other causes are a shaft with another number of teeth, a sensor not pushed home and a lead trapped or torn. The live speed of that wheel shows it in a minute. It goes back to whoever did the job, at their cost as a rule.',
  },
  {
    id: 'chassis-abs-tone-ring-glue',
    faults: ['abs-tone-ring-cracked'],
    asks: [
      'can I glue or weld the abs ring',
      'is the ring sold on its own or only with the shaft',
      'reluctor ring replace at home',
      'ring has rust under it, clean and put back?',
      'ring abs cracked, need whole driveshaft?',
      'press on a new ring, how hard',
      'chemical metal on a split tone ring',
    ],
    answer:
      'Do not glue or weld it: a split ring has grown on the rust below, so its teeth are no longer evenly spaced, and the brakes will still release when they should not. For many cars the ring comes separately; it goes on with warmth over a shaft ground to bare metal, without blows, and with exactly the same number of teeth. Where it is part of bearing or hub, that is renewed.',
  },
  {
    id: 'chassis-abs-unit-repair-or-new',
    faults: ['abs-module-electronics-failed'],
    asks: [
      'can the abs module be repaired instead of buying new',
      'send the abs unit away for rebuild, any good',
      'second hand abs pump, will it work',
      'does a used abs unit need coding to my car',
      'abs computer repair by post is reliable?',
      'ecu part only, leave the hydraulics on the car?',
      'dealer quotes for a whole abs block, alternatives',
    ],
    answer:
      'Repair by a specialist is often the sensible way: on many units only the electronics are unscrewed and sent off, the brakes stay closed, and the part keeps your car’s coding. Check first that fuses, earth and supply are sound, because those cause the same codes. A used unit must have the same part number, needs coding on most cars and bleeding with a tester. The car stands while it is away.',
  },
  {
    id: 'chassis-abs-unit-hot-days-only',
    faults: ['abs-module-electronics-failed', 'abs-wheel-speed-sensor-failed'],
    asks: [
      'abs light only when the engine is hot',
      'comes on after half an hour, gone the next morning',
      'why does the warning only appear in summer',
      'abs and traction lights come and go with temperature',
      'light is on after long drive only',
      'intermittent abs fault that the garage cannot find',
      'when cold everything is perfect',
    ],
    answer:
      'Coming with heat and going when cold is typical of cracked solder joints or a tired pump inside the ABS unit; with bumps and steering it is rather a sensor lead. Tell the garage exactly when it comes, ask them to read the stored codes before anything is cleared, and leave the car with them hot. A code for pump, valves, supply or internal fault points to the unit, one wheel’s speed to its sensor.',
  },
  {
    id: 'chassis-abs-speedo-cruise-also-out',
    faults: [
      'abs-wheel-speed-sensor-failed',
      'abs-module-electronics-failed',
      'abs-tone-ring-cracked',
    ],
    asks: [
      'speedo stopped and abs light on, same fault?',
      'cruise control and hill start went off with the abs',
      'gearbox shifts odd since the abs light came',
      'why are five warnings on at once',
      'speedometer not working with ABS lamp',
      'traction, steering and tyre monitor lights all together',
      'dashboard lit up like a christmas tree after one sensor?',
    ],
    answer:
      'One wheel speed feeds many systems, so a single sensor can switch off ABS, stability control, cruise, hill start, the indirect tyre monitor and sometimes the speedometer or smooth gear changes. Read the ABS unit first and repair what it names; the others as a rule clear themselves. If no tester reaches the ABS unit at all, its fuse, earth or the unit itself is the likely cause of the whole show.',
  },
  {
    id: 'chassis-abs-pull-fuse-mot',
    faults: [
      'abs-wheel-speed-sensor-failed',
      'abs-module-electronics-failed',
      'abs-tone-ring-cracked',
      'stability-yaw-sensor-failed',
    ],
    asks: [
      'can I pull the abs fuse so the brakes stop juddering',
      'take the bulb out of the abs light for the mot',
      'disconnect the abs altogether, older cars had none',
      'unplug one sensor to stop it kicking in',
      'remove ABS fuse until I have money?',
      'does an abs light fail the mot',
      'tape over the abs light',
    ],
    answer:
      'Do not disable it: without ABS the system that shares brake force between front and rear can be lost as well, so the rear wheels may lock and the car spin. The tester looks whether the light comes on and goes out, and a lit, missing or masked one fails the MOT in Great Britain. One sensor or ring is usually all it takes, so have the codes read and spend the money there.',
  },
  {
    id: 'chassis-abs-valve-after-new-master',
    faults: ['abs-modulator-valve-stuck'],
    asks: [
      'new master cylinder and the pedal still sinks',
      'is the abs block really to blame after two cylinders',
      'how do they prove that an abs valve leaks',
      'master replaced, bled five times, same sinking',
      'ABS pump leaking inside, how to know',
      'do a few abs stops free the valve',
      'who pays for the wrong cylinder now',
    ],
    answer:
      'It is plausible: when the pedal is firm with plugs in the master cylinder but sinks with the outlets of the ABS unit plugged, a valve inside that unit leaks. Ask for this test before you pay for another part. A flush, or valve cycling with the tester, sometimes clears a speck of dirt; otherwise the unit is exchanged. If the first cylinder was fitted without a test, talk to the garage about that bill.',
  },
  {
    id: 'chassis-yaw-after-seat-or-spill',
    faults: ['stability-yaw-sensor-failed', 'steering-angle-sensor-faulty'],
    asks: [
      'esp light since I hoovered and moved the seat',
      'spilt coffee on the console and stability warning came',
      'yaw sensor or steering angle sensor, how to tell',
      'traction light after wet carpet',
      'ESP lamp on after interior cleaned',
      'does the yaw sensor need calibrating once refitted',
      'where does the yaw rate sensor live',
    ],
    answer:
      'That is a good clue: on many cars this sensor sits below a seat or the console, where wet carpet and knocks reach it. Look whether its plug is dry and it is bolted down firmly and the right way round, without touching yellow airbag plugs. With the car still it must read near zero. After it was loosened or renewed it is set to zero with a tester, on level ground, as is the steering angle.',
  },
  {
    id: 'chassis-esp-wrong-tyres',
    faults: [
      'stability-yaw-sensor-failed',
      'abs-wheel-speed-sensor-failed',
      'steering-angle-sensor-faulty',
    ],
    asks: [
      'traction light after new tyres on one axle',
      'could odd sized tyres bring on the stability light',
      'space saver fitted and esp warning',
      'different tread depth left and right sets off the light?',
      'ESP after change two tires, why',
      'light came on the day of the tyre change',
      'is the esp confused by my part worn tyre',
    ],
    answer:
      'It can: the unit compares four wheel speeds, and a tyre of another size, a space-saver, or one very worn beside a new one turns faster and looks like a skid. Check sizes and pressures on all four first. If they match, the tyre shop may have torn a lead or left the steering wheel off centre after alignment. Many cars need the tyre monitor reset or the steering angle set afterwards.',
  },
  {
    id: 'chassis-self-test-buzz-when-worry',
    faults: ['normal-brake-self-test'],
    asks: [
      'thud and buzz once when I first drive off, every time',
      'grr under the pedal at 10 mph after starting',
      'why does it clunk once and then never again',
      'noise in pedal after start driving one time',
      'is the abs checking itself that noisy',
      'my old car never made this noise on setting off',
      'when would this start-up noise become a fault',
    ],
    answer:
      'That is the ABS unit trying its pump and valves once after each start, and some cars do it more loudly than others. Your foot on the pedal at that moment feels it, and a warm or cold engine makes no difference. It becomes a fault when it comes at every stop, when it goes on for longer than a second or so, or when the ABS light stays on. Note how often it comes on one drive.',
  },
  {
    id: 'chassis-handbrake-cable-frozen',
    faults: ['parking-brake-cable-seized', 'rear-caliper-handbrake-lever-seized'],
    asks: [
      'handbrake frozen on this morning in the frost',
      'pour hot water on the frozen brake?',
      'cable is iced up, how do I free it',
      'water gets in the cable and freezes each winter',
      'brake is frozen, I can drive with force?',
      'stuck overnight at minus five, came off after a bang',
      'how not to have the handbrake freeze again',
    ],
    answer:
      'Do not tear it loose with the engine, because that rips linings and cables: let the car warm up, work the lever gently a few times and, where you can, wait for milder hours or a garage. Hot water freezes again inside and makes it worse. A cable that freezes has a split sleeve and lets water in, so it is renewed rather than oiled. Until then park on the flat, in gear or Park, with chocks.',
  },
  {
    id: 'chassis-handbrake-cable-oil-it',
    faults: ['parking-brake-cable-seized'],
    asks: [
      'can I oil a stiff handbrake cable',
      'grease down the cable sleeve, does that work',
      'handbrake cable stiff but not broken, lubricate?',
      'both cables or just the sticking one',
      'is it hard to change the parking brake cable by myself',
      'cable adjust after change needed?',
      'wd40 into the outer casing, temporary fix or daft',
    ],
    answer:
      'Oil helps for weeks at best: once the sleeve is cracked, the strands rust and swell, and the next frost holds it again. The cable is renewed, usually both where they come as a pair or have the same age. It is a fair home job on stands, but exhaust shields and rusted clips often fight back. The shoes or calipers are set first, then the cable, and both wheels must turn free with the lever down.',
  },
  {
    id: 'chassis-handbrake-snapped-lever-loose',
    faults: ['parking-brake-cable-seized'],
    asks: [
      'the lever came up with no resistance',
      'handbrake cable snapped, how do I park',
      'twang and now the handbrake does nothing',
      'no parking brake, leave it in gear enough?',
      'hand brake lever is loose suddenly',
      'cable broke on my drive, what until the repair',
      'is an auto in park enough without a handbrake',
    ],
    answer:
      'A lever that moves freely has lost its cable, so nothing holds the parked car except the gearbox. Until it is mended, park only on level ground, in first or reverse or in Park, with chocks on both sides of a wheel, and never on a slope or with children inside. A car whose parking brake does not work fails the MOT and must not be used on the road, so ask for repair at your home.',
  },
  {
    id: 'chassis-handbrake-clicks-and-holds',
    faults: ['parking-brake-shoes-worn', 'rear-drum-shoes-worn', 'parking-brake-cable-seized'],
    asks: [
      'how many clicks should a handbrake have',
      'lever comes up nine clicks and barely holds on a hill',
      'what does the mot want from the handbrake',
      'rolls back on my steep drive although pulled right up',
      'number of clicks is high, adjustment only?',
      'failed on parking brake efficiency, what is usually wrong',
      'holds forwards but not backwards',
    ],
    answer:
      'About four to seven clicks is usual, and the workshop data for your car has the number; more means slack from worn shoes, unset adjusters or stretched cables. It should hold at about half travel on a slope. Before anyone tightens the cable, the shoes or caliper levers are checked and set at the wheels. In the MOT it must reach a set braking effort on the rollers, and a great difference left to right also counts.',
  },
  {
    id: 'chassis-handbrake-shoes-in-disc-bed-in',
    faults: ['parking-brake-shoes-worn'],
    asks: [
      'new handbrake shoes and it still does not hold',
      'do parking brake shoes inside the disc need bedding in',
      'rear discs with little drums inside, how adjusted',
      'handbrake weak after new rear discs',
      'after new shoe the handbrake is still bad',
      'rattle inside the rear disc, piece of lining loose?',
      'how often should I use the handbrake on an automatic',
    ],
    answer:
      'New shoes hold badly until they fit their drum, so many makers ask for a gentle bedding-in at low speed; the manual has the way for your car. First they must be set through the hole in the disc until they just brush and are backed off a little. Rust in the drum face means new discs. Use it every time you park: in automatics it rots from idleness.',
  },
  {
    id: 'chassis-epb-stuck-on-release',
    faults: ['electric-parking-brake-motor-failed', 'electric-parking-brake-switch-or-software'],
    asks: [
      'electric handbrake will not come off, how do I release it',
      'emergency release for the electronic parking brake',
      'stuck on my drive with the e-brake on',
      'car needs towing but handbrake is locked on',
      'electronic brake is closed, cannot move the car',
      'tried the button with foot on brake and belt on, nothing',
      'can the motor be unwound by hand',
    ],
    answer:
      'First try with a good 12 V supply: charge or jump the battery as the handbook says, ignition on, belt fastened, foot firmly on the brake, then press the switch. Some cars have an emergency release in the handbook; on others a mechanic takes the motor off the caliper and winds the spindle back. Chock the wheels before anybody does so. Never drag it with locked wheels; recovery firms have skates.',
  },
  {
    id: 'chassis-epb-one-motor-silent',
    faults: ['electric-parking-brake-motor-failed'],
    asks: [
      'only one side whirrs when I apply it',
      'left motor dead, can I replace just the motor',
      'motor alone or complete caliper for electric handbrake',
      'parking brake noise only from the right',
      'one electric motor of the brake is quiet, what to buy',
      'is the e-brake motor a diy swap',
      'does the new actuator need coding',
    ],
    answer:
      'On most cars the motor is two screws and a plug on the back of the caliper and comes separately; it can be changed without opening the hydraulics. First have the plug and the lead checked for voltage, because a broken wire at the axle is as common. If the spindle in the caliper is stiff or rusty, the new motor dies too, and then the caliper is due. Afterwards it is calibrated with a tester.',
  },
  {
    id: 'chassis-epb-after-pads-error',
    faults: ['electric-parking-brake-motor-failed', 'electric-parking-brake-switch-or-software'],
    asks: [
      'parking brake fault since the rear pads were changed',
      'I wound the piston back with a clamp, now epb error',
      'forgot service mode, have I broken the handbrake motor',
      'malfunction message after rear brake job',
      'changed pad without computer and now error',
      'maintenance mode will not end',
      'how to get it out of service position',
    ],
    answer:
      'Very likely the motors have lost their position or the spindle was forced: end service mode with the tester, or by the menu on cars that have it, and calibrate by closing and opening fully. If one side then only clicks or shows a blocked motor, its gear or spindle was damaged when the piston was pushed, and the motor or caliper is renewed. Until it holds on both sides, chock the car.',
  },
  {
    id: 'chassis-epb-switch-or-battery',
    faults: ['electric-parking-brake-switch-or-software'],
    asks: [
      'message parking brake fault after the battery was flat',
      'handbrake switch works only every third time',
      'does it apply by itself when I switch off but not by the button',
      'spilt a drink on the epb switch',
      'electronic parking brake message come after battery weak',
      'is it the switch or something dearer',
      'can software alone cause the handbrake warning',
    ],
    answer:
      'If it still applies by itself, at switching off or with the automatic function, but the button works only now and then, the switch is the likely culprit, and after a spill almost surely. A message that came with a weak battery often goes after charging and one full cycle of on and off. Have the codes read first: a motor code means something else. Some cars only need newer software.',
  },
  {
    id: 'chassis-autohold-conditions',
    faults: ['auto-hold-not-working'],
    asks: [
      'auto hold stopped working but everything else is fine',
      'what conditions does hill hold need',
      'autohold lets go after a few minutes',
      'it will not hold on a slight slope',
      'hill assist not work, why',
      'door shut and belt on but it refuses',
      'does the hill hold failing mean my brakes are faulty',
    ],
    answer:
      'Go through its conditions first: driver’s door shut, belt fastened, engine running or Ready, switched on in the menu, pedal pressed firmly; on most cars hill hold wants a real slope and lets go after a second or two by design. A door or belt switch that is not seen cancels it, and the dash shows that. Any brake, ABS or parking-brake message switches it off too, and that one is mended first.',
  },
  {
    id: 'chassis-parking-brake-light-stays-on',
    faults: ['parking-brake-switch-stuck', 'brake-fluid-level-sensor-faulty'],
    asks: [
      'handbrake light stays on with the lever right down',
      'red brake light, is it just the handbrake switch',
      'if I lift the lever a bit the light goes out',
      'how do I adjust the switch under the handbrake',
      'light of hand brake not go off',
      'unplug the handbrake switch and see, good idea?',
      'beeping handbrake warning while driving but it is off',
    ],
    answer:
      'Check the fluid level before you blame the switch, since the same red light warns of lost fluid: at or below MIN, or with a soft pedal, the car stays. If the level is right and the light flickers as you press the lever down, the switch is bent, dirty or misadjusted, and that is a small repair under the console. Make sure also that no rear wheel gets hot, because then the brake is really on.',
  },
];
