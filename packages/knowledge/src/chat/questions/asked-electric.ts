import type { CommonQuestion } from '../common-question.ts';

/** What owners ask every day about living with an electric or hybrid car. */
export const askedElectricQuestions: readonly CommonQuestion[] = [
  {
    id: 'asked-ev-every-night',
    about: ['charging', 'charge', 'electric car', 'ev', 'wallbox', 'plug'],
    asks: [
      'should I plug it in every night or only when it is low',
      'is topping up daily worse than one big charge',
      'little and often, or run it down first',
      'do I harm it by charging after each short trip',
      'can I wait till 20 percent before I plug in',
      'every evening on the cable, good habit?',
      'does a memory effect exist with these',
    ],
    answer:
      'Little and often is kind to it: the cells have no memory, and moving between about 30 and 80 per cent wears them less than deep swings. Plugging in every night with the limit set to 80 is therefore fine for most batteries, and lets the car warm itself from the mains. If your handbook says the cells are LFP, follow its advice on full charges.',
  },
  {
    id: 'asked-ev-cold-range',
    about: ['range', 'electric car', 'ev', 'battery', 'miles'],
    asks: [
      'lost a third of my miles since it got cold',
      'range dropped in december, is it broken',
      'why do I get so much less in winter',
      'guess o meter shows far less than summer',
      'does the heater eat the range',
      'how do I get more miles in the frost',
      'autonomy goes down with cold, normal or no',
    ],
    answer:
      'A fall of a fifth to a third in frost is ordinary: cold cells give less, the cabin must be heated from the battery, and wet roads and winter air add drag. Warm the car while it is still plugged in, use heated seats rather than hot air, check the tyre pressures and slow down a little. If it does not return in mild weather, have the state of health read.',
  },
  {
    id: 'asked-ev-commando-socket',
    about: ['commando', 'granny', 'three pin', 'socket', 'charge cable', 'plug'],
    asks: [
      'can I change the plug on the granny lead to a commando',
      'blue caravan socket for charging, allowed?',
      'cut off the 13 amp plug and fit a bigger one',
      'adaptor from three pin to the blue 16a',
      'has anyone rewired the plug on the charging cable',
      'is a 32 amp industrial socket good enough at home',
      'may I put a foreign plug on the charging brick',
    ],
    answer:
      'Never change or cut the plug of a charging cable: there is often a temperature sensor in it, and the brick is set for that plug, so a swap can overheat a socket or lose the earth. If you want a blue commando socket, buy a cable that the maker sells with that plug, and have an electrician fit the socket on its own protected circuit. A proper wallbox is usually the better money.',
  },
  {
    id: 'asked-ev-plug-warm',
    about: ['granny', 'three pin', 'socket', 'charge cable', 'plug', 'charging'],
    asks: [
      'socket outside feels hot with the car on',
      'can I turn the charging current down',
      'old house wiring, will it cope with the car',
      'granny charger at my mums, what to look at',
      'smells a bit when I charge at home',
      'is lower amps safer on a domestic outlet',
    ],
    answer:
      'Slightly warm is the limit; hot to the hand, a smell or a brown mark means stop, switch off at the socket and have an electrician renew it. In many cars or on the brick you can lower the current, which helps an old house a great deal. Plug straight into the wall, with no reel, adaptor or timer between, and feel it after half an hour. Old wiring should be tested before it carries a car overnight.',
  },
  {
    id: 'asked-ev-jump-with-it',
    about: ['electric car', 'ev', 'hybrid'],
    asks: [
      'can I jump start my neighbour from my electric car',
      'is it ok to give a jump with a hybrid',
      'my ev to start a petrol one, possible?',
      'friend has a flat battery and mine is electric',
      'use the little battery in mine to boost another',
      'will helping someone with leads damage my hybrid',
      'donor car is electric, any risk',
    ],
    answer:
      'Do not, unless your handbook expressly permits it: the 12 V battery and converter of an electric car or hybrid are not made for the current of another car’s starter, and repairing the converter is dear. Lend a booster pack instead, or call a petrol car or the breakdown service. Receiving help is another matter; most can be brought to life at the points that the handbook names.',
  },
  {
    id: 'asked-ev-brakes-rusty',
    about: ['brakes', 'discs', 'brake', 'electric car', 'ev', 'hybrid'],
    asks: [
      'brakes hardly used on my ev and now the discs are brown',
      'how do I keep the discs clean with regen',
      'failed on rusty rear discs though I never brake',
      'scraping from the brakes on my electric',
      'do electric car brakes last for ever',
      'should I use the pedal on purpose',
      'advisory for corroded discs, low miles ev',
    ],
    answer:
      'They rust because the motor does the braking: use the pedal firmly a few times each week on a clear, dry road, with regeneration set low if your car allows it. A light brown film goes after some stops. A lip, deep pits or a rusty band where the pad should rub means that pads or slides stick and need cleaning, and the disc may be past saving. Have the slides greased once a year.',
  },
  {
    id: 'asked-ev-tyre-wear',
    about: ['tyre', 'tyres', 'electric car', 'ev'],
    asks: [
      'why does my ev eat tyres',
      'fronts gone at 14000 on the electric',
      'do I need special ev tyres',
      'is it the weight that wears them',
      'rear tyres bald on the inside, tesla',
      'can ordinary tyres go on an electric car',
      'how do I make tyres last longer on an ev',
    ],
    answer:
      'Weight and instant torque wear them faster, and gentle starts make the biggest difference. Ordinary tyres are allowed if size, load index and speed rating are at least what the handbook gives; ‘EV’ ones mainly roll more easily and more quietly. Wear on one edge is not the motor’s doing: have the alignment measured. Check pressures monthly, and swap axles if the maker permits it.',
  },
  {
    id: 'asked-zone-check',
    asks: [
      'can I drive mine into london without paying',
      'is my car ulez ok',
      'will I get fined in the clean air zone in birmingham',
      'how do I find out whether I owe the congestion charge',
      'does my diesel need to pay in bristol or bath',
      'are hybrids free in the zone',
      'do electric cars still go free in town',
    ],
    answer:
      'Type your registration into the official checkers, because the rules differ by city and change: Transport for London’s for ULEZ and the congestion charge, and ‘Drive in a clean air zone’ on GOV.UK for the other English cities. Scottish low emission zones have a checker of their own. Use only the official pages, as copies add a fee. A fault or a warning light does not change what the checker says.',
  },
  {
    id: 'asked-ev-road-tax',
    about: ['tax', 'road tax', 'ved', 'electric car', 'ev', 'hybrid'],
    asks: [
      'do I pay road tax on an electric car now',
      'how much is the tax on my hybrid',
      'where do I see what tax I owe',
      'does the expensive car supplement apply to me',
      'got a letter about tax for my ev',
      'must I tax it even if it costs nothing',
    ],
    answer:
      'Check it by registration on GOV.UK, under vehicle tax, since the rates for electric and hybrid cars have changed and depend on date and list price. The same page shows whether it is taxed today and when that ends. A car must be taxed or declared off the road even where nothing is due. Ignore texts and emails with a payment link; go to GOV.UK yourself.',
  },
  {
    id: 'asked-ev-mot',
    about: ['mot', 'electric car', 'ev', 'hybrid'],
    asks: [
      'does an electric car need an mot',
      'what do they test on an ev',
      'is there an emissions test for mine if it has no engine',
      'can any mot station do my electric car',
      'do they look at the big battery in the test',
      'what do evs fail on',
      'hybrid mot, anything different',
    ],
    answer:
      'Yes, it needs one like any other car of its age, only without exhaust and emissions checks. Tyres, brakes, suspension, lights, belts, glass and visible high-voltage cables are looked at; battery capacity is not measured. They fail mostly on tyres, rusty brakes, worn bushes and bulbs. Any station that tests cars will do, and it is worth telling them that it is electric when you book.',
  },
  {
    id: 'asked-ev-rapid-habit',
    about: ['rapid', 'fast charging', 'charging', 'dc', 'motorway'],
    asks: [
      'what is the best way to use rapid chargers on a trip',
      'how full should I charge at the services',
      'stop at 80 or wait for 100 at the motorway',
      'several rapids in one day, is that ok',
      'does preheating before the rapid matter',
      'charger failed to start, what next',
      'how do I plan charging stops',
    ],
    answer:
      'Arrive low and leave at about 80 per cent: above that it slows down so much that two short stops are quicker than one long. Set the charger as destination in the car, so that it warms the battery on the way. Several rapids in one day are what it was made for; daily use all year ages it somewhat. If a session fails, unplug, lock and unlock, try another post, and keep a reserve for it.',
  },
  {
    id: 'asked-hybrid-unused-engine',
    about: ['hybrid', 'plug-in hybrid', 'phev', 'engine', 'petrol'],
    asks: [
      'engine on my plug in hardly ever runs, is that bad',
      'phev petrol is months old',
      'do I need to run the engine on purpose',
      'engine started by itself with a full battery, why',
      'only drive electric, still needs oil changes?',
      'does petrol go off in a plug in hybrid',
      'how often should the engine come on in a phev',
    ],
    answer:
      'Let it run properly warm every few weeks, for twenty minutes or so on the open road: moisture and fuel then leave the oil, and old petrol is used up. Many cars start it by themselves for that reason, or for heat in the cabin, and it is no fault. Keep only a modest amount of fuel in the tank, and change the oil by time even if it has done few miles.',
  },
  {
    id: 'asked-ev-flat-stranded',
    about: ['electric car', 'ev', 'range', 'battery', 'charge'],
    asks: [
      'what happens if I run out of charge',
      'ran out of battery on the road what now',
      'stuck at zero percent',
      'can the aa charge an electric car at the roadside',
      'shows turtle and hardly moves',
      'will running to nothing ruin it',
      'how far after zero miles',
    ],
    answer:
      'Get to a safe place while it still moves, switch the hazards on and call the breakdown service, saying that it is an electric car and empty. They bring a charge or a flat-bed lorry; it should not be towed on its driven wheels. Do not count on miles below zero. Once does no lasting harm if it is charged soon, but leaving it empty for days does, also to the 12 V battery.',
  },
  {
    id: 'asked-ev-garage-qualified',
    about: ['electric car', 'ev', 'hybrid', 'high voltage', 'garage'],
    asks: [
      'how do I find a garage that knows electric cars',
      'can my normal mechanic touch a hybrid',
      'what training should they have for hv',
      'is the main dealer the only one for my ev',
      'independent ev specialist near me, what to ask',
      'mechanic says he does not do electrics',
      'which certificate must the workshop have',
    ],
    answer:
      'Ask whether a technician there holds a high-voltage qualification, level 3 or 4 from the IMI for work on live parts, and whether they have your make’s diagnostic program. The HEVRA and IMI registers list such garages. Tyres, brakes, suspension and bulbs can be done by any good garage that knows how to switch the car off safely. The dealer is needed for warranty and some software only.',
  },
];
