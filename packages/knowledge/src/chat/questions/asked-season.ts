import type { CommonQuestion } from '../common-question.ts';

/** What owners ask every day about standing, seasons, long trips and towing. */
export const askedSeasonQuestions: readonly CommonQuestion[] = [
  {
    id: 'asked-three-weeks-holiday',
    asks: [
      'away three weeks, what should I do with the car',
      'leaving it at the airport for a fortnight',
      'will it start after my holiday',
      'car stays on the drive while we are in spain',
      'should I disconnect anything before I go away',
      'going on holiday and leaving the car standing',
      'not used for a month, any harm',
    ],
    answer:
      'Charge the battery fully before you go, with a long drive or better a mains charger, because a half-charged one is flat after three weeks of alarm and locks. Park on the level, leave an automatic in P or a manual in gear with the wheels chocked where safe, fill the tyres, take food and damp things out, and keep the key far from the car. Have a booster ready for the return.',
  },
  {
    id: 'asked-winter-lay-up',
    asks: [
      'putting it away for the winter',
      'laying up the convertible till april',
      'how do I store it over winter',
      'car in the barn for five months',
      'should I start it once a week in storage',
      'cover or no cover outside',
      'do I leave the handbrake off over winter',
    ],
    answer:
      'Put it away clean, dry and with fresh oil, tyres a little above normal, tank nearly full, antifreeze checked and a maintenance charger on the battery. Leave the handbrake off and chock the wheels on the level, so that the brakes do not stick. Do not start it for five minutes a week, since that only makes water in oil and exhaust. A cover must breathe. Keep insurance, and declare SORN if it is off the road.',
  },
  {
    id: 'asked-damp-carpets',
    asks: [
      'carpet is soaking, how do I dry it',
      'wet footwell passenger side',
      'how long does the carpet take to dry',
      'puddle under the mat',
      'can I just leave the heater on to dry it',
      'foam underneath is like a sponge',
      'moquette wet, what to do',
    ],
    answer:
      'Find the water first, or it comes back: taste and colour tell rain from coolant, which is sweet-smelling and slippery. Then lift the carpet, because the foam beneath holds litres; draw it out with a wet vacuum, prop it up and let a dehumidifier run with windows shut for some days. Control units and plugs often lie under seats, so do not leave it. Carpets near airbag modules are not pulled about.',
  },
  {
    id: 'asked-condensation-inside',
    asks: [
      'condensation on the inside of the glass',
      'it mists up overnight',
      'how do I stop it steaming up in the morning',
      'moisture trap from the shop, does it work',
      'glass is fogged when I get in',
    ],
    answer:
      'There is water in the car: wet mats, a blocked drain, a leaking seal, or only coats and shoes. Take the mats in to dry, feel the carpet under them, clean the inside of the glass, and drive with air conditioning on and recirculation off. A moisture bag helps a little and cures no leak. If it smells sweet and leaves a greasy film, suspect the heater matrix and look at the coolant level.',
  },
  {
    id: 'asked-grind-after-rain',
    about: ['brake', 'brakes', 'disc', 'discs', 'grinding', 'grind', 'rust'],
    asks: [
      'brakes grind in the morning after rain',
      'scraping for the first few stops',
      'orange discs after washing it',
      'rusty discs overnight',
      'noise goes after a mile',
      'stuck slightly and banged when I set off in the wet',
      'discs brown after a weekend',
    ],
    answer:
      'A thin film of rust forms on bare discs within a night, and the first few stops scrape it off: that is ordinary if the noise is then gone and the pedal is as always. It is not ordinary if it stays after a few miles, comes from one wheel, pulls, pulses or sounds like metal on metal. Then pads, disc and slides are looked at before the car is used further.',
  },
  {
    id: 'asked-musty-smell',
    asks: [
      'smells musty inside',
      'mouldy smell when I put the fan on',
      'stinks of wet dog',
      'green spots on the belts and seats',
      'how to get rid of the damp smell',
      'mould after standing all winter',
      'bad smell of cellar',
    ],
    answer:
      'Find where it is wet before you spray anything: if it smells with the fan on, it is the cabin filter and the evaporator; if all the time, it is carpet, boot well or spare wheel well. Renew the filter, clear the drains and dry the foam. Wipe mould with a cleaner meant for car interiors, doors open and gloves on, seat belts with mild soap only. Scent trees cover it for a week.',
  },
  {
    id: 'asked-first-frost',
    asks: [
      'first frost and now it plays up',
      'started when it got cold',
      'only does it on freezing mornings',
      'what to check before the frost comes',
      'can I pour warm water on the windscreen',
      'does cold make it worse',
      'minus five tonight, anything I should do',
    ],
    answer:
      'Cold brings out what was weak already: battery, glow plugs, thick old oil, stiff seals and water in plugs. Have the battery tested, the antifreeze measured and winter screenwash filled in. Never pour hot or warm water on glass, which cracks; use de-icer and a scraper, and make sure that wipers are free before you switch them on. Note the temperature when it happened, as it helps the search.',
  },
  {
    id: 'asked-heatwave',
    asks: [
      'only happens in this heatwave',
      'hot weather and it plays up',
      'thirty degrees and stuck in traffic, any risk',
      'does heat make the fault worse',
      'what to check in a hot summer',
      'wont restart when hot',
      'gauge climbs on hot days only',
    ],
    answer:
      'Heat finds weak cooling, old batteries, tired crank sensors and soft tyres. Check coolant with the engine cold, see that the fan comes on, look at the front of the radiator for leaves, and set the tyre pressures in the morning. If the gauge goes up, heater on full and stop in a safe place; never open a hot cap. Carry water for people, and do not leave children or dogs inside.',
  },
  {
    id: 'asked-salt-and-wash',
    asks: [
      'should I wash the salt off',
      'salty roads, does it harm the repair',
      'how often to wash underneath in winter',
      'live by the sea, everything rusts',
      'jet wash under the car ok?',
      'gritters out every night',
      'does road salt eat brake pipes',
    ],
    answer:
      'Wash it off every week or two while the roads are gritted, the underside and wheel arches above all, on a day above freezing. Salt eats brake pipes, springs, sills and plugs. Use a hose or an underbody wash rather than a lance held close to bearings, seals, radiators and connectors, and keep it away from orange cables and charging sockets. Brake lightly afterwards to dry the discs.',
  },
  {
    id: 'asked-snow',
    asks: [
      'snow forecast, can I go with this fault',
      'stuck in snow, how to get out',
      'traction light flashing in the snow',
      'should I switch traction control off in snow',
      'front wheel drive up an icy hill',
      'what to carry in snow',
      'abs buzzing on ice, normal?',
    ],
    answer:
      'Do not take a doubtful car into snow, whatever the verdict says about ordinary roads: a breakdown at night in the cold is dangerous by itself. A flashing traction light and a buzzing pedal on ice are the systems at work. To get out of deep snow switch traction control off for the moment, clear the wheels, and rock gently. Keep the exhaust free of snow if the engine runs. Carry blanket, shovel, water and a charged phone.',
  },
  {
    id: 'asked-scotland-spain-trip',
    asks: [
      'driving to scotland on friday, what should I check',
      'road trip to spain next week',
      'six hours of motorway with this, hmm',
      'what do I look over before a very long drive',
      'taking it to france on the ferry',
      '500 miles in one go, ready?',
      'before long travel what to control',
    ],
    answer:
      'The verdict above comes first: a fault that is only tolerated near home has no place on a long trip. Then check, cold, oil and coolant, tyres with the spare and their pressures for the load, all lights, wipers and washer, brake feel, and the age of the battery. Note anything that grows in a twenty-minute test run. Abroad you need cover that brings the car home, papers, and what each country demands.',
  },
  {
    id: 'asked-tow-rope-or-bar',
    asks: [
      'rope or towing bar, which is better',
      'can my mate tow me with a rope',
      'how fast may you tow on a rope',
      'where do I screw in the towing eye',
      'can I be towed with the engine dead',
      'tow it home with a strap',
      'does the person in the towed car need a licence',
    ],
    answer:
      'A solid bar is much safer than a rope, and a recovery lorry safer than both: without the engine the brakes are hard, the steering heavy, and with faulty brakes or steering nobody tows at all. Use the screw-in eye from the boot, nothing else. The one behind needs a licence, ignition on for lights and lock, and agreed signs. Go slowly and a short way, never on a motorway. ‘On tow’ must be shown.',
  },
  {
    id: 'asked-tow-auto-electric',
    about: ['automatic', 'electric car', 'ev', 'hybrid', 'tow', 'towed', 'towing'],
    asks: [
      'can an automatic be towed in neutral',
      'tow an electric car, allowed?',
      'hybrid broke down, can my brother pull it home',
      'ev in tow mode, can I drag it',
      'towing a four wheel drive with two wheels up',
      'pulled my automatic two miles, damage?',
      'flat bed only, is that true',
    ],
    answer:
      'No, as a rule: turning the driven wheels runs an automatic gearbox without oil pressure, and makes an electric motor generate current, which damages parts and can start a fire. Ask for a flat-bed lorry, for four-wheel drive too. Some handbooks allow a very short, slow pull out of danger; go by yours. ‘Tow’ or ‘transport’ mode is for winching on to the lorry. Tell the recovery service which type it is.',
  },
  {
    id: 'asked-stood-wont-start',
    asks: [
      'stood all summer and now it wont go',
      'first start after months, what should I do before',
      'not moved since march',
      'how do I wake a car up after standing',
      'inherited car that sat for a year',
      'brakes seized on after standing',
      'is it ok to just jump it after such a time',
    ],
    answer:
      'Do not simply jump it and drive off: look first for nests and chewed wires, oil, coolant and brake fluid levels, leaks beneath, cracked tyres and low pressures, and charge the battery slowly. Old petrol may need draining. Start it outdoors, watch oil pressure and temperature, and try brakes and steering on private ground. If a wheel is stuck, do not tear it free by force. Check that tax, insurance and MOT are in order.',
  },
];
