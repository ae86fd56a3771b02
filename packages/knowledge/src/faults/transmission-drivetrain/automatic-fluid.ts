import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Fluid of the automatic gearbox: leaks, age and cooling. */
export const automaticFluidFaults = {
  'at-pan-gasket-leak': {
    name: 'Automatic gearbox fluid low from a sump leak',
    workshopName: 'Automatic transmission fluid low, pan gasket or drain plug leaking',
    summary:
      'Fluid seeps past the pan gasket, its bolts or the drain plug until the level falls below the pump pick-up. The pump then draws air, pressure drops and the clutches engage late or slip, at first in bends or when cold.',
    prior: 5.7,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic'],
    },
    shifts: [
      { minAgeYears: 7, factor: 1.8, source: 'gaskets harden with age' },
      { maxAgeYears: 2, factor: 0.3, source: 'gaskets harden with age' },
    ],
    symptoms: {
      'gearbox-leak': 0.65,
      'delayed-engagement': 0.35,
      'gearbox-slips': 0.35,
      'harsh-shift': 0.15,
      'gearbox-noise': 0.15,
      'drive-lost': 0.12,
      'gearbox-warning': 0.12,
      'drivetrain-burning-smell': 0.08,
    },
    conditions: { 'cold-engine': 0.35, 'gradual-onset': 0.6, turning: 0.1 },
    codes: {
      P0868: 0.15,
      P0741: 0.08,
      P0730: 0.15,
      P0731: 0.1,
      P0732: 0.08,
      P0733: 0.08,
      P0734: 0.06,
      P0736: 0.06,
      P0867: 0.08,
      P0894: 0.06,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Slight seepage can wait for a booked repair as long as the level is right. Once gears slip or engage late, every mile burns the clutches, so top up first or have the car towed.',
    },
    patterns: [
      'A cork or pressed-steel pan leaks at the corners, where over-tightened bolts have dished the flange.',
      'The first sign is often a late or slipping engagement on the first drive of a cold morning, before any spot is seen on the ground.',
    ],
    shown: {
      summary:
        'Fluid seeps past the sump gasket, its bolts or the drain plug until the level falls below the pump pick-up. The pump then draws in air, the pressure drops, and the clutches engage late or slip, at first in bends or when cold.',
      patterns: [
        'A pressed-steel sump leaks at its corners, where over-tightened bolts have bent the flange.',
        'The first sign is often that a gear engages late or slips on a cold morning, before any spot is seen on the ground.',
      ],
    },
    checks: [
      {
        title: 'Look for red or brown oil under the gearbox',
        steps: [
          'Park on level ground overnight with a clean sheet of cardboard under the engine and the gearbox.',
          'In the morning note where the drops lie and what colour they are. Red to brown and slippery is gearbox fluid; black is engine oil; green or pink and watery is coolant.',
          'Shine a torch at the edge of the sump from the side, without going under the car.',
        ],
        tool: 'Cardboard and torch',
        minutes: 15,
        days: 1,
        outcomes: [
          {
            finding: 'There are red or brown drops below the gearbox, and the sump rim is wet',
            means: 'The sump gasket or the drain plug is leaking.',
            effect: 'supports',
          },
          {
            finding: 'The drops are at the front by the radiator or at a driveshaft',
            means: 'The fluid comes from a cooler line or an output seal instead.',
            effect: 'weakens',
          },
          {
            finding: 'The cardboard is dry and the casing is dry and dusty',
            means: 'The sump is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the fluid level as the manual says',
        steps: [
          'Find out from the vehicle manual whether there is a dipstick, and at which fluid temperature the level is read.',
          'With a dipstick, warm the gearbox up and move the lever through every position with your foot on the brake. Leave it in Park or Neutral as the manual states, and read the level with the engine idling.',
          'Without a dipstick, the level is read at a plug with the car raised level and the fluid at a set temperature. This is a job for a workshop.',
        ],
        tool: 'Dipstick or level plug',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The level is below MIN',
            means:
              'Low fluid explains slipping and late engagement. Find the leak as well as topping up.',
            effect: 'supports',
          },
          {
            finding: 'The level is correct',
            means:
              'The symptoms come from pressure, solenoids or clutches, not from a lack of fluid.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the automatic gearbox sump gasket and drain plug seal',
      overview:
        'The sump pan comes off, its flange is cleaned and straightened, and a new gasket goes on dry unless the manufacturer says otherwise.',
      minutes: [90, 210],
      tools: [
        'Jack and four axle stands or a level lift',
        'Large drain tray',
        'Sockets and a small torque wrench',
        'Plastic scraper, straight edge, hammer',
        'Fluid pump or long funnel',
        'OBD-II reader that shows fluid temperature',
        'Wheel chocks',
      ],
      steps: [
        'Run the engine for five minutes so that the fluid is warm enough to flow, then switch off and raise the car level on four axle stands.',
        'If there is no dipstick, make sure first that the fill plug opens. Undo the drain plug over the tray and measure how much fluid comes out. If there is no drain plug, slacken the sump bolts so that one corner drops and the fluid runs out slowly.',
        'Remove the remaining bolts and lower the sump. Look at its magnets: fine grey paste is normal, but chips or flakes mean internal damage.',
        'Pull out the old filter and its seal, and make sure that no part of the old seal has stayed in the bore. Fit the new filter.',
        'Clean both flanges with a plastic scraper, never with steel on aluminium. Lay a straight edge over a steel sump and tap dished bolt holes flat.',
        'Fit the new gasket and start all bolts by hand. Tighten them from the middle outwards in two or three passes to the stated torque, and refit the drain plug with a new seal.',
        'Fill the gearbox with as much fluid of the exact type as came out. Start the engine with your foot hard on the brake and nobody under the car, and move the lever slowly through all positions.',
        'Set the final level at the stated fluid temperature and lower the car. Check the flange for drips after a 20-minute drive and again next morning. Drive and Reverse must engage within a second.',
      ],
      safety: [
        'Support the car on axle stands on firm, level ground. A tilted car gives a false level.',
        'Gearbox fluid above 60 °C scalds. Let it cool until you can comfortably hold your hand on the sump before you open it.',
        'Keep your foot on the brake and the wheels chocked whenever the engine runs in gear.',
      ],
      stopIf:
        'Stop if there are metal chips or clutch flakes in the sump, or if the level can be set only with the manufacturer’s scan tool: a gearbox workshop should take over.',
    },
    parts: [
      { name: 'Sump gasket or sump with filter, plug seal', usd: [20, 180] },
      { name: 'Filter kit', usd: [20, 80] },
      { name: 'Automatic gearbox fluid', usd: [50, 140] },
    ],
    labourHours: [1.2, 2.5],
    diy: 'moderate',
  },
  'at-fluid-degraded': {
    name: 'Old, burnt gearbox fluid and blocked filter',
    workshopName: 'Automatic transmission fluid oxidised, filter restricted',
    summary:
      'Fluid that is old or has been overheated loses its friction properties and carries clutch dust into the filter and valves. Shifts get slow, then harsh, and the lock-up clutch starts to shudder.',
    prior: 6,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic'],
    },
    shifts: [
      { minMiles: 80000, factor: 2, source: 'fluid ages with mileage' },
      { maxAgeYears: 3, factor: 0.3, source: 'fluid ages with mileage' },
    ],
    symptoms: {
      'harsh-shift': 0.5,
      'delayed-engagement': 0.35,
      'gearbox-judder': 0.35,
      'drivetrain-burning-smell': 0.2,
      'gearbox-slips': 0.2,
      'gearbox-noise': 0.12,
      'gearbox-overheats': 0.08,
      'shifts-wrong-gear': 0.08,
      'car-shakes': 0.12,
      'gearbox-warning': 0.06,
    },
    against: ['gearbox-leak'],
    conditions: { 'gradual-onset': 0.75, 'cold-engine': 0.3, 'warm-engine': 0.3 },
    codes: { P0741: 0.2, P0730: 0.08, P0868: 0.08, P0867: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car can be driven gently, but burnt fluid wears the clutches a little more on every trip. Avoid towing and long climbs until the fluid has been changed.',
    },
    patterns: [
      "'Sealed for life' fluid is usually tired by 60,000-80,000 miles, sooner with towing.",
      'A very dark, burnt-smelling fluid with gear slip means that the clutches are already worn, and fresh fluid alone will not bring them back.',
    ],
    shown: {
      summary:
        'Fluid that is old or has been overheated loses its friction properties and carries clutch dust into the filter and the valves. The changes become slow, then harsh, and the lock-up clutch starts to shudder.',
      patterns: [
        'Fluid that is described as ‘sealed for life’ is usually worn out at 60,000–80,000 miles, and sooner if the car tows.',
        'If the fluid is very dark and smells burnt and a gear slips, the clutches are already worn. Fresh fluid will not bring them back.',
      ],
    },
    checks: [
      {
        title: 'Compare the fluid on white paper',
        steps: [
          'If there is a dipstick, put two drops of warm fluid on white kitchen paper. If there is none, have the workshop take a sample at the level plug.',
          'Judge the colour and the smell, then rub a drop between two fingers to feel for grit.',
          'Leave the paper for ten minutes and look for a dark ring of particles in the middle.',
        ],
        tool: 'White kitchen paper',
        minutes: 10,
        outcomes: [
          {
            finding: 'The fluid is dark brown or black, smells burnt and leaves a dark ring',
            means: 'The fluid is worn out and should be changed.',
            effect: 'supports',
          },
          {
            finding: 'The fluid is clear red or light brown and does not smell burnt',
            means:
              'The fluid is good, so look at the solenoids, the software or the torque converter.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look up when the fluid was last changed',
        steps: [
          'Look through the invoices for a change of gearbox fluid or a ‘transmission service’.',
          'Compare the mileage with the interval in the vehicle manual for severe use, which means towing, taxi work, hills or heat.',
        ],
        tool: 'Service records',
        minutes: 10,
        outcomes: [
          {
            finding: 'It was never changed, and the car has done more than 60,000 miles',
            means: 'The age of the fluid is a likely cause.',
            effect: 'supports',
          },
          {
            finding: 'It was changed within the last 25,000 miles with the right fluid',
            means: 'Old fluid is unlikely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Change automatic gearbox fluid and filter by drain and refill',
      overview:
        'Draining replaces only about half of the fluid, because the rest stays in the converter and the cooler. Avoid a pressure flush of a neglected gearbox, because it can loosen debris.',
      minutes: [90, 240],
      tools: [
        'Jack and four axle stands',
        'Drain tray with measuring marks',
        'Socket set and torque wrench',
        'Fluid transfer pump',
        'OBD-II reader with gearbox temperature',
      ],
      steps: [
        'Read the exact name of the fluid in the vehicle manual and buy that fluid.',
        'Run the engine until the gearbox is just warm to the touch, and raise the car level on axle stands. If it has no dipstick, undo the fill plug before the drain plug: if the fill plug is seized, you can still drive.',
        'Drain the fluid and measure the amount. Fit a new seal to the drain plug.',
        'Lower the sump, renew the filter and its O-ring, and wipe the magnets clean.',
        'Refit the sump with a new gasket to the stated torque and refill the gearbox with the amount that was drained.',
        'Start the engine with your foot hard on the brake. Hold each lever position for five seconds and return to Park. Then check the level at the stated temperature.',
        'Reset the adaptive values with a scan tool where the manufacturer asks for it. Then lower the car and drive gently for 30 minutes so that every gear is used.',
        'Repeat the drain and refill after 300–500 miles if the fluid still looks brown.',
        'The changes must be smooth cold and hot, without shudder at a steady 40–50 mph. Look for drips at the sump and the plugs next morning.',
      ],
      safety: [
        'Support the car on four axle stands on level ground. A tilted car gives a wrong level.',
        'The raised wheels turn when a gear is selected. Have a helper hold the foot brake, set the parking brake, and let nobody go under the car until the lever is back in Park.',
        'Hot gearbox fluid burns the skin. Let it cool and wear gloves and glasses.',
      ],
      stopIf:
        'Stop if there are flakes of lining or pieces of metal in the sump: the gearbox needs an inspection, and new fluid will not repair it.',
    },
    parts: [
      { name: 'Automatic gearbox fluid, 5-12 litres', usd: [60, 200] },
      { name: 'Filter and sump gasket', usd: [30, 150] },
    ],
    labourHours: [1, 2.5],
    diy: 'moderate',
  },
  'at-cooler-line-leak': {
    name: 'Leaking gearbox cooler line',
    workshopName: 'Transmission oil cooler pipe or hose leaking',
    summary:
      'A steel pipe has rusted, a hose has cracked or a quick-connect has lost its seal between the gearbox and its cooler. The line is under pump pressure, so the leak can empty the gearbox in minutes.',
    prior: 3.4,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic', 'cvt'],
    },
    shifts: [
      { minAgeYears: 8, factor: 2, source: 'lines rust and hoses harden' },
      {
        makes: ['gmc', 'chevrolet', 'cadillac'],
        years: [2014, 2020],
        factor: 1.6,
        source: 'widely reported by owners of full-size trucks',
      },
    ],
    symptoms: {
      'gearbox-leak': 0.75,
      'drive-lost': 0.3,
      'gearbox-slips': 0.25,
      'delayed-engagement': 0.15,
      'drivetrain-burning-smell': 0.15,
      'gearbox-overheats': 0.12,
      'gearbox-warning': 0.1,
      fire: 0.02,
    },
    conditions: { 'sudden-onset': 0.45, 'gradual-onset': 0.3 },
    codes: { P0868: 0.15, P0218: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'The leak sprays under pressure and can empty the gearbox within a few miles, and fluid on a hot exhaust can catch fire. Have the car towed, even if it only drips.',
    },
    patterns: [
      'Steel lines rust through at the clips along the sill and at the crimp where hose meets pipe.',
      'Drops appear near the front of the car, by the radiator, and not under the gearbox pan.',
    ],
    shown: {
      summary:
        'Between the gearbox and its cooler a steel pipe has rusted, a hose has cracked or a quick connector has lost its seal. The line is under pump pressure, so the leak can empty the gearbox within minutes.',
      patterns: [
        'Steel lines rust through at the clips along the sill and at the crimp where hose meets pipe.',
        'The drops appear near the front of the car, by the radiator, and not under the sump of the gearbox.',
      ],
    },
    checks: [
      {
        title: 'Follow the two cooler lines with a torch',
        steps: [
          'With the engine off and cold, find the two thin pipes that leave the gearbox and run to the radiator or to a small cooler in front of it.',
          'Follow them with a torch from above and through the front wheel arch. Look closely at the clips, the crimps and the quick-release connectors.',
          'Do not start the engine for this check, because the line would then spray. Wipe one wet place dry and see whether it is wet again within an hour.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'A pipe, crimp or connector is wet with red or brown fluid',
            means: 'The cooler line is leaking under pressure and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The lines are dry from end to end',
            means: 'The fluid is being lost elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'See where the drops land',
        steps: [
          'Park on clean cardboard and mark the position of the front wheels on it.',
          'Let the engine idle for five minutes, switch it off and see where the red drops lie. Switch off at once if fluid sprays or pours out or if you see smoke.',
        ],
        tool: 'Cardboard',
        minutes: 30,
        needs: 'running',
        outcomes: [
          {
            finding: 'There are drops below the radiator or along one side forward of the gearbox',
            means: 'This points to a cooler line.',
            effect: 'supports',
          },
          {
            finding: 'There are drops only below the gearbox or at its rear',
            means: 'A sump gasket or an output seal is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking gearbox cooler line',
      overview:
        'The faulty pipe or hose is replaced from joint to joint. Patching it with fuel hose and worm-drive clips fails, because hot gearbox fluid needs hose and ends that are rated for it.',
      minutes: [60, 180],
      tools: [
        'Jack, axle stands and chocks',
        'Flare-nut spanners',
        'Quick-connector release tool',
        'Drain tray',
        'Line plugs or caps',
        'Fluid pump',
        'Penetrating oil and torch',
      ],
      steps: [
        'Let the car cool for an hour, chock the wheels, raise it on axle stands and put a tray under the joint.',
        'Clean around both ends so that no grit falls in. Soak rusty flare nuts in penetrating oil.',
        'Hold the fitting on the radiator with a second spanner while you turn the nut, or the fitting will twist off.',
        'Release quick connectors with the correct tool, pull the line straight out and cap the open ports.',
        'Compare the new line with the old one and fit new O-rings or clips. Push each connector in until it clicks, then tug it to make sure.',
        'Clip the line into its original brackets, away from the exhaust and moving parts.',
        'Top up with the stated fluid, run the engine in Park for a minute, switch off and inspect each joint with a torch.',
        'Set the level at the stated temperature and lower the car. Inspect the joints again after 20 miles and next morning. Every joint must be dry, and drive must engage at once.',
      ],
      safety: [
        'Do not open a line on a hot gearbox: the fluid can be above 90 °C and scalds.',
        'Wash spilt fluid off the exhaust before you start the engine, because it can catch fire.',
      ],
      stopIf:
        'Stop if the fitting in the radiator turns or cracks. If the car was driven until it lost drive, have the gearbox checked before you repair the line.',
    },
    parts: [
      { name: 'Cooler line or hose assembly', usd: [40, 220] },
      { name: 'Seals, clips and fluid', usd: [30, 90] },
    ],
    labourHours: [0.8, 2.5],
    diy: 'moderate',
  },
  'at-radiator-cooler-burst': {
    name: 'Coolant in the gearbox through a failed radiator cooler',
    workshopName: 'Transmission cooler in radiator failed, coolant and ATF mixed',
    summary:
      'The gearbox cooler inside the radiator tank has cracked. Coolant and gearbox fluid mix to a pink milkshake, the water swells seals and strips the lining off the clutches, and the gearbox shudders and slips.',
    prior: 0.91,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic', 'cvt'],
    },
    shifts: [
      {
        makes: ['nissan'],
        models: ['pathfinder', 'frontier', 'xterra'],
        years: [2005, 2010],
        factor: 9,
        source: 'maker extended radiator warranty after class action',
      },
      { minAgeYears: 8, factor: 1.5, source: 'coolers corrode with age' },
    ],
    symptoms: {
      'gearbox-judder': 0.5,
      'gearbox-slips': 0.4,
      'coolant-loss': 0.35,
      'coolant-in-oil': 0.25,
      'harsh-shift': 0.2,
      'drive-lost': 0.2,
      overheating: 0.15,
      'coolant-leak': 0.06,
      'car-shakes': 0.17,
    },
    conditions: { 'gradual-onset': 0.4, constant: 0.4 },
    codes: { P0741: 0.2, P0730: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Every mile pumps water through the clutches, so do not drive the car. A gearbox caught within days can be flushed; one driven for weeks must be rebuilt.',
      engineOff: true,
    },
    patterns: [
      'Owners first notice a rumble-strip shudder, then find pink foam in the expansion tank.',
      'The coolant level may fall or rise, depending on which side has the higher pressure at the time.',
    ],
    shown: {
      summary:
        'The gearbox cooler inside the radiator has cracked. Coolant and gearbox fluid mix to a pink cream, the water swells the seals and strips the lining off the clutches, and the gearbox shudders and slips.',
      patterns: [
        'Owners first notice a shudder like driving over a rumble strip, and then find pink foam in the expansion tank.',
        'The coolant level may fall or rise, depending on which side has the higher pressure at the time.',
      ],
    },
    checks: [
      {
        title: 'Look into the expansion tank and at the dipstick',
        steps: [
          'With the engine completely cold, open the expansion tank or the radiator cap and look for pink or brown cream on the surface.',
          'If there is a gearbox dipstick, wipe the fluid on white paper and look for a milky, strawberry-coloured fluid.',
          'Do not start the engine again if you see either.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is pink or tan cream in the coolant or on the gearbox dipstick',
            means: 'Coolant and gearbox fluid are mixing in the radiator.',
            effect: 'confirms',
          },
          {
            finding: 'The coolant is clear and the fluid is clear red',
            means: 'The cooler is probably intact.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the fluid tested for glycol',
        steps: [
          'Take a small sample of gearbox fluid from the dipstick or the drain plug.',
          'Test it with a glycol test strip, or send the sample to an oil laboratory.',
        ],
        tool: 'Glycol test strip',
        minutes: 20,
        outcomes: [
          {
            finding: 'Glycol is present',
            means: 'The cooler leaks coolant into the gearbox.',
            effect: 'confirms',
          },
          {
            finding: 'There is no glycol',
            means: 'Coolant has not reached the gearbox.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Stop coolant mixing with the gearbox fluid and save the gearbox',
      overview:
        'The radiator is replaced, or its internal cooler is bypassed with a separate one, and both circuits are flushed until they are clean. If glycol has been in the clutches for a long time, only a rebuild helps.',
      minutes: [240, 480],
      tools: [
        'Drain trays',
        'Socket set',
        'Line-release tool',
        'Garden hose and coolant flush',
        'Fluid exchange pump',
        'Jack and axle stands',
        'Wheel chocks',
        'Glycol test strips',
      ],
      steps: [
        'Do not run the engine. Have the car towed or pushed to where it will be repaired.',
        'Chock the wheels and raise the car onto axle stands. Drain the radiator and the gearbox into separate trays, and keep a sample of each for the warranty claim.',
        'Disconnect and cap the gearbox lines at the radiator, then remove the radiator.',
        'Fit a new radiator. On models with a known weak cooler, fit a separate air-cooled gearbox cooler and leave the radiator ports unused.',
        'Flush the cooler lines into the tray until nothing milky comes out. Renew any coolant hoses that have gone soft, because oil attacks their rubber.',
        'Drop the sump, renew the filter and refill the gearbox. Then exchange the fluid in short runs until a sample stays clear red, which usually takes two or three complete fills.',
        'Flush the cooling system with an oil-dispersing cleaner until the water runs clear. Refill it with the stated coolant and bleed the air out.',
        'Lower the car, drive 50 miles, take a new sample and test it for glycol. If the shudder remains, the converter or the clutches are ruined.',
      ],
      safety: [
        'Put the car on axle stands before you go under it, and never trust a jack.',
        'Never open the radiator or the expansion tank while it is hot. Pressurised coolant scalds badly.',
        'Coolant is sweet and poisonous. Keep children and pets away from the trays and take the waste to a collection point.',
      ],
      stopIf:
        'Stop if the clutches slip or shudder after two clean fills, or if you cannot bleed the cooling system: a gearbox workshop must judge whether a rebuild is due.',
    },
    parts: [
      { name: 'Radiator', usd: [150, 450] },
      { name: 'Separate gearbox cooler kit', usd: [60, 200], ifNeeded: true },
      { name: 'Gearbox fluid, filter and coolant', usd: [120, 300] },
    ],
    labourHours: [4, 8],
    diy: 'hard',
  },
  'at-front-seal-leak': {
    name: 'Leaking gearbox front seal',
    workshopName: 'Torque converter or front pump seal leaking at the bell housing',
    summary:
      'The seal round the hub of the torque converter has hardened or its bush has worn. Fluid runs out of the bottom of the bell housing while the engine turns, faster when hot, and the level falls.',
    prior: 2,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic', 'cvt'],
    },
    shifts: [{ minMiles: 90000, factor: 2, source: 'wear part' }],
    symptoms: {
      'gearbox-leak': 0.8,
      'gearbox-slips': 0.2,
      'delayed-engagement': 0.2,
      'oil-leak': 0.2,
      'drivetrain-burning-smell': 0.12,
      'gearbox-noise': 0.12,
      'drive-lost': 0.1,
      'speed-vibration': 0.05,
    },
    conditions: { 'warm-engine': 0.3, 'gradual-onset': 0.6, 'after-standing': 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The gearbox is not harmed as long as the level is right. Check the level weekly and top it up. Do not drive if fluid reaches the hot exhaust: it can catch fire.',
    },
    patterns: [
      'A worn pump bush lets the converter hub orbit and ruins a new seal within weeks, so the bush is checked whenever the seal is.',
      'Many cars drip after standing for days, when converter fluid drains back and lies above the seal lip.',
    ],
    shown: {
      summary:
        'The seal around the hub of the torque converter has hardened, or its bush has worn. Fluid runs out of the bottom of the bell housing while the engine is running, faster when it is hot, and the level falls.',
      patterns: [
        'A worn pump bush lets the converter hub wobble and ruins a new seal within weeks, so the bush is checked together with the seal.',
        'Many cars drip after they have been parked for days, when fluid drains back from the converter and lies above the lip of the seal.',
      ],
    },
    checks: [
      {
        title: 'Tell gearbox fluid from engine oil at the bell housing',
        steps: [
          'Look at the lowest point where the engine and the gearbox join, and dab the drip with white paper.',
          'Compare the drip with the oil on the engine dipstick. Red and thin is gearbox fluid; brown and thicker is engine oil from the rear main seal.',
          'See whether the engine above the joint is dry.',
        ],
        tool: 'Kitchen paper and torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Red fluid comes from the bell housing hole and the engine above it is dry',
            means: 'The converter seal or pump seal leaks.',
            effect: 'supports',
          },
          {
            finding: 'It is dark engine oil',
            means: 'The rear main seal or the rocker cover gasket is leaking, not the gearbox.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the drip with UV dye',
        steps: [
          'Add the dose of dye for gearbox fluid through the filler or dipstick tube.',
          'Drive for 20 minutes, then look from below with a UV torch while the car stands on axle stands with the engine off.',
        ],
        tool: 'UV dye, UV torch and axle stands',
        minutes: 60,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Only the bell housing opening glows',
            means: 'The front seal is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'The sump edge, a cooler line or a driveshaft seal glows',
            means: 'The leak is elsewhere, and it is much cheaper to repair.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the gearbox front seal renewed with the gearbox out',
      overview: 'The seal costs little, but the gearbox and the converter must come out.',
      minutes: [360, 660],
      tools: ['Phone for photographs', 'Torch'],
      steps: [
        'Write down how fast the level drops, and photograph the drip and its colour before anyone cleans it off.',
        'Have the workshop clean the housing and prove with dye that it is the front seal, and not the rear main seal or a breather.',
        'The workshop supports the engine, removes the driveshafts or propshaft and marks the converter to the drive plate. It then takes the gearbox out with the converter held in place.',
        'The converter hub is checked for a groove, the pump bush is measured, and the seal, the bush and the pump O-ring are renewed as needed.',
        'Ask for the rear main seal, the drive-plate bolts and the gearbox mounts to be inspected while the gearbox is out.',
        'The converter must be turned until it drops fully on to the pump drive. The gap between it and the drive plate before bolting up proves this, so ask for it to be measured.',
        'The workshop fills the gearbox and sets the level at the stated temperature. Ask for the type of fluid to be written on the invoice.',
        'Check the bell housing for drips after a day and after a week.',
      ],
      safety: [
        'A gearbox weighs 70–120 kg. If it falls, it can kill, so it must be removed with a transmission jack.',
        'Do not crawl under the car to watch a drip unless it stands on axle stands with the engine off.',
      ],
      stopIf:
        'Leave the whole repair to a gearbox workshop: a converter that is not fully seated destroys the pump at the first start.',
    },
    parts: [
      { name: 'Front seal, bush and O-ring', usd: [25, 90] },
      { name: 'Gearbox fluid', usd: [60, 150] },
    ],
    labourHours: [6, 11],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
