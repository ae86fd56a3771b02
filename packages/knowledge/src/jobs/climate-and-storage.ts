import type { JobEntry } from './job.ts';

const FUMES =
  'Run the engine only in the open: in a garage the exhaust gas kills within minutes, without warning.';

/** Air conditioning, and a car that stands for long. */
export const climateAndStorageJobs = {
  'check-the-air-conditioning': {
    title: 'Check the air conditioning',
    about: 'Cold air, and no smell',
    aliases: [
      'air con',
      'air conditioning check',
      'aircon not cold',
      'air con regas',
      'ac check',
      'aircon smells',
      'car ac not cooling',
    ],
    system: 'electrical',
    why: 'A system that loses a little refrigerant each year cools worse long before it stops. One that nobody switches on dries out its seals and grows mould.',
    when: 'Do this every spring, and run the air conditioning for ten minutes a month all year round. Have it refilled only when it cools poorly, and have the leak looked for.',
    difficulty: 'easy',
    minutes: [20, 60],
    tools: [
      'Thermometer with a thin probe',
      'Torch',
      'Soft brush or gentle hose',
      'Gloves and goggles',
    ],
    materials: ['Evaporator cleaner and cabin filter, where it smells'],
    safety: [
      FUMES,
      'Never open a pipe or joint: refrigerant freezes eyes and skin, some kinds burn, and hot surfaces turn it into poisonous gas. By law, only trained and certified people may handle it.',
      'Electric and hybrid: never touch orange cables or the parts that they lead to. Keep your hands out from under the bonnet in Ready: the engine may start by itself.',
      'Keep hands, hair and sleeves away from belts and fans: a fan may start by itself even with the engine off.',
    ],
    steps: [
      [
        'With the engine off and cold, look through the grille at the condenser in front of the radiator.',
        'There are no leaves, bent fins or oily patches.',
        'Holding a pressure washer close, which folds the fins flat.',
      ],
      [
        'Brush or rinse the dirt off gently, from the engine side where you can reach it.',
        'You can see light between the fins.',
      ],
      [
        'Look along the pipes and joints with the torch, without loosening any.',
        'They are dry, with no green or oily stain.',
      ],
      [
        'Look at the belt that drives the compressor, if there is one, and at the cabin filter.',
        'The belt is intact and tight, and the filter is clean.',
        'Blaming the refrigerant for weak air flow when the filter is full.',
      ],
      [
        'Outdoors, start the engine and drive or stand with the windows down for a minute or two.',
        'It is no hotter inside than out.',
      ],
      [
        'Close the windows, and set the coldest temperature, AC on, recirculation on, the blower at half and the middle vents open.',
        'The AC light is lit.',
        'Leaving it in eco mode, which holds the compressor back.',
      ],
      [
        'With the bonnet open, listen from the side as a helper switches the AC on and off.',
        'The revs change a little or you hear a click, and within minutes a fan runs.',
        'Expecting a click from a modern compressor, which has no clutch.',
      ],
      [
        'Put the probe in a middle vent and wait for ten minutes.',
        'It reads far below the outside air, and stays there.',
        'Measuring on a cold day: many systems stay off near freezing.',
      ],
      [
        'Compare the left and right vents, then turn from cold to hot and back.',
        'All of them follow. One that does not points to a flap.',
      ],
      [
        'Smell the air, and look under the car.',
        'It smells neither sour nor sweet, and after some minutes clear water drips out.',
        'Taking that water for a leak. If the carpets are wet, its drain is blocked.',
      ],
      [
        'If it smells sour, use the cleaner as its label says and change the cabin filter.',
        'The smell has gone after a day. Leave the windows open until the spray has cleared.',
        'Spraying into a running blower without finding out where its motor is.',
      ],
      [
        'Make it a habit to switch the AC off and leave the blower on for the last minutes of a drive.',
        'The evaporator is dry before you park.',
      ],
    ],
    figures: [
      { what: 'Middle vent on a day of 20–25 °C', range: '4–12 °C', source: 'practice' },
      { what: 'Charge of refrigerant', range: '400–900 g', source: 'manuals' },
      { what: 'Normal loss in a year', range: '5–15%', source: 'practice' },
    ],
    costs: [
      { case: 'Check and cleaner', diy: [8, 35], garage: [30, 90] },
      { case: 'Refill with R-134a', diy: null, garage: [50, 120] },
      { case: 'Refill with R-1234yf', diy: null, garage: [100, 280] },
      { case: 'Condenser', diy: null, garage: [250, 800] },
      { case: 'Compressor', diy: null, garage: [450, 1600] },
    ],
    garageIf:
      'Go to an air-conditioning workshop if it blows warm, the compressor is noisy, you find an oily stain, or a refill lasted less than a year. Do not use top-up cans: the wrong amount, mixed gases or sealer ruin compressors and workshop machines.',
    after: [
      'Note the temperatures of vent and outside air: next spring you can see whether it has faded.',
      'Ask how much gas was taken out and put in: the difference shows whether there was a leak.',
    ],
    faults: [
      'refrigerant-leak',
      'condenser-leaking',
      'ac-compressor-clutch-failed',
      'ac-compressor-worn',
      'cabin-filter-blocked',
      'evaporator-mould',
      'evaporator-drain-blocked',
      'blend-door-actuator-failed',
      'normal-ac-condensate',
    ],
    codes: ['P0530', 'P0645'],
    byCar: [
      'Electric and most hybrid cars: the compressor runs on high voltage and special oil, and also cools the drive battery. Look and measure only.',
      'R-134a in most cars up to about 2016, R-1234yf since: the label under the bonnet names type and grams; never mixed.',
      'Heat pump: the same circuit heats the car in winter, so poor heating can be a lack of refrigerant.',
      'Compressor without a clutch: it turns with the belt all the time and makes no click.',
    ],
  },
  'store-a-car-for-months': {
    title: 'Store a car for months',
    about: 'Laying a car up, and waking it again',
    aliases: [
      'car storage',
      'lay up a car',
      'sorn car',
      'winter storage',
      'car standing for months',
      'long term car storage',
      'mothball a car',
    ],
    system: 'body_structure',
    why: 'Standing is harder on a car than driving. The battery dies, the tyres flatten, the brakes rust on, the fuel goes stale and mice move in. Two hours now save a week of repairs.',
    when: 'Do this when the car will stand for more than about a month. The last three steps put it back on the road.',
    difficulty: 'moderate',
    minutes: [90, 240],
    tools: [
      'Battery maintainer for the right type of battery',
      'Tyre pump and gauge',
      'Wheel chocks',
      'Multimeter',
      'Breathable cover, for indoors',
      'Spanner for the battery',
    ],
    materials: [
      'Fuel, for petrol with stabiliser',
      'Engine oil and filter where a change is near',
      'Wax, a moisture absorber and wire mesh',
      'Coolant of the type in the manual, where the antifreeze is weak',
    ],
    safety: [
      FUMES,
      'Chock the wheels in front and behind before you let the parking brake off, and store it on level ground.',
      'A charging battery gives off explosive gas: use the right type of maintainer in an aired place without flames, and switch it off at the wall before you touch its clamps.',
      'Store it away from flames and boilers: petrol vapour creeps along floors.',
    ],
    steps: [
      [
        'Sort the papers out: keep tax and insurance going, or declare SORN and keep the car off public roads.',
        'You have a confirmation, and cover against fire and theft.',
        'Letting the insurance lapse without SORN: you get a fine even if the car never moves.',
      ],
      [
        'Put stabiliser into the tank first if it is petrol, then fill up, and drive until the engine is fully warm.',
        'The tank is nearly full, and oil and exhaust are free of condensation.',
        'Storing it with a near-empty tank, which rusts and draws in damp.',
      ],
      [
        'Change the oil if it is nearly due, and check the antifreeze.',
        'The oil is at its mark, and the antifreeze is good for the coldest night you expect.',
      ],
      [
        'Wash and wax it, clean under the arches, and dry the car and its brakes with a short drive.',
        'There is no salt and no wet corner, and the discs are dry.',
        'Parking it wet straight after the wash: the pads rust to the discs.',
      ],
      [
        'Clear any food out of the cabin, dry the carpets and put a moisture absorber in.',
        'It smells of nothing, and windows and sunroof are shut.',
      ],
      [
        'Pump the tyres up to the full-load figure in your manual.',
        'All four and the spare read what they should for their axle.',
        'Going beyond the maximum marked on the sidewall.',
      ],
      [
        'Park on a dry, level floor off the road. Chock the wheels, leave a manual in gear or an automatic in P, and let the parking brake off if your manual allows it.',
        'The car cannot roll when you push it.',
        'Leaving the handbrake on for months: shoes and pads stick.',
      ],
      [
        'Connect the maintainer as your manual shows or, if there is no mains, take the negative clamp off the battery.',
        'The maintainer shows float, or the meter shows a full battery.',
        'Locking a car that has its battery off and no mechanical key.',
      ],
      [
        'Keep mice out with mesh over the intake and the exhaust, put a bright note on the steering wheel, and put the cover on.',
        'The note says what is blocked or disconnected.',
        'Using a plastic sheet outdoors, which sweats and rubs the paint.',
      ],
      [
        'Once a month, look for leaks, nests and soft tyres, check the battery, and roll the car by a quarter turn of its wheels.',
        'The floor is dry, the battery is full, and the pressures have held.',
        'Idling it for five minutes, which leaves water and fuel in the oil.',
      ],
      [
        'To wake it, take the mesh, the note and the chocks away, look for nests and gnawed wires, and check tyres, fluids and hoses.',
        'Nothing leaks, nothing has been chewed, and the tyres have no cracks.',
        'Starting it with the mesh or a nest still in the intake.',
      ],
      [
        'Put tax, insurance and MOT in order, reconnect the battery if it was disconnected, then start it outdoors and let the oil warning light go out before you touch the pedal.',
        'No warning light stays on, and there is no smell or drip of fuel.',
        'Driving on SORN, except with insurance to a booked MOT.',
      ],
      [
        'Press the brake hard with the car standing, then try it at walking pace before you go on any road.',
        'The pedal is firm, the car stops straight, and the rust has gone after some gentle stops.',
        'Tearing a stuck brake free with the engine.',
      ],
    ],
    figures: [
      { what: 'Petrol keeps without stabiliser', range: '3–6 months', source: 'practice' },
      { what: 'Drive battery of an electric car', range: '40–60%', source: 'manuals' },
      { what: '12 V lead battery, full at rest', range: '12.6–12.9 V', source: 'part-makers' },
      { what: 'Recharge a 12 V lead battery at', range: '12.4 V', source: 'part-makers' },
    ],
    costs: [
      { case: 'Stabiliser, absorber and mesh', diy: [20, 70], garage: null },
      { case: 'Maintainer and indoor cover', diy: [70, 250], garage: null },
      { case: 'Storage indoors, a month', diy: null, garage: [60, 260] },
    ],
    garageIf:
      'Have it looked over if it has stood for more than a year, or if the brakes are stuck, the pedal is soft, it smells of fuel or drips, the engine does not turn, or wires have been gnawed.',
    after: [
      'Change the oil after a year, and the brake fluid when its date has passed.',
      'Use the old fuel up gently, and fill up with fresh as soon as half of it has gone.',
      'Check pressures and wheel nuts again after the first drive, and feel for flat spots.',
    ],
    faults: [
      'starter-battery-worn',
      'accessory-drains-battery',
      'brake-discs-corroded',
      'normal-disc-surface-rust',
      'parking-brake-cable-seized',
      'tyre-flat-spot-out-of-round',
      'tyre-aged-cracked',
      'petrol-stale',
      'wiring-rodent-damage',
    ],
    byCar: [
      'Electric car: leave the drive battery about half full, use the storage mode, and look after the 12 V battery as well. Do not leave it plugged in at 100%.',
      'Hybrid: follow your manual. Many have to be put in Ready for a while every month or two, outdoors.',
      'Electric parking brake: it needs the 12 V battery to let go. Release it before you disconnect, and chock the wheels.',
      'Diesel: a full tank keeps water and growth out. Fill up with winter diesel if you will wake it in frost.',
      'AdBlue ages: expect a message after a year, and never run a car that leaks it.',
      'Soft top: store it closed and dry.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
