import type { CommonQuestion } from '../common-question.ts';

/** What the garage's words mean, for owners who have never met them: engine, exhaust, electrics. */
export const moreTermsQuestions: readonly CommonQuestion[] = [
  {
    id: 'more-word-egr',
    about: ['egr', 'egr valve', 'egr cooler', 'recirculation valve', 'exhaust gas recirculation'],
    asks: [
      'egr, three letters, meaning please',
      'what job does this egr thing do',
      'recirculation valve for exhaust, why put it back in',
      'egr in normal words',
      'they wrote EGR stuck, I have no idea what that is',
    ],
    answer:
      'EGR stands for exhaust gas recirculation: a valve lets a little exhaust back into the intake, which cools the burning and cuts nitrogen oxides. Soot makes it stick, open or shut, with a rough idle, smoke or less power. Some have a cooler as well, which may leak coolant. It has to stay on the car and work.',
  },
  {
    id: 'more-word-dpf',
    about: ['dpf', 'particulate filter', 'soot filter', 'filter of particles'],
    asks: [
      'dpf, no clue what that means',
      'soot filter, is that the same as dpf',
      'do petrol cars have a dpf too',
      'dpf said the man, translate for my mum',
      'filter of particles in tube, what for',
    ],
    answer:
      'DPF stands for diesel particulate filter: a ceramic honeycomb in the exhaust that catches soot and burns it off on longer hot runs. Blocked, it costs power and sets a light. It is not the catalytic converter, though both may share one can. Many newer petrol cars have one too, called GPF or OPF.',
  },
  {
    id: 'more-word-lambda',
    about: [
      'lambda sensor',
      'oxygen sensor',
      'o2 sensor',
      'lambda',
      'lambdasonde',
      'lambda probe',
      'upstream',
    ],
    asks: [
      'lambda, like the greek letter?',
      'is oxygen sensor and lambda one and the same',
      'what does a lambda probe sniff at',
      'upstream sensor, up which stream',
      'lambdasonde in english, what is it',
    ],
    answer:
      'Lambda sensor and oxygen sensor are the same: a probe screwed into the exhaust that tells the engine whether it burns too much or too little fuel. The one before the catalytic converter sets the mixture; the one behind it checks the converter. A code for it often means a leak or a mixture fault, and not the sensor.',
  },
  {
    id: 'more-word-maf',
    about: [
      'maf',
      'air mass',
      'mass air flow',
      'air flow meter',
      'behind the air filter',
      'mass of air',
      'air mass meter',
      'map sensor',
    ],
    asks: [
      'maf, what is it short for',
      'air mass meter, never heard of one',
      'map and maf, which is which',
      'what is in the pipe behind the air filter',
      'mass of air, why weigh it',
    ],
    answer:
      'MAF stands for mass air flow: a sensor in the pipe behind the air filter that measures how much air the engine draws, so that it gets the right fuel. A MAP sensor measures pressure in the intake instead; some engines have both. A split hose behind a MAF makes it read wrong, so that is looked at first.',
  },
  {
    id: 'more-word-throttle-body',
    about: ['throttle body', 'throttle', 'butterfly', 'gas valve'],
    asks: [
      'throttle body, whose body',
      'butterfly in the intake, what does he mean',
      'is the throttle body the carburettor',
      'what lies between pedal and engine nowadays',
      'gas valve of motor, is it throttle body',
    ],
    answer:
      'The throttle body is the valve through which the engine breathes: a round flap, the butterfly, opened by a small motor when you press the accelerator. It took over that task of the old carburettor, but meters no fuel. Carbon round the flap can upset the idle; many need to relearn their stop after cleaning or renewal.',
  },
  {
    id: 'more-word-coil-pack',
    about: ['coil pack', 'coil', 'ignition coil', 'coils', 'makes the spark', 'bobbin'],
    asks: [
      'coil pack, pack of what',
      'he says cylinder two coil, where is that',
      'do diesels have coils',
      'what makes the spark in a car',
      'bobbin on candle, what english name',
    ],
    answer:
      'A coil turns battery voltage into the very high voltage of a spark; a coil pack is one block for several cylinders, though people say it for a single coil on a plug too. A weak one makes the engine stumble and the engine light flash. Diesels have none. Never hold or pull one with the engine running.',
  },
  {
    id: 'more-word-glow-plug',
    about: ['glow plug', 'glow plugs', 'heater plug', 'heater plugs', 'glows', 'curly', 'candle'],
    asks: [
      'glow plug, is that the same as a spark plug',
      'curly yellow light, what is it waiting for',
      'heater plugs, old name for what',
      'what glows in a diesel',
      'candle of diesel, how it functions',
    ],
    answer:
      'A glow plug is a small electric heater in each cylinder of a diesel; it makes no spark, and warms the chamber so that the fuel lights in the cold. The coil symbol shows that they are heating, and when it goes out you start. If it flashes while driving, many makes use it as a general engine warning.',
  },
  {
    id: 'more-word-injector',
    about: ['injector', 'injectors', 'leak-off', 'leak off', 'squirts', 'nozzle'],
    asks: [
      'injector, like a syringe?',
      'leak-off test, what leaks and where to',
      'injector coding, which code do they enter',
      'what squirts the fuel in',
      'nozzle of diesel, how many has my car',
    ],
    answer:
      'An injector is a valve that sprays a measured amount of fuel into the engine, one to each cylinder. A leak-off test on a diesel compares how much each returns unused, which shows a worn one. Many new ones carry a code that is entered so that the engine knows their exact dose. The pressure there pierces skin, so hands off.',
  },
  {
    id: 'more-word-turbo-actuator',
    about: ['actuator', 'turbo actuator', 'wastegate', 'turbo', 'vanes'],
    asks: [
      'turbo actuator, what does it act on',
      'wastegate, sounds like rubbish, what is it',
      'variable vanes, could you explain',
      'little arm on the turbo that moves, name?',
      'is the actuator the turbo itself',
    ],
    answer:
      'The actuator is the small motor or vacuum can with a rod that regulates how hard the turbo blows, by moving a flap (the wastegate) or vanes inside. The turbo is the turbine and compressor behind it. Many actuators can be renewed alone, some need setting up on a bench, so ask whether it alone is the fault.',
  },
  {
    id: 'more-word-thermostat',
    about: ['thermostat', 'stat', 'cooling pipe', 'temperature valve'],
    asks: [
      'thermostat in a car, I only know the one at home',
      'stat stuck open, which stat',
      'what opens and shuts in the cooling pipe',
      'thermostat housing, the house of what',
      'temperature valve of water, which name',
    ],
    answer:
      'A car’s thermostat is a valve that stays shut while the engine is cold and opens when it is warm, so that coolant reaches the radiator. Stuck open, the heater stays lukewarm and it uses more fuel; stuck shut, it overheats. On many cars it comes as one piece with its plastic housing, sometimes with a heater or sensor in it.',
  },
  {
    id: 'more-word-expansion-tank',
    about: [
      'expansion tank',
      'header tank',
      'coolant tank',
      'reservoir',
      'header bottle',
      'pink water',
      'plastic ball',
    ],
    asks: [
      'expansion tank, what expands',
      'header bottle, which bottle do they mean',
      'see through tank with pink water, what is that',
      'is the coolant tank the same as the radiator',
      'plastic ball with cap near engine',
    ],
    answer:
      'The expansion tank is the plastic bottle with the coolant marks under the bonnet: hot coolant needs more room and rises into it, and its cap holds the pressure. Read the level with the engine cold, and never open that cap hot, because it sprays scalding coolant. Tank and cap crack with age and are ordinary causes of loss.',
  },
  {
    id: 'more-word-head-gasket',
    about: ['head gasket', 'cylinder head', 'hg', 'what is a gasket', 'skimming', 'culasse'],
    asks: [
      'head gasket, why does everyone gasp at that word',
      'hg gone, which head',
      'what is a gasket anyway',
      'skimming the head, what do they shave off',
      'joint of culasse, how in english',
    ],
    answer:
      'A gasket is a seal between two metal faces. The head gasket lies between the engine block and the cylinder head and keeps fire, coolant and oil apart. The part is cheap and the hours to reach it are many, hence the gasps. Skimming means machining the head flat again. It should be proved by a test, not guessed.',
  },
  {
    id: 'more-word-core-plug',
    about: [
      'core plug',
      'core plugs',
      'frost plug',
      'freeze plug',
      'welch plug',
      'tin disc',
      'tin cap',
    ],
    asks: [
      'core plug leaking, is it electric',
      'frost plug, what has frost to do with it',
      'round tin disc in the side of the engine',
      'welch plug, is that a person',
      'tin cap in block rusts through, name it',
    ],
    answer:
      'A core plug (frost plug, Welch plug) is a cup of thin metal pressed into a hole in the engine block that was needed for casting it. It seals in coolant and has nothing electric. Rust from old coolant eats it through, and it weeps. The part is small; getting at it behind engine mounts or the gearbox decides the hours.',
  },
  {
    id: 'more-word-alternator',
    about: ['alternator', 'charges the battery', 'voltage regulator', 'dynamo', 'generator'],
    asks: [
      'alternator, is it the dynamo',
      'what charges the battery as I drive',
      'alternator packed up, what has that to do with my battery light',
      'generator of car, do they mean alternator',
      'voltage regulator, inside of what',
    ],
    answer:
      'The alternator is the car’s generator, the modern dynamo: the engine’s belt turns it, and it feeds all the electrics and charges the battery. If it fails, the battery light comes on and the car runs on what is left until it stops. The regulator that holds the voltage is built on to it. Belt and plugs are checked first.',
  },
  {
    id: 'more-word-solenoid',
    about: ['solenoid', 'magnet switch', 'clicks on the starter'],
    asks: [
      'solenoid, what kind of word is that',
      'starter solenoid or starter, which broke',
      'valve solenoid in the gearbox, explain',
      'thing that clicks on the starter',
      'magnet switch, has it another name',
    ],
    answer:
      'A solenoid is a coil of wire that becomes a magnet when current flows and pulls a piece of metal: it makes a movement out of electricity. On the starter it pushes the gear in and closes the heavy contact; elsewhere it opens a valve for oil, fuel or vacuum. It can fail electrically or stick with dirt.',
  },
  {
    id: 'more-word-relay-fuse',
    about: ['relay', 'fuse', 'fuses', 'relays', 'little cubes'],
    asks: [
      'fuse and relay, what is the difference',
      'blown fuse, how does it blow',
      'what is a relay good for',
      'little cubes in the box under the bonnet',
      'security of electric, small coloured thing, is fuse?',
    ],
    answer:
      'A fuse is a weak link that melts when too much current flows, so that the wire does not burn; it is replaced only by one of the same value. A relay is a switch worked by a magnet, with which a small current switches a large one. A fuse that blows again means a short circuit to be found.',
  },
  {
    id: 'more-word-earth',
    about: ['earth', 'ground', 'earth strap', 'grounding', 'grounding point'],
    asks: [
      'earth fault, like in soil?',
      'why do mechanics talk about earths',
      'grounding point, what is grounded in a car with rubber tyres',
      'bad earth said the electrician, please translate',
      'mass cable or earth, same?',
    ],
    answer:
      'Earth, or ground, is the way back for electricity: the metal body is connected to battery minus, so one wire to each device is enough. Where that bolt or strap rusts, devices work weakly or affect one another. It has nothing to do with soil. Cleaning an earth point is a small job; finding which one takes the time.',
  },
  {
    id: 'more-word-can-bus',
    about: ['can bus', 'canbus', 'u code', 'network', 'communication', 'data line'],
    asks: [
      'can bus, is there a bus in my car',
      'lost communication, who does not talk to whom',
      'network fault in a car, like wifi?',
      'canbus explained for grandad',
      'what is data line between boxes',
    ],
    answer:
      'CAN bus is the pair of wires through which the car’s control units talk to each other. If one unit has no power, or the pair is broken, shorted or wet, others report ‘lost communication’ and many lights come on at once. Battery voltage, fuses and plugs are checked before any unit is condemned.',
  },
  {
    id: 'more-word-serpentine-belt',
    about: [
      'serpentine belt',
      'auxiliary belt',
      'drive belt',
      'fan belt',
      'aux belt',
      'tensioner',
      'idler',
      'idler pulley',
      'rubber strap',
    ],
    asks: [
      'serpentine belt, snake of what',
      'fan belt and aux belt, is there a difference',
      'tensioner, what does it make tense',
      'idler pulley, why is it idle',
      'rubber strap outside of motor, how named',
    ],
    answer:
      'The serpentine, auxiliary or drive belt, formerly fan belt, winds round the pulleys outside the engine and turns the alternator, and often the water pump and air conditioning. A tensioner is a sprung pulley that keeps it tight, an idler only guides it. It is not the timing belt, which is hidden under a cover.',
  },
  {
    id: 'more-word-timing-chain',
    about: ['timing chain', 'timing belt', 'chain', 'on time', 'wet belt'],
    asks: [
      'timing, what has to be on time',
      'have I got a belt or a chain',
      'stretched chain, how can steel stretch',
      'wet belt, why is it wet',
      'chain like of bicycle inside motor?',
    ],
    answer:
      'Timing means that the valves open at the right moment, and a chain or a toothed belt turns the camshafts for it. ‘Stretched’ means that the links have worn and the chain has grown longer. A wet belt runs in engine oil. Which one yours has, the handbook’s service plan or a parts counter tells by registration.',
  },
  {
    id: 'more-word-cat',
    about: ['catalytic converter', 'cat', 'catalyst', 'katalysator'],
    asks: [
      'cat on the bill, I have no pet',
      'catalyst efficiency low, put that in plain words',
      'why do thieves want the cat',
      'is the cat the same as the silencer',
      'katalysator, what is british word',
    ],
    answer:
      '‘Cat’ is short for catalytic converter: a honeycomb in the exhaust, coated with precious metals, that makes harmful gases harmless. Those metals are what thieves want. It is not the silencer, which only quietens. ‘Efficiency low’ means that it seems to convert too little, which a leak, a sensor or a misfire may also cause.',
  },
  {
    id: 'more-word-immobiliser',
    about: ['immobiliser', 'immobilizer', 'transponder', 'key', 'padlock'],
    asks: [
      'immobiliser, what does it immobilise',
      'padlock light flashing, meaning',
      'chip in the key, how does that work',
      'is the immobiliser the alarm',
      'transponder, have I got one in my fob',
    ],
    answer:
      'The immobiliser is a lock in the electronics: the car reads a chip, the transponder, in your key, and lets the engine run only if it knows it. It is separate from the alarm and from the remote’s battery; many keys are read even with a flat one. Try the spare key first, held where the handbook shows.',
  },
  {
    id: 'more-word-ecu-obd',
    about: ['ecu', 'obd', 'obd socket', 'control unit', 'obd port', 'laptop'],
    asks: [
      'ecu, is it the brain',
      'obd port, whereabouts do I find that',
      'module, ecu, control unit, all one thing?',
      'what do they plug their laptop into',
      'calculator of motor, is it ecu',
    ],
    answer:
      'An ECU, module or control unit is a small computer; a car has many, and ‘the ECU’ mostly means the engine’s. The OBD socket is the plug, usually under the dashboard on the driver’s side, where a tester reads what they have stored. A code says what a unit noticed, and not which part to buy.',
  },
  {
    id: 'more-word-sump',
    about: ['sump', 'sump plug', 'oil pan', 'bottom tray'],
    asks: [
      'sump, what is kept in it',
      'stripped sump plug, what has been stripped',
      'oil pan and sump, two parts?',
      'bottom tray of engine leaking, its name',
      'did I crack the sump on that kerb',
    ],
    answer:
      'The sump, or oil pan, is the tray at the bottom of the engine that holds its oil; the plug in it is undone to drain it. ‘Stripped’ means that the thread is ruined, and it can usually be repaired. If you grounded the car and oil drips, switch off and do not restart, because an engine without oil is wrecked in moments.',
  },
];
