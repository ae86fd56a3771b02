import type { GuideCategorySlug } from '@wrenchwise/rules/guide-categories';

/** What each system does, what wears in it and what is dangerous about it, for its page. */
export const CATEGORY_INTROS: Readonly<Record<GuideCategorySlug, readonly string[]>> = {
  'engine-repair': [
    'The engine burns fuel a few thousand times a minute and has to get rid of the heat, the oil and the exhaust gas that come with it. Most of what fails is not the engine itself but what feeds, cools and serves it: ignition coils and spark plugs, hoses and gaskets, sensors, the water pump, the turbocharger, the exhaust.',
    'Two warnings cannot wait. An oil-pressure warning light means stop now and switch off: an engine without oil is scrap within minutes. A temperature gauge in the red means the same, because a hot aluminium head warps. Regular oil and coolant checks prevent more engine failures than any repair in this list.',
    'Coolant is under pressure and scalds, exhaust parts burn, belts and fans take fingers, and exhaust gas kills in a closed garage. Start with a cold engine and the key out, unless a step says otherwise.',
  ],
  'brake-system': [
    'The pedal pushes fluid, the fluid pushes pistons, and the pistons press pads or shoes on metal that turns with the wheel. Linings and discs are made to wear. Calipers and slides seize from salt and neglect, rubber hoses and steel pipes age, and brake fluid takes up water and should be renewed every two years or so.',
    'Noise usually comes long before danger: a squeal is a wear indicator, a grind is metal on metal. A pedal that sinks, turns spongy or suddenly needs more force is different. Do not drive to find out more.',
    'Pads, discs and shoes are within reach of a careful amateur who works on one axle at a time and keeps grease off the linings. Anything that opens the hydraulic circuit has to be bled afterwards, and some cars need a scan tool for that. If you are not sure of what you did, have it checked before you drive on the road.',
  ],
  'electrical-systems': [
    'A 12-volt battery starts the car, the alternator keeps it charged, and some dozens of control units share the current. The battery is the part that wears: four to seven years is normal, and a weak one imitates all kinds of faults. Test it first, whatever the car complains of.',
    'After that come corroded earths and plugs, worn starter motors and alternators, blower resistors, window regulators and water where it should not be. A multimeter and patience find most of them. Replacing control units on suspicion finds few and costs the most. Heating and air conditioning are here too.',
    'Take the negative clamp off before you work near the starter or alternator, and take rings off your fingers: a shorted battery can weld and burst. Never replace a fuse by a larger one. On hybrids and electric cars do not touch anything orange. Refrigerant belongs in the hands of a certified workshop.',
  ],
  transmission: [
    'Between engine and wheels sit a clutch or torque converter, the gearbox, driveshafts and, on some cars, a transfer case and two differentials. Clutch linings wear like brake pads. Automatics live as long as their fluid stays clean. Driveshaft joints fail when their rubber gaiters split and lose their grease.',
    'Slipping, flares, shudder and late shifts call for a fluid check and a code read before anybody says “new gearbox”: valve bodies, solenoids, sensors and software are commoner than broken gears. Checking the level correctly matters, since many boxes are filled at a set fluid temperature.',
    'Many of these jobs need the car high on four stands and a heavy part carried above your chest. Use a transmission jack, and a workshop where the guide says so. A car in Park can still roll while a shaft is out: chock the wheels.',
  ],
  'fuel-and-hybrid': [
    'This is the supply of energy: tank, pumps, filters, injectors and the vapour system of petrol and diesel cars, gas conversions, and the high-voltage battery, motors and charging of hybrids and electric cars.',
    'On engines, look at the cheap parts first: a filler cap that does not seal brings the engine light on, a purge valve that sticks makes starting hard after refuelling, a diesel filter clogs. On electric cars most complaints of range and charging come down to cold, the charge point, the 12-volt battery or software.',
    'Petrol vapour runs along the floor and finds a flame: work outdoors, with the battery off and an extinguisher at hand. Diesel rails and petrol direct injection hold pressures that inject fuel through skin, so never open a line on a running engine. Orange cables carry several hundred volts, even with the car off: those guides tell you what a specialist will do.',
  ],
  steering: [
    'The wheel turns a column, the column turns a rack, and track rods turn the front wheels. A pump with fluid, or an electric motor, helps. Track rod ends and column joints wear; racks and hoses leak; electric systems complain of weak batteries and lost calibration.',
    'Learn what is ordinary: a light groan at full lock is hydraulics at their limit. Free play, a clunk through the wheel, steering that sticks or pulls, or help that comes and goes are not ordinary, and deserve a look in the same week.',
    'Nothing in this category may be left half right. Use new self-locking nuts and split pins, tighten to the maker’s torque and have the alignment measured after any joint is changed. Columns carry an airbag: its work is for people trained for it.',
  ],
  suspension: [
    'Springs carry the car, dampers stop it from bouncing, and arms, bushes and ball joints guide the wheels. All of them wear so slowly that drivers get used to the change. A knock over small bumps usually comes from an anti-roll bar drop link or a bush; a bounce that does not die away points to a damper; a sudden drop of one corner points to a broken spring.',
    'Replace dampers and springs in pairs on one axle, and tighten rubber bushes only with the weight of the car on the wheels: tightened in the air they tear within months. After wishbones, struts or links have been off, have the wheel alignment measured.',
    'A compressed coil spring stores enough energy to kill. Use a sound pair of spring compressors, or let a workshop compress the spring. Air suspension can drop the car without warning: never reach into a wheel arch unless the body stands on axle stands.',
  ],
  'wheels-and-tyres': [
    'Four patches the size of a hand hold the car on the road. Tyres wear, harden and lose some air every month; rims bend and corrode; wheel bearings, which sit behind them, wear into a hum. Pressure sensors have batteries that last seven to ten years.',
    'How a tyre wears shows why: both shoulders mean too little air, the middle too much, one shoulder the alignment, cups a tired damper. A vibration that comes at one speed and goes at another is mostly balance.',
    'Jack on firm ground at the maker’s points, use an axle stand before you reach behind the wheel, tighten nuts crosswise with a torque wrench and check them again after some 50 miles. A bulge or a cut in the sidewall cannot be repaired; nor can a tyre that was driven flat.',
  ],
  lighting: [
    'Lights are simple until they are not: a bulb is a few minutes’ work, an LED headlight is a sealed unit that costs as much as a gearbox repair. In between lie corroded holders, tired switches, bad earths and condensed water in lenses.',
    'When one light is dead, suspect the bulb, the holder and the earth in this order. When several act oddly together, suspect the earth first, then the module that switches them. After a headlamp has been off, have its aim checked, or you will dazzle everybody.',
    'Bulbs get hot enough to burn, and gas-discharge (xenon) headlights start with thousands of volts: do not open them. A car with a dead headlight or brake light is not safe to drive at night, and in many countries not legal.',
  ],
  'glass-and-wipers': [
    'What you see through and see with: the screen, wipers, washers, mirrors and the heating that keeps them clear. Blades last a year or so, washer pumps and jets clog, linkages come off their ball joints, and heated screens lose single wires.',
    'Much of what looks like a bad blade is a dirty screen: clean the glass and the rubber with screenwash before you buy. A car that steams up inside is wet somewhere; find the water rather than wiping it away.',
    'Wiper linkages can sever a finger, so take the key out before you reach in. Windscreens are glued and carry part of the roof’s strength, and often a camera that has to be calibrated after: that is glazier’s work.',
  ],
  'body-and-locks': [
    'Doors, latches, lids, seals, paint and the structure beneath. Latches gum up and their motors tire, drains clog and let water in, hinges sag, cable looms break where a door bends them ten times a day, and rust works where stone chips let it.',
    'Most of these are patient rather than difficult jobs: trim clips that break, water that enters in one place and shows in another. Plastic trim tools and a hose with a helper solve more than force does.',
    'A bonnet that can open on the road, a door that will not stay shut and rust near suspension or belt mountings are safety matters: fix those before anything cosmetic. Many doors and seats have airbags or belt tensioners behind the trim.',
  ],
  'airbags-and-seats': [
    'Airbags, belts and their tensioners, and the seats that they are fitted to. A lit airbag warning light means that the system may not work in a crash, or in part. The commonest causes are dull: a plug under a seat, a worn clock spring behind the steering wheel, a weak battery, a buckle switch.',
    'Read the stored code before you touch anything, and look up open recalls for your car: makers replace faulty inflators free of charge, however old the car is.',
    'Airbags and tensioners are explosives. Never measure them with a multimeter, never probe yellow plugs, and never fit used ones. Switch off, disconnect the battery and wait as long as the maker says before you unplug anything. Most of these guides describe what a trained workshop will do, so that you know what you pay for.',
  ],
  'throttle-and-cruise': [
    'Modern pedals send a signal; a motor opens the throttle. Two sensors in each check the other, and when they disagree the car limits its power rather than guess. Speed signals, cruise control, idle control and the regeneration of electric cars belong here too.',
    'A dirty throttle body and lost adaptation explain most rough idling; a brake-light switch explains much of the cruise control that will not set. Software updates cure more surges than parts do.',
    'If a car accelerates by itself: brake hard with one firm press, select neutral, stop, switch off. Check the floor mat. Do not drive it again until the cause is known. Keep fingers out of an electronic throttle with the ignition on; it snaps shut.',
  ],
  'driver-assistance': [
    'Cameras behind the screen, radars behind the badge and the bumper, and parking sensors at the corners: they measure, and software decides when to warn, brake or steer. Dirt, ice, a sticker, a fresh windscreen or a bumper repair is behind most messages that say “unavailable”.',
    'Clean first, then check the settings, then read the codes. After glass, bumper, suspension or alignment work most of these systems have to be calibrated with targets, and no guide at home can replace that.',
    'They help, and they fail. Whatever the brochure says, the driver stays responsible: when a system brakes or steers without cause, switch it off, write down when and where, and report it to the maker and your road-safety authority.',
  ],
};
