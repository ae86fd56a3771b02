import type { CommonQuestion } from '../common-question.ts';

/** The cooling system and the heater that it feeds. */
export const coolingQuestions: readonly CommonQuestion[] = [
  {
    id: 'coolant-colour',
    about: ['coolant', 'antifreeze'],
    asks: [
      'does the colour of the coolant matter',
      'can I put blue in with pink antifreeze',
      'mixed red and green coolant, what now',
      'which colour antifreeze do I buy',
      'is OAT the same as the blue stuff',
      'any antifreeze will do wont it',
      'tank has pink and I bought green, can they be mixed',
    ],
    answer:
      'The colour proves nothing: it is only dye, and what counts is the specification in the handbook. The wrong kind mixed in can lose its protection against corrosion, and some mixtures turn to sludge that blocks radiator and heater. In need, clean water is the better small top-up. If two kinds have met, have the system flushed and filled with one right kind. Antifreeze is poisonous and tastes sweet, so wipe up spills where children and pets can reach them.',
  },
  {
    id: 'coolant-bleeding',
    about: ['coolant', 'bleed', 'air lock', 'airlock', 'cooling system'],
    asks: [
      'does the cooling system need bleeding afterwards',
      'how do I get an airlock out',
      'heater went cold after the coolant change, air in it?',
      'whats vacuum filling',
      'is there a bleed screw',
      'will the air work its way out by itself',
      'they changed the pump and now it gurgles, is there air left in',
    ],
    answer:
      'Yes, after every opening: trapped air makes the heater cold, lets hot spots form and can overheat the engine. How differs: some cars have bleed screws, some are filled under vacuum, and some run their electric pump through a routine from a diagnostic program, as the workshop data says. Fill slowly with the heater on hot, run it warm while the gauge is watched, let it cool fully and only then top up. Never open the cap of a hot system.',
  },
  {
    id: 'overheated-damage',
    about: ['overheated', 'overheating', 'temperature', 'head gasket', 'engine'],
    asks: [
      'it overheated once, is the engine ruined',
      'gauge hit red for a minute, what damage could there be',
      'how do I find out if overheating has done harm',
      'drove a mile with the needle in the red',
      'temperature went right up then I stopped, is the gasket gone',
      'will one overheat warp the head',
      'how would I know if getting hot has hurt the engine',
    ],
    answer:
      'Not necessarily: an engine that was switched off quickly often comes through, one that was driven on in the red often loses its head gasket or warps the head. Signs to look for over the next days are coolant that falls, bubbles or pressure in the cold tank, milky oil, white smoke and rough starts. First find why it got hot. Ask the garage for a pressure test and a test for exhaust gas in the coolant before the repair is called finished.',
  },
  {
    id: 'overheating-heater-on',
    about: ['overheating', 'temperature', 'heater', 'coolant'],
    asks: [
      'does putting the heater on full help when it overheats',
      'needle is climbing in traffic what do I do right then',
      'what to do if it starts to boil',
      'stuck in a jam and it gets hot, any trick',
      'should I keep the engine running to cool it down',
      'can I pour water over a hot engine',
      'my dad says turn the heater up full if it gets hot, does that work',
    ],
    answer:
      'It helps a little, as a way to a place where you can stop: heater to hottest, blower to full, air conditioning off. Then stop and switch off; never pour cold water over a hot engine, which cracks metal, and never open the cap, which scalds. If the heater blows cold while the gauge is high, coolant is missing: stop immediately. Let it cool for at least an hour before anyone looks at the level, and have it recovered if it was in the red.',
  },
  {
    id: 'overheats-only-in-traffic',
    about: ['overheating', 'temperature', 'fan', 'radiator'],
    asks: [
      'why does it only overheat in traffic',
      'fine on the motorway, hot in town',
      'temperature goes up when I sit still and drops when moving',
      'overheats at idle only, what does that point to',
      'ok at speed but boils in a queue',
      'opposite, cool in town and hot at 70, why',
      'needle is normal while moving and goes up when stopped, why is that',
    ],
    answer:
      'Because at a standstill only the fan moves air through the radiator: hot in traffic and cool at speed points to fan, relay, fan module or sensor. The other way round, cool in town and hot on the motorway or uphill, points to flow: a clogged radiator, a thermostat that opens too little, a weak pump or a failing gasket. Low coolant can do both. Switch on the air conditioning: on most cars the fan must then run.',
  },
  {
    id: 'fan-runs-on',
    about: ['fan', 'radiator fan', 'cooling fan'],
    asks: [
      'fan keeps going after I switch off, is that normal',
      'why does the fan run when the key is out',
      'radiator fan on for ten minutes after parking',
      'is it bad that the fan roars when engine is off',
      'how long may the cooling fan run on',
      'will the fan running flatten the battery',
      'parked and locked it and the fan is still going flat out',
    ],
    answer:
      'For some minutes it is normal: many cars cool the engine, the turbo or an interrupted cleaning of the particulate filter after it is switched off. It is a fault if the fan runs with a stone-cold engine, at full speed from the first second, or for longer than about a quarter of an hour; then a stuck relay, a fan module or a failed temperature sensor is likely, and the battery may be flat. On a diesel this is often how an interrupted cleaning shows.',
  },
  {
    id: 'coolant-loss-no-leak',
    about: ['coolant', 'losing coolant', 'coolant loss', 'expansion tank'],
    asks: [
      'coolant keeps going down but no leak anywhere',
      'where is the water going if nothing drips',
      'losing coolant with no puddle',
      'can it leak without leaving a wet patch',
      'have to top up weekly and ground is dry',
      'does coolant evaporate on its own',
      'garage cannot see a leak but I keep adding coolant, where does it go',
    ],
    answer:
      'It leaves somewhere, because a closed system uses none: small leaks dry on hot metal and leave a white or coloured crust, a tired cap lets steam out, the heater matrix wets the carpet or mists the screen, the EGR cooler or head gasket passes it into the exhaust. Mark the cold level with tape and date each top-up. A garage puts the cold system under pressure overnight, adds dye, and tests for exhaust gas in the coolant.',
  },
  {
    id: 'coolant-level-hot-cold',
    about: ['coolant', 'coolant level', 'expansion tank'],
    asks: [
      'level is higher when its hot, normal?',
      'coolant goes up and down, should it',
      'do I read the level hot or cold',
      'tank looks empty in the morning but full after a drive',
      'how far below max is ok',
      'why does the expansion tank rise when warm',
      'when should I look at the level, before or after driving',
    ],
    answer:
      'Yes, that is normal: coolant expands as it warms, so the level is read cold, on level ground, and should lie between the two marks. What is not normal is a level that falls from one cold reading to the next, that has to be topped up more than about once in many months, or a tank that is still under hard pressure after a night, which hints at exhaust gas. Never open the cap while it is warm.',
  },
  {
    id: 'radiator-cap-bad',
    about: ['radiator cap', 'expansion cap', 'coolant cap', 'pressure cap'],
    asks: [
      'can a bad cap really cause overheating',
      'how do I know the coolant cap is faulty',
      'is it worth trying a new cap first',
      'what does the pressure cap do',
      'cap hisses, is it dead',
      'will any radiator cap fit',
      'could it be something as simple as the cap',
    ],
    answer:
      'Yes: the cap holds the system under pressure, and pressure is what lets coolant get hotter than 100 °C without boiling. A weak one lets it boil over or lose steam; one that does not open bursts hoses. It is cheap and reasonable to renew first, with the same pressure rating printed on it, an original or a known make. A garage can test it in a minute. Take it off only when the engine is quite cold.',
  },
  {
    id: 'hose-hard-pressure',
    about: ['hose', 'radiator hose', 'coolant hose'],
    asks: [
      'top hose is rock hard, what does that mean',
      'should the radiator hose be soft or hard',
      'hoses stay hard overnight',
      'bottom hose stays cold while the top is hot',
      'hose collapses when it cools, why',
      'is high pressure in the hose a sign of head gasket',
      'squeezed the top hose and it is solid, is that a bad sign',
    ],
    answer:
      'Hot and firm is normal; hard within a minute of a cold start or still hard next morning hints at exhaust gas in the coolant, so at the head gasket. A top hose that is hot and a bottom hose that stays cold after a long warm-up points to a thermostat that does not open, a blocked radiator or no flow. A hose that is sucked flat when cold has a cap that lets no air or coolant back. Feel hoses with the engine off.',
  },
  {
    id: 'thermostat-without',
    about: ['thermostat'],
    asks: [
      'can I run it without a thermostat',
      'just take the thermostat out, wont that cure it',
      'is it ok to leave the stat out in summer',
      'what happens if you drive with no thermostat',
      'mate removed his thermostat and it runs cool',
      'does a thermostat stuck open matter',
      'why not leave it out and let the water flow freely',
    ],
    answer:
      'No: without a thermostat the engine runs too cold, uses more fuel, thins its oil and wears faster, a diesel hardly cleans its particulate filter, and an engine light soon follows; on some engines coolant then even bypasses the radiator and it overheats. A thermostat stuck open does the same harm slowly. It is an inexpensive part: fit one with the opening temperature that your engine asks for, with a new seal and fresh coolant, and bleed the system.',
  },
  {
    id: 'thermostat-test',
    about: ['thermostat'],
    asks: [
      'how can I test a thermostat',
      'can you check a stat in a pan of hot water',
      'how do I know its the thermostat and not the pump',
      'is there a way to prove the thermostat',
      'takes ages to warm up, thermostat?',
      'does the temperature on obd show a bad thermostat',
      'how would I prove it is sticking before I buy one',
    ],
    answer:
      'By how the engine warms up: watch the coolant temperature in the live data. If it rises slowly and falls on a downhill run, the thermostat stays open; if it shoots past normal while the radiator remains cool, it stays shut or nothing circulates. Taken out, a plain one can be hung in hot water and should open near the figure stamped on it; electrically heated ones are tested by a garage. Do not undo anything before the engine is cold.',
  },
  {
    id: 'water-pump-signs',
    about: ['water pump', 'coolant pump'],
    asks: [
      'how do I know the water pump is going',
      'what kills a water pump',
      'can the pump fail without leaking',
      'crusty stain below the water pump, does it need doing',
      'is a weep from the pump hole normal',
      'do plastic impellers really break',
      'what are the symptoms when the pump is on its way out',
    ],
    answer:
      'Signs are a crust or drip below its weep hole, a whine or play at its pulley, and a heater that cools at idle while the engine gets hot. It may also fail dry, when the impeller slips on its shaft or the motor of an electric one stops. A faint stain on the weep hole can be old; a wet one is a failing seal. Old or wrong coolant wears the seal. It is not repaired but renewed, with belt where the belt drives it.',
  },
  {
    id: 'heater-matrix-bypass',
    about: ['heater matrix', 'heater core', 'heater'],
    asks: [
      'can I bypass the heater matrix for now',
      'joining the two heater hoses together, ok?',
      'is it possible to cut the heater out of the circuit',
      'loop the heater pipes until I can afford it',
      'what if I just block the matrix off',
      'can a heater core be repaired',
      'can I live without the heater and just loop it out',
    ],
    answer:
      'As a makeshift until the repair many cars allow it: both hoses are joined with a proper connector and the system is refilled and bled, on a cold engine. The drawbacks count: no warm air and hardly any demisting, which is dangerous in winter and fails the legal need for a clear view; and on some engines the flow through the matrix is part of the cooling. A leaking matrix is renewed; soldering it does not last. Ask a garage whether your engine allows it.',
  },
  {
    id: 'heater-matrix-flush',
    about: ['heater matrix', 'heater core', 'heater'],
    asks: [
      'can a blocked heater matrix be flushed',
      'heater only lukewarm, is flushing worth a go',
      'one side hot the other cold, clogged matrix?',
      'backflush the heater at home, how risky',
      'will it just clog again after flushing',
      'what blocks a heater core',
      'worth trying a hose through it before the dash comes out',
    ],
    answer:
      'Yes, it is worth a try before the dashboard comes out: with the engine cold both hoses are taken off at the bulkhead and clean water is sent gently through against the usual direction until it runs clear. Use low pressure, because a tired matrix bursts into the car. It clogs again if sealer, mixed coolants or rust are still in the system, so flush all of it. If both hoses are hot already, look at the blend flap instead.',
  },
  {
    id: 'oil-in-coolant',
    about: ['coolant', 'oil in coolant', 'oil cooler', 'expansion tank', 'head gasket'],
    asks: [
      'brown sludge in the coolant tank, whats that',
      'oil in the expansion tank, is it the head gasket?',
      'could an oil cooler put oil in the water',
      'how do you get oil out of the cooling system',
      'is it engine oil or gearbox oil in my coolant',
      'oily film floating on the coolant',
      'header tank is full of brown slime, how bad is that',
    ],
    answer:
      'Oil has found its way in: through the oil cooler, the head gasket, or on automatics a cooler inside the radiator. The oil cooler is the cheaper and on many engines the likelier one, and is pressure-tested before the head is touched. Oil swells the hoses, so the system is flushed with a proper cleaner several times and soft hoses and thermostat renewed. If it is gearbox oil, look for water in the gearbox at once, as that ruins it quickly.',
  },
];
