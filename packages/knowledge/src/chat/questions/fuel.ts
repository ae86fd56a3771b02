import type { CommonQuestion } from '../common-question.ts';

/** Fuel, its supply and injection. */
export const fuelQuestions: readonly CommonQuestion[] = [
  {
    id: 'wrong-fuel-petrol-in-diesel',
    about: ['wrong fuel', 'misfuel', 'petrol', 'diesel', 'fuel'],
    asks: [
      'put petrol in my diesel',
      'ive put the wrong fuel in what do I do',
      'filled up with unleaded instead of diesel, only a few litres',
      'is it ok if I havent started it after misfuelling',
      'how bad is a bit of petrol in a diesel tank',
      'diesel in a petrol car, same problem?',
      'can I dilute wrong fuel by filling up with the right one',
    ],
    answer:
      'Do not start it and do not even switch the ignition on, because that already runs the pump on many cars: petrol takes the lubrication from a diesel’s high-pressure pump, and its metal dust then ruins injectors. Have the tank drained by a mobile misfuel service or a garage; it costs far less than a new fuel system. Diluting is a gamble with modern diesels. Diesel in a petrol car smokes and stalls, harms less, and is drained in the same way.',
  },
  {
    id: 'e10-petrol-ok',
    about: ['petrol', 'e10', 'fuel', 'ethanol'],
    asks: [
      'is E10 petrol to blame',
      'should I use super unleaded instead of E10',
      'can my car run on e10',
      'would premium petrol make it run better',
      'does supermarket fuel cause this',
      'is E5 worth the extra',
      'could it be the petrol I am using',
    ],
    answer:
      'Hardly ever: almost all petrol cars made since 2011 and most since about 2000 are approved for E10, and the handbook, the fuel flap or the government’s online checker says so. Supermarket fuel meets the same standard. Older cars, carburettors and cars that stand for months fare better on E5, sold in Britain as super, because ethanol draws water and attacks old rubber. A higher octane helps only engines that are designed for it or knock on ordinary petrol.',
  },
  {
    id: 'old-fuel-stale',
    about: ['petrol', 'fuel', 'stale fuel', 'old petrol'],
    asks: [
      'car stood for two years, is the petrol still good',
      'does petrol go off',
      'could stale fuel be the reason it wont start',
      'how long does diesel last in the tank',
      'old fuel in the tank, drain it or top it up?',
      'been sitting in a barn, what about the fuel',
      'it has not been driven for a year, is the fuel any good',
    ],
    answer:
      'Yes, petrol ages: its light parts evaporate, so after some months it lights badly and after a year or more it may gum up pump and injectors. Diesel lasts longer but takes up water and grows bacterial sludge. A nearly full tank of a few months’ age is diluted with fresh fuel; fuel that smells sour or looks dark is drained by somebody with a proper pump, outdoors, away from any flame. Renew the fuel filter afterwards.',
  },
  {
    id: 'running-tank-low',
    about: ['fuel', 'fuel pump', 'petrol', 'diesel', 'tank'],
    asks: [
      'does running on fumes damage the pump',
      'I ran out of fuel, could that have broken it',
      'is driving with the low fuel light on bad for it',
      'ran out of diesel, how do I get it going',
      'does a diesel need bleeding after running dry',
      'wont start after running out and putting a can in',
      'I let it run out completely, have I broken something',
    ],
    answer:
      'Running dry can harm it: the fuel cools and lubricates the pump, and the last of the tank carries dirt to the filter. After refilling put in several litres, then switch the ignition on for some seconds a few times without cranking, so that the pump fills the lines. Many diesels must be bled with a hand pump or a diagnostic routine, and long cranking wears starter and high-pressure pump. If it does not start, a garage checks fuel pressure.',
  },
  {
    id: 'fuel-pump-listen',
    about: ['fuel pump', 'pump', 'fuel pressure'],
    asks: [
      'how can I tell if the fuel pump is working',
      'should I hear the pump when I turn the key',
      'is there a way to check a fuel pump at home',
      'whats a fuel pump relay test',
      'does banging the tank help a dead pump',
      'could it be the relay not the pump',
      'can the crash switch have cut the pump',
    ],
    answer:
      'Listen first: on many cars it hums for two or three seconds under the rear seat when the ignition goes on. Silence may also be fuse, relay, wiring, immobiliser or an inertia switch that was set off by a knock, so those are looked at before the tank is opened. A tap on the tank that brings it to life proves a worn motor and lasts only for one start. Humming proves no pressure: a garage measures that at the rail.',
  },
  {
    id: 'fuel-filter-both',
    about: ['fuel filter', 'filter', 'fuel pump'],
    asks: [
      'should the filter be changed with the pump',
      'can a clogged fuel filter do this',
      'when was the fuel filter meant to be done',
      'is a blocked filter the cause of losing power uphill',
      'do petrol cars even have a fuel filter',
      'does a dirty filter kill the pump',
      'will the filter need doing as well',
    ],
    answer:
      'Yes, with a new pump a new filter: a clogged one makes the pump work against it and is often why the pump died, and debris of the old pump sits in it. A blocked filter shows as lack of power at high speed or uphill, first of all on diesels, whose filter is a service part and also collects water. Many petrol cars have theirs inside the pump unit in the tank, for its whole life. On diesels it is filled and bled afterwards.',
  },
  {
    id: 'injector-clean-or-new',
    about: ['injector', 'injectors'],
    asks: [
      'can injectors be cleaned instead of replaced',
      'is ultrasonic cleaning of injectors any good',
      'refurbished injectors or new?',
      'do reconditioned diesel injectors last',
      'how do they test injectors',
      'what makes an injector go bad',
      'what is a leak off test',
    ],
    answer:
      'Petrol injectors often can: removed, cleaned with ultrasound and measured on a bench, they often come back to even flow. Diesel injectors are tested on a bench and either renewed or overhauled by a specialist; an overhauled one with a test sheet and guarantee is a fair choice, a used one without is not. First a garage compares their corrections in the live data and the quantity that returns (leak-off). Each takes a new sealing washer, and its seat has to be cleaned.',
  },
  {
    id: 'injector-seal-blow',
    about: ['injector seal', 'injector', 'injectors', 'copper washer'],
    asks: [
      'black tar round the diesel injector',
      'what is chuffing from an injector',
      'smell of exhaust in the cabin and ticking on a diesel',
      'is a blowing injector seal serious',
      'can you just change the copper washer',
      'injector stuck in the head after leaking, now what',
      'it hisses round one injector, is it urgent',
    ],
    answer:
      'It is a leaking injector seal: combustion gas escapes past the copper washer, chuffs in time with the engine and builds hard black tar. It is cheap when caught early, as washer and bolt are renewed and the seat is cleaned or recut. Left, the tar welds the injector into the head, the seat burns, and exhaust gas can reach the cabin, so leave recirculation off and have it repaired soon. The washer is never used again.',
  },
  {
    id: 'fuel-trim-meaning',
    about: ['fuel trim', 'fuel trims', 'lean', 'rich', 'p0171', 'p0172'],
    asks: [
      'what does fuel trim mean',
      'long term fuel trim plus 20, whats that',
      'what is running lean',
      'is running rich worse than lean',
      'what numbers should the trims be',
      'trims high at idle but ok at 3000, why',
      'trims are at plus 15, what does that say',
    ],
    answer:
      'Fuel trim is how much the engine corrects its fuel from what it calculated: near zero is good, some per cent either way is usual, and beyond about plus or minus 10 per cent there is something to find. Plus means it was too lean: air that was not measured, or too little fuel. Minus means too rich. High at idle and normal at speed points to an air leak; normal at idle and high under load to fuel supply or the air-mass meter.',
  },
  {
    id: 'lean-harm',
    about: ['lean', 'p0171', 'p0174', 'mixture', 'engine'],
    asks: [
      'does running lean damage the engine',
      'can a lean mixture burn valves',
      'is a lean code urgent',
      'will running lean hurt the cat',
      'its running weak, what can that wreck',
      'how long can you leave a lean condition',
      'is it bad for the engine to run too weak',
    ],
    answer:
      'It can under load: too little fuel for the air burns hot and slowly, and knock, burnt valves and pistons may follow, above all with a turbo. At idle a small air leak is mostly a nuisance, as the engine corrects it. The danger is the cause that gets worse: a pump that fades, or a hose that lets go. Avoid full throttle and hard pulling, and have intake leak and fuel pressure tested. A flashing engine light means misfires that overheat the catalyst.',
  },
  {
    id: 'petrol-smell-danger',
    about: ['petrol smell', 'fuel smell', 'fuel leak', 'petrol', 'fuel'],
    asks: [
      'smell of petrol in the car, is it dangerous',
      'can fuel vapour ignite in the garage',
      'petrol smell only after filling up',
      'strong fuel smell inside, what should I do',
      'is breathing petrol fumes harmful',
      'why does it reek of petrol when parked',
      'I can smell petrol when I get in, could it go up',
    ],
    answer:
      'Treat it as dangerous until the source is known: vapour lies low and a spark or a hot exhaust lights it. No smoking, no starting, do not park it in a garage attached to the house, and open the windows. A wet line, a drip or a strong smell means recovery on a lorry. A smell only after brimming the tank points to the filler, the cap or the vapour system, the one at start-up to an injector seal. Fumes cause headache and dizziness, so do not sit in them.',
  },
  {
    id: 'throttle-body-cleaning',
    about: ['throttle body', 'throttle', 'idle'],
    asks: [
      'can I clean the throttle body myself',
      'will cleaning the throttle fix the idle',
      'is carb cleaner ok for an electronic throttle',
      'idle went high after cleaning the throttle body',
      'how often should a throttle body be cleaned',
      'dirty throttle plate, worth a clean before buying one?',
      'would a clean be enough or do I need a new one',
    ],
    answer:
      'Yes, a dirty throttle is worth a clean first: engine cold, ignition off, intake hose off, throttle-body cleaner on a soft cloth, no scraping. Do not push an electronic flap open by force, as its plastic gears break, and do not flood it. Afterwards many idle too high until the throttle has been taught its stops anew, by an ignition routine or a diagnostic program. If dirt returns within months, look at the crankcase ventilation.',
  },
  {
    id: 'water-in-fuel',
    about: ['water in fuel', 'diesel', 'fuel filter', 'fuel'],
    asks: [
      'how does water get into the fuel',
      'water in fuel light, what do I do',
      'can I drain the water from the diesel filter',
      'what does water do to a common rail',
      'bad batch of fuel, how do I prove it',
      'could I claim off the petrol station',
      'could water have got in from the petrol station',
    ],
    answer:
      'Mostly as condensation in a tank left half empty, through a leaking filler, or now and then with a bad delivery. In a diesel it rusts pump and injectors, so drain the filter as the handbook shows, and if the light stays, leave the engine off and have the tank drained. For a claim against a filling station keep the receipt, have a sample taken in a clean jar and the garage’s report, and ask whether other customers complained. Trading Standards can help.',
  },
];
