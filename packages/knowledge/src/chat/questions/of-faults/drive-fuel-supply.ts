import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about fuel pumps, filters, and pressure. */
export const fuelSupplyQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-pump-why',
    faults: ['fuel-pump-in-tank-failing'],
    asks: [
      'why did the fuel pump die',
      'does running on fumes kill the pump',
      'I always run it near empty, is that why',
      'how long should a fuel pump last',
      'pump gone at 70k, normal?',
      'is old petrol bad for pump',
      'new pump lasted a year, what killed it',
    ],
    answer:
      'Heat and dirt kill most of them: the fuel around it cools the pump, so always running near empty overheats it, and a blocked filter or strainer makes it work against a wall. A second failure within a year asks for the cause: low voltage at the plug through a bad earth or relay, rust in the tank, or a cheap pump. Keep the tank above a quarter, and ask for the voltage at the pump to be measured under load.',
  },
  {
    id: 'drive-pump-whine',
    faults: ['fuel-pump-in-tank-failing'],
    asks: [
      'fuel pump whines louder than it used to',
      'humming from the back seat all the time',
      'buzzing tank but it drives well, leave it?',
      'noisy only when the tank is low',
      'how long will a howling pump last',
      'whirring under the rear seat is new',
      'tank sings since last fill up',
    ],
    answer:
      'A loud new howl means that the pump is worn or gets too little fuel, and such pumps often run for weeks and then stop for good, mostly hot and with a low tank. A steady quiet hum is normal. Fill the tank at least half, since that cools it, and have the fuel pressure measured under load soon. A noise that began with a fill-up may be dirt or water on the strainer, so mention where you filled.',
  },
  {
    id: 'drive-pump-knock-tank',
    faults: ['fuel-pump-in-tank-failing'],
    asks: [
      'hit the tank and it started, now what',
      'thumping under the car brought it back',
      'kicked the tank, engine runs, is it fixed',
      'whacked it with a mallet and it fired',
      'can I keep knocking the tank to start it',
      'it starts when I slap underneath, why',
      'patrol banged the tank and told me go home',
    ],
    answer:
      'A knock that brings it back shows a worn pump motor and repairs nothing: it may stop at the next junction or not start at the next halt. Do not lie under the car on a jack to knock at it, and do not beat the tank, which cracks. Have the pump replaced, with the voltage at its plug checked first, because a poor contact can also come to life with a shake. Avoid roads where a stall would put you in danger.',
  },
  {
    id: 'drive-pump-diy',
    faults: ['fuel-pump-in-tank-failing'],
    asks: [
      'can I change the tank pump on my driveway',
      'is it through the rear seat or tank down',
      'how dangerous is swapping a fuel pump',
      'what do I need to fit an in tank pump',
      'do I have to empty the tank first',
      'lock ring will not turn, hammer it?',
      'my mate will do the pump in his garage with a heater on',
    ],
    answer:
      'Only outdoors and with care: petrol vapour explodes, so nothing that sparks or glows near, battery disconnected, pressure released by the book, a proper fire extinguisher at hand, and never over a pit or in a house garage. On many cars there is a hatch under the rear seat; others need the tank lowered, which is garage work. Run the level down first, turn the ring with its tool, and fit a new seal. If you have doubts, leave it.',
  },
  {
    id: 'drive-pump-brand',
    faults: ['fuel-pump-in-tank-failing', 'fuel-pump-control-module-failed'],
    asks: [
      'cheap pump off ebay or original',
      'pump only or the whole unit with sender',
      'is used fuel pump ok',
      'bosch or no name for the tank',
      'how do I know it is a fake pump',
      'universal pump at half the price, any harm',
      'what else to renew when the pump comes out',
    ],
    answer:
      'Take the pump maker’s own brand or the original, because cheap ones often give too little pressure, read the level wrongly, or last a year. The whole unit with sender and strainer costs more but fits without cutting hoses, and is the surer repair on a car you keep. A used one has the same age as yours. Renew the seal on the tank and an outside filter with it, and look into the tank for rust and dirt.',
  },
  {
    id: 'drive-pump-not-cured',
    faults: [
      'fuel-pump-in-tank-failing',
      'fuel-pump-relay-failed',
      'fuel-pump-control-module-failed',
    ],
    asks: [
      'new pump fitted and still will not start',
      'changed pump, same stalling',
      'they did the fuel pump and it cuts out again',
      'pump replaced and pressure is still low',
      'still cranks no fire with new pump',
      'wasted money on a pump, what next',
      'after pump replace car is no better',
    ],
    answer:
      'If a new pump changes nothing, its supply or something before the engine is at fault: measure voltage and earth at the pump plug while it is loaded, then relay, control module and connector. Full voltage and low pressure mean a kinked or unclipped hose in the unit, a blocked filter, or a wrong pump. Correct pressure means that the fuel supply was not the cause, and spark, crankshaft sensor or immobiliser are next. Ask for figures, not for another part.',
  },
  {
    id: 'drive-pump-silence-voltage',
    faults: [
      'fuel-pump-in-tank-failing',
      'fuel-pump-relay-failed',
      'fuel-pump-control-module-failed',
      'fuel-cutoff-switch-tripped',
    ],
    asks: [
      'cannot hear the pump at all',
      'no hum when I turn the key',
      'measured 12 volts at the pump and it is silent',
      'only 8 volts at the plug',
      'no voltage while cranking, so what is it',
      'pump quiet, fuse is good',
      'there is 12 v only for two seconds, correct?',
    ],
    answer:
      'Silence with full voltage and a good earth at the plug while it should run means that the pump has failed; no voltage means relay, fuse, control module, inertia switch, immobiliser or wiring; a low one means a bad contact or earth. Two seconds of voltage at key-on are normal, as the car waits for the engine to turn. Some pumps are driven by a module with pulses, which a plain meter reads low, so look in the workshop data.',
  },
  {
    id: 'drive-pump-recall',
    faults: ['fuel-pump-impeller-swollen'],
    asks: [
      'is my pump one of the recalled ones',
      'how do I find out about the impeller recall',
      'dealer found nothing, it cuts out again',
      'will the recall pay my earlier repair',
      'recalled but parts not available, what now',
      'is a used car covered by the pump recall',
      'engine dies and restarts after minutes, recall?',
    ],
    answer:
      'Check your registration on the government’s free recall site or ask a dealer with the chassis number: an open fuel-pump recall is repaired free, whoever owns the car. If the dealer finds nothing, ask for stored data of the moment when it stalled, and report every stall with date and speed. Keep bills of an earlier pump, since some makers refund them. Until then, a car that stalls on the road is used only as this diagnosis allows.',
  },
  {
    id: 'drive-pump-module',
    faults: ['fuel-pump-control-module-failed'],
    asks: [
      'where is the fuel pump driver module',
      'module corroded, clean it up?',
      'is it pump or control module',
      'does the fuel module need coding',
      'can I mount the new module elsewhere',
      'water got at the pump controller',
      'box for fuel pump is rusted behind, is that the fault',
    ],
    answer:
      'If the pump is silent or weak but the pump itself runs on full battery voltage in the workshop’s test, the module or its plug is the fault. It often sits at the chassis rail, above the tank or beside the boot lining, where wet salt eats its back. A corroded one is replaced, not cleaned. Some only plug in, others need coding, so ask by part number. Mount it with the spacers that keep it off the metal, if the kit has them.',
  },
  {
    id: 'drive-relay-swap',
    faults: ['fuel-pump-relay-failed'],
    asks: [
      'can I swap the relay with another one',
      'horn relay same as fuel pump relay?',
      'tap the relay and it starts',
      'fuse blew again straight away',
      'can I bridge the pump relay to get home',
      'what size fuse, put a bigger one in?',
      'dies when hot and ok after half an hour, relay?',
    ],
    answer:
      'Do not bridge the relay or fit a bigger fuse: a bridge keeps the pump running after a crash, and a bigger fuse lets the wiring burn. You may exchange it for another relay in the box with exactly the same number, ignition off, as a test. If it starts with that one, fit a new relay, and look for a brown socket. A fuse that blows again means a short or a seizing pump, and is found before anything is replaced.',
  },
  {
    id: 'drive-inertia',
    faults: ['fuel-cutoff-switch-tripped'],
    asks: [
      'where is the inertia switch',
      'hit a pothole and it died',
      'how do I reset the fuel cut off',
      'pressed the button, it trips again',
      'is it safe to reset after a bump',
      'bumped a kerb and now no start',
      'does my car have a crash switch',
    ],
    answer:
      'After a knock first look and smell for fuel under the car, because the switch may have done its job: with any leak or smell leave it off and call for recovery. If all is dry, press the raised button down until it clicks; the handbook shows the place, often in a footwell, behind a side trim, or in the boot. Newer cars have no button and cut fuel by the airbag module. If it trips without a knock, the switch is worn.',
  },
  {
    id: 'drive-petrol-filter-old',
    faults: ['petrol-fuel-filter-clogged'],
    asks: [
      'petrol filter never changed, could it be that',
      'where is the filter on my petrol car',
      'loses power on long hills then recovers',
      'can I change the fuel filter myself on a petrol',
      'strainer in the tank blocked, clean or new',
      'filter in the tank, cannot be replaced?',
      'after being run dry it has no top end',
    ],
    answer:
      'It can be: fading power on long hills that returns after a pause is typical of a blocked filter or strainer. An outside filter sits along the underbody or near the tank and is a modest job, but the line holds pressure and the fuel is highly flammable, so it is depressurised first, outdoors, with no spark near. Many cars have it inside the tank unit. If it blocks again soon, there is rust or debris in the tank, and that is cleaned first.',
  },
  {
    id: 'drive-diesel-filter-result',
    faults: ['diesel-fuel-filter-clogged'],
    asks: [
      'new filter helped for two weeks, blocked again',
      'black slime in my diesel filter',
      'power dies when overtaking, filter?',
      'how dirty may a diesel filter look',
      'brown stuff came from the drain screw',
      'filter was due at 40k and I forgot',
      'is diesel bug in my tank',
    ],
    answer:
      'A filter that blocks again within weeks has something feeding it: black slime is bacteria living on water in the tank, rust is a steel tank or pipe, wax is cold summer fuel. Then the tank has to be drained and cleaned, and a biocide used as its label says, before another filter is fitted. If the new one holds, it was only overdue. Catch what came out in a clear jar, as it tells the garage which of the three it is.',
  },
  {
    id: 'drive-diesel-filter-diy',
    faults: ['diesel-fuel-filter-clogged', 'diesel-air-in-fuel'],
    asks: [
      'how do I change a diesel filter without airlock',
      'after the filter change it will not start',
      'fill the new filter with diesel first?',
      'can I bleed it without a scan tool',
      'cranked for ages after the filter, stop?',
      'spilt diesel on the belt and hoses, problem?',
      'fitted filter myself and now needs long cranking',
    ],
    answer:
      'Stop cranking after a few short tries, because it wears the starter and lets the high-pressure pump run dry. Prime it as your handbook says: a hand pump, several key-ons for an electric pump, or a tester routine. If it still draws air, the seal is pinched or the quick connector has not clicked home. Fill a new filter only where the maker says so, with clean fuel, on the dirty side. Wash diesel off rubber belts and hoses, which it softens.',
  },
  {
    id: 'drive-reg-leak-check',
    faults: ['fuel-pressure-regulator-leaking'],
    asks: [
      'petrol in the vacuum hose of the regulator',
      'how do I test the pressure regulator',
      'rich and black smoke, regulator or injector',
      'does my car have a regulator on the rail',
      'pulled the little hose and it was wet',
      'can I drive with petrol going down the vacuum pipe',
      'thin hose smell fuel, what part is broken',
    ],
    answer:
      'Petrol in that small hose means that the diaphragm has torn, and the regulator is replaced; a dry hose speaks against it. Check it with the engine cold and off, nothing glowing near, and a rag under it. The engine runs rich, thins its oil with petrol, and overheats the catalytic converter, so do not use it until it is mended, and change the oil after. Cars without a regulator on the rail have it in the tank, and need another search.',
  },
  {
    id: 'drive-rail-sensor-test',
    faults: ['rail-pressure-sensor-faulty'],
    asks: [
      'is it the rail sensor or low pressure for real',
      'unplugged the rail sensor and it ran',
      'code P0190 P0191, change the sensor?',
      'rail reads 0 with engine running',
      'can I change the rail pressure sensor myself',
      'sensor came up wet at the plug',
      'limp mode when warm, restart clears, sensor?',
    ],
    answer:
      'If the reading jumps or sits at zero while the engine pulls well, the sensor or its plug is wrong; if the engine starves at the same moment, the pressure really is low, and a new sensor will not help. A garage compares the reading with a proper gauge or with the regulating values. On direct injection and diesels the rail holds very high pressure that cuts into skin, so it is no home job to open it. Wiggle the plug first.',
  },
  {
    id: 'drive-metering-clean',
    faults: ['diesel-metering-valve-sticking'],
    asks: [
      'can the metering valve be cleaned',
      'scv replaced and hunting is back',
      'stalls when I press the clutch, suction valve?',
      'idle goes up and down when hot',
      'is the scv a diy job',
      'new valve or new pump',
      'does suction control valve need learning',
    ],
    answer:
      'It is not worth cleaning as a rule: a stuck valve is replaced together with the fuel filter, and on many engines taught with a tester. If the new one sticks again, dirt, water or metal is coming through, so have the filter and the fuel looked at for glitter before another is fitted. Cleanliness decides everything here, since a grain ruins it. Hunting that goes when cold and returns hot is typical, but an intake leak can do the same.',
  },
  {
    id: 'drive-air-diesel-find',
    faults: ['diesel-air-in-fuel'],
    asks: [
      'how do I find where the air gets in',
      'bubbles in the clear fuel pipe',
      'hard to start after standing, runs fine after',
      'starts better parked nose down',
      'is a one way valve in the line ok',
      'leak-off pipes drawing air?',
      'air comes in but no diesel comes out, why',
    ],
    answer:
      'Put a length of clear hose made for diesel between filter and pump and watch for bubbles after standing: bubbles mean air from before it, clear fuel that falls back means a valve or injector return. Suspects are the filter seal, the quick connectors, the O-rings of the leak-off pipes, and hoses at their clips. Air gets in where fuel does not drip out, because the line is under suction. A non-return valve hides it; the leak should be found.',
  },
  {
    id: 'drive-lift-pump-diesel',
    faults: ['diesel-lift-pump-failed'],
    asks: [
      'does my diesel have a lift pump',
      'starts well full, badly with a quarter tank',
      'no hum from the tank on my diesel',
      'will high pressure pump suffer without the lift pump',
      'pump in tank or under floor, which one',
      'priming pump feels soft',
      'diesel dies on steep hill with low tank',
    ],
    answer:
      'Many diesels have an electric feed pump in the tank or under the floor, some two, and some only suck: the parts list or a hum at key-on shows it. Starting well full and badly low fits a dead feed pump. Do not leave it, because the high-pressure pump is cooled and oiled by what it delivers and can break up. Keep the tank above half until the repair, and have fuse, relay and feed pressure checked before parts are bought.',
  },
  {
    id: 'drive-hpfp-petrol',
    faults: ['hpfp-petrol-worn'],
    asks: [
      'high pressure pump or injectors, how to tell',
      'long crank warm, direct injection petrol',
      'what is a follower and should it be checked',
      'used high pressure fuel pump ok',
      'noisy ticking from the pump, normal?',
      'can I change the hpfp at home',
      'cam follower is worn through, is engine damaged',
    ],
    answer:
      'A rail that fills slowly while the low-pressure side is correct points to the high-pressure pump or its control valve; a good rise that falls off when stopped points to injectors. Ticking is normal on these engines. Where a follower sits between cam and pump, look at it: worn through, it damages cam and pump, and the parts are renewed together. Leave the job to a garage, because the pressure injures and petrol burns. Measure before buying.',
  },
  {
    id: 'drive-cp4-damage',
    faults: ['diesel-cp4-pump-breakup'],
    asks: [
      'metal in the diesel, do I need everything new',
      'can I just replace the pump',
      'glitter in the fuel filter',
      'garage wants pump, injectors, rail and tank cleaned',
      'does insurance or the maker pay for a broken pump',
      'who can check if it was misfuelling',
      'shiny flakes in filter housing, what to do',
    ],
    answer:
      'Do not start it again: metal goes round with the fuel, and a new pump alone fails within weeks. A long list with injectors, rail, pipes, filter and a cleaned tank is right when glitter is found past the pump. Before you pay, have a fuel sample kept and sealed: wrong fuel may be a matter for insurance, and a clean sample supports goodwill from the maker. Ask also for a price with tested remanufactured parts.',
  },
  {
    id: 'drive-cp4-prevent',
    faults: ['diesel-cp4-pump-breakup'],
    asks: [
      'how do I stop the pump blowing up',
      'lubricity additive or two stroke oil, useful?',
      'can I fit a different pump as upgrade',
      'ran out of diesel once, has it harmed it',
      'how often filter change to protect the pump',
      'any early sign before it breaks up',
      'premium diesel protect high pressure pump?',
    ],
    answer:
      'Clean fuel and no running dry are what protects it: change the filter on time, or earlier, buy from a busy station, never run the tank empty, and let nobody crank a dry system. Early signs are long cranking, hunting, and glitter in the filter, which can be looked for at each change. Home mixtures with two-stroke oil may harm the particulate filter and a claim. Conversion kits exist for some engines; ask about approval and insurance.',
  },
  {
    id: 'drive-jet-pump',
    faults: ['fuel-saddle-tank-jet-pump-failed'],
    asks: [
      'dies at quarter tank but gauge says fuel left',
      'always conks out at the same reading',
      'two sided tank, other half not used',
      'since the pump change it runs out early',
      'how much fuel is really in there',
      'add 5 litres and it starts again',
      'car stops while petrol is left, why',
    ],
    answer:
      'Dying always at the same reading and starting again after a few litres is typical of a saddle tank whose jet pump no longer carries fuel across. If it began after a pump was changed, the cross-over hose is probably off, and that garage should look. Until then refuel before that reading and do not run it dry, since the pump overheats. The access is through two hatches; petrol vapour makes it a job for a garage.',
  },
  {
    id: 'drive-lowpower-which-fuel',
    faults: [
      'petrol-fuel-filter-clogged',
      'diesel-fuel-filter-clogged',
      'fuel-pump-in-tank-failing',
    ],
    asks: [
      'fuel starvation or turbo, how to separate',
      'filter or pump, which first',
      'bogs down uphill, what test shows the culprit',
      'trims +15 under load',
      'how is fuel pressure tested and how long',
      'is starving engine harmful',
      'no power top speed, cheap part first?',
    ],
    answer:
      'Measure before you buy: fuel pressure under load separates them, as a blocked filter lets it fall only at high demand, and a tired pump also holds little at idle or takes long to build it. High fuel trims only under load point to supply, high ones only at idle to an air leak. A turbo leak shows in boost data, with correct fuel pressure. If the filter is overdue, renew it first. Do not hold full throttle with a starved engine.',
  },
];
