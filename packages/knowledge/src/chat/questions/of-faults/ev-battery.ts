import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about an aged, weak or recalled drive battery and its electronics. */
export const evBatteryFaultQuestions: readonly CommonQuestion[] = [
  {
    id: 'ev-soh-app-says',
    faults: ['ev-battery-degraded'],
    asks: [
      'the app says 84 percent soh, how bad is that',
      'leafspy reads 79, should I worry',
      'my reader shows 91 % health at five years old, is that good',
      'what figure counts as worn out',
      'dongle gives me a different number from the dashboard, which do I believe',
      'state of health 72 at 80000 miles, claim or not',
      'phone programme shows the accu at 88, normal?',
    ],
    answer:
      'Judge it against the warranty limit and the age: many makers guarantee about 70 per cent for eight years, and your booklet gives the figure and the test that counts. A figure from an app is an estimate that shifts by several per cent with temperature and charge level, so read it three times on mild days. A gap between the cells that grows under load matters more than the average. For a claim only the maker’s own test counts.',
  },
  {
    id: 'ev-range-winter-or-aged',
    faults: ['ev-battery-degraded', 'normal-ev-winter-range', 'ev-battery-thermal-control-failed'],
    asks: [
      'is it the cold or is the battery getting old',
      'lost 60 miles since october, worn or just winter',
      'will the range come back in spring',
      'how do I tell frost from ageing',
      'only does 120 now its freezing, used to be 180, knackered?',
      'autonomy very low in january, battery is finish?',
      'the miles shown have dropped sharply with the weather, should I be concerned',
    ],
    answer:
      'If it fell within days of the first cold it is the weather; ageing is slow and stays in July. Compare a warm, longer drive now with the same drive last year, using energy per mile and the charge used, not the guessed range on the display. If use per mile is higher than before, the heater, speed, tyres or a dragging brake take it. If use is the same but a full charge holds less, the cells have aged.',
  },
  {
    id: 'ev-degraded-warranty-claim',
    faults: ['ev-battery-degraded', 'ev-battery-module-weak'],
    asks: [
      'how do I claim for the battery under warranty',
      'dealer says its above 70 so no claim',
      'do I need a certificate to prove lost capacity',
      'it is just over the limit and the cover runs out in march, what can I do',
      'does the battery guarantee pass to me as second owner',
      'maker wants me to pay for the capacity test, is that usual',
      'guarantee of eight years, how to ask for it',
    ],
    answer:
      'Book the maker’s own capacity test in writing before the cover ends, because the date of the report counts, and ask for the printed figure and the limit. The battery guarantee usually stays with the car, provided that services were done on time; the booklet says so. If it is just above the limit, ask for the cell voltages as well: one weak group is a defect and is claimed as such, whatever the average.',
  },
  {
    id: 'ev-degraded-slow-more',
    faults: ['ev-battery-degraded'],
    asks: [
      'how do I stop it getting worse',
      'what can I do to keep the battery I have left',
      'any way to slow the loss of range',
      'does rapid charging make it worse now',
      'should I charge differently with an old pack',
      'want to nurse it for three more years, tips',
      'how to treat the weak battery so it lives longer',
    ],
    answer:
      'Keep it between about 20 and 80 per cent in daily use, charge slowly at home, and do not leave it full or nearly empty for days, above all in heat. Rapid charging now and then does little harm; several in a row on a hot day do. If the cells are iron phosphate the handbook asks for a full charge regularly. Install updates for the battery, and keep the tyres at pressure, so that each mile takes less.',
  },
  {
    id: 'ev-degraded-upgrade-pack',
    faults: ['ev-battery-degraded'],
    asks: [
      'can I put a bigger battery in it',
      'is a 40 kwh pack in a 24 leaf worth doing',
      'range extender battery in the boot, any good',
      'specialist offers an upgrade pack from a crashed car',
      'bigger accumulator possible in my old electric',
      'swap to a newer larger pack, insurance?',
      'could the range be made better than when it was new',
    ],
    answer:
      'On a few models a specialist can fit a larger pack of the same family and program the car to it; on most it is not possible or not worth the money. Ask for the donor’s health report, who codes it, what weight it adds against the plated limit, and a written guarantee. The insurer must know, as it is a modification. Leave alone home-made extra batteries in the boot: they bypass the car’s protection and can burn.',
  },
  {
    id: 'ev-degraded-sell-or-keep',
    faults: ['ev-battery-degraded', 'ev-battery-module-weak'],
    asks: [
      'is the car worth anything with a tired battery',
      'should I sell it before the battery gets worse',
      'do I have to tell the buyer about the reduced range',
      'new pack costs more than the car, what now',
      'scrap it or run it into the ground',
      'what does low soh do to the price',
      'keep as a runabout or get shot of it',
    ],
    answer:
      'If the range still covers your days, keeping it is usually cheapest, because an aged pack that is even in its cells goes on for years. For a sale, a health certificate is worth more than promises, and a buyer who asks must be told the truth. Before you call it scrap, ask an independent battery specialist about single modules or a tested used pack, and remember that even a tired pack has a value for storage firms.',
  },
  {
    id: 'ev-cell-gap-measured',
    faults: ['ev-battery-module-weak', 'ev-battery-management-fault'],
    asks: [
      'the gap between cells is 180 mV, bad?',
      'one cell reads 3.2 and the rest 3.7',
      'difference of 25 millivolts when I floor it, ok?',
      'how much spread between highest and lowest is allowed',
      'cell 47 always the lowest, what does it tell me',
      'min and max cell voltage differ by 0.1, is it the cell or the sensor wire',
      'my diagnostic shows delta 90, is it finish',
    ],
    answer:
      'Up to about 30 mV under load is healthy, and more than 100 mV always at the same group means that this group is weak. Between the two, charge slowly to full on three days so that it balances, then read again at the same charge level. A value that jumps from one moment to the next or is impossible points to the measuring wire or the control unit instead. Compare at 20 and at 80 per cent: a weak cell falls away at the bottom.',
  },
  {
    id: 'ev-weak-cell-run-out-early',
    faults: ['ev-battery-module-weak'],
    asks: [
      'why does it show 20 percent and then die',
      'dropped from 31 to 9 in a mile',
      'how far down can I run it now',
      'turtle came on with 18 miles left, why',
      'the gauge leaps up when I lift off, explain',
      'percentage falls like a stone on hills',
      'display lies, suddenly empty, for which reason',
    ],
    answer:
      'The weakest group of cells is empty long before the rest, and the car must stop there to protect it: the display had counted on all of them. Under load its voltage collapses, and when you lift off it recovers, hence the leaps. Until it is repaired treat 30 per cent as empty, avoid hills and fast roads, and go by what the diagnosis says about driving. Running it flat again and again ruins that group and its neighbours.',
  },
  {
    id: 'ev-weak-module-which-workshop',
    faults: ['ev-battery-module-weak'],
    asks: [
      'who replaces a single module in the UK',
      'dealer will only sell me the whole pack',
      'how do I find someone who opens ev batteries',
      'which qualification should the battery man have',
      'is there anybody independent for this',
      'what do I ask before I let them open the pack',
      'main stealer wont touch individual modules, alternatives?',
    ],
    answer:
      'Look for an independent electric-vehicle specialist with a level 4 high-voltage qualification, which in Britain covers work inside a battery; level 3 covers work on an isolated car. Ask whether they match the new module in capacity and voltage, renew the case seal and leak-test it, print an insulation test, and guarantee the repair. Get the cell readings before and after. If the car is within its battery warranty, leave it closed and claim first.',
  },
  {
    id: 'ev-weak-module-used',
    faults: ['ev-battery-module-weak', 'ev-battery-degraded'],
    asks: [
      'is a used module from a breaker alright',
      'second hand module off ebay, risky?',
      'must it match the others',
      'new module in an old pack, does that work',
      'can they mix modules of different age',
      'how do I know the donor was not crashed',
      'the replacement is from a scrapped one, should I accept',
    ],
    answer:
      'A tested used module is often the better match, because a new one in an aged pack is as uneven as a weak one, only the other way. What counts is measured capacity and inner resistance close to its neighbours, the same type number, and a donor that was not burnt, flooded or badly hit. The workshop charges it to the same voltage before fitting. Never buy or store one yourself: a single module can burn fiercely and is posted only as dangerous goods.',
  },
  {
    id: 'ev-weak-module-came-back',
    faults: ['ev-battery-module-weak', 'hybrid-battery-worn'],
    asks: [
      'they changed a module and the warning is back',
      'three months after the repair the same again',
      'another block has failed now, did they mess up',
      'the battery repair lasted half a year',
      'same fault code after replacing the cell',
      'how long should a module repair hold',
      'paid for it once already, who is liable',
    ],
    answer:
      'Ask for the readings first: if it is the same block, the repair, its contacts or the measuring wires are at fault and the garage owes you a remedy; if it is another, the pack is ageing as a whole. In that case single blocks become a chain of bills, and a matched or new pack is the honest offer. Have the cooling fan and the corrosion on the bus bars looked at, because both spoil good modules.',
  },
  {
    id: 'ev-recall-letter-limits',
    faults: ['ev-battery-cell-defect-recall'],
    asks: [
      'do I really have to park outside because of the recall',
      'letter says charge to 80 only, can I ignore it',
      'why must I not charge overnight',
      'recall parts are not ready, what until then',
      'they told me limit it to 90 and stay out of the garage',
      'waiting six months for the recall, compensation?',
      'can I at least plug it in at night under the carport',
    ],
    answer:
      'Keep exactly to the letter, because the danger is a fire inside a parked, full battery, mostly with nobody near. Park in the open away from the house and other cars, charge only to the limit named, by day and with somebody about, and do not run it near empty either if the letter says so. Ask the dealer in writing for the date, a loan car and what the maker offers meanwhile, and check by registration that the recall is still open.',
  },
  {
    id: 'ev-recall-how-check',
    faults: ['ev-battery-cell-defect-recall'],
    asks: [
      'how do I know if my car is affected by the battery recall',
      'bought it used, was the recall ever done',
      'where can I see open recalls by reg',
      'dealer has no record, is it done or not',
      'the vin check says nothing but a friend got a letter',
      'imported from japan, does the recall count for me',
      'can they refuse as the car is seven years old',
    ],
    answer:
      'Enter the registration on the government’s free recall page and the chassis number on the maker’s own page, and ask a dealer of the make to look in its system, since letters go to the last known keeper. A recall for a safety defect is free whatever the age or the owner. Ask for a printed note of the campaign number and the date of the work. For an import ask the maker’s UK office with the chassis number.',
  },
  {
    id: 'ev-recall-software-only',
    faults: ['ev-battery-cell-defect-recall'],
    asks: [
      'they only did a software update, is that enough',
      'why not a new battery for everyone',
      'range is less after the recall update',
      'update cut my charge to 80, can they do that',
      'is the monitoring software any use',
      'recall done but still frightened to charge it at home',
      'only programme was changed, cells are the same, trust?',
    ],
    answer:
      'The software watches each cell for the early signs of the defect and warns or limits the charge in time; modules are replaced where the check finds something or where the build date calls for it. Ask the dealer for the campaign text: whether yours is a monitoring fix or a step before new modules, and whether the limit will be lifted. If the range is cut for good, ask the maker in writing what it offers. A warning afterwards means stop, park outside and call.',
  },
  {
    id: 'ev-contactor-clicks-heard',
    faults: ['ev-contactor-failed'],
    asks: [
      'I hear one click and then nothing, contactor?',
      'it clicks loads of times and gives up',
      'no clunk from under the floor when I press start',
      'how should the contactors sound',
      'clack clack and the warning comes',
      'what do I listen for',
      'heard a heavy thud from the battery when it cut out',
    ],
    answer:
      'A good start gives two or three dull clicks from the battery within a second or so. One click and a warning means that the sequence was broken off, and no click at all more often means a weak 12 V battery, an interlock that is open or a safety lock after a crash. Have the 12 V battery tested first, as it closes the contactors. A thud while driving, with all drive lost, belongs on a recovery truck.',
  },
  {
    id: 'ev-contactor-hit-it',
    faults: ['ev-contactor-failed'],
    asks: [
      'can I tap the battery to free the contactor',
      'would a knock make the relay close again',
      'pull the service plug and put it back, does it reset',
      'can I change the contactor myself, its only a relay',
      'youtube shows a bloke swapping them on his drive',
      'clean the contacts with fine paper, possible?',
      'is it a diy job with rubber gloves',
    ],
    answer:
      'No, leave it closed: the contactors switch several hundred volts inside the battery case, which stay there with the plug out, and welded contacts mean that nothing you expect to be dead is dead. A knock proves nothing. It is work for a technician qualified for open batteries, who tests for welded contacts first. What you can do is to have the 12 V battery tested and to save the codes before anybody clears them.',
  },
  {
    id: 'ev-contactor-why-welded',
    faults: ['ev-contactor-failed'],
    asks: [
      'what makes a contactor weld',
      'why did it fail so young',
      'does rapid charging kill the contactors',
      'will a new one go the same way',
      'is there a cause behind the burnt contacts',
      'precharge resistor, is it that instead',
      'must something else be replaced with it',
    ],
    answer:
      'Contacts burn when they close or open under current: usually because the precharge circuit no longer fills the inverter’s capacitors gently, or a weak 12 V supply lets them chatter, or the car was often cut off in an emergency. So the workshop must test the precharge resistor and relay, the 12 V battery and the insulation, or the new contactor burns too. Often the whole junction box is renewed with the pyrotechnic fuse and new seals, then coded.',
  },
  {
    id: 'ev-bms-or-cells',
    faults: ['ev-battery-management-fault', 'ev-battery-module-weak'],
    asks: [
      'how do they tell a bad cell from a bad control unit',
      'is it the electronics or the battery itself',
      'reading says minus 40 degrees in one module, sensor?',
      'could it be only a wire and not the pack',
      'dealer wants a whole battery for a temperature sensor fault',
      'bms or cells, what is the test',
      'values jump about wildly, then normal',
    ],
    answer:
      'A cell fault is steady and grows with load; a fault of the electronics jumps, shows impossible values such as minus 40 degrees, or loses a whole row of cells at once while the range stays good. The workshop compares the reported voltage with one measured at the module, and swaps the measuring board between two modules: if the fault moves, it is the board. Ask for that test in writing before you agree to a complete battery.',
  },
  {
    id: 'ev-bms-damp-connector',
    faults: ['ev-battery-management-fault', 'ev-isolation-fault'],
    asks: [
      'can water get into the battery case',
      'fault only after heavy rain, is the pack leaking',
      'white powder on the battery plug',
      'how does damp get in there',
      'vent or seal of the battery, does it perish',
      'drove through a flood last month, could it be that',
      'condensation inside, can it be dried out',
    ],
    answer:
      'It can: through a seal disturbed by an earlier repair, a corroded vent, a stone-hit case or a leaking cooling plate, and through plugs that stand in salt water. Tell the workshop that it follows rain and leave it wet if you can, as a dry car shows nothing. They leak-test the case with low air pressure, look for white or green bloom on boards and plugs, and repair the entry before the electronics. Do not dry or open it yourself.',
  },
  {
    id: 'ev-bms-reset-12v',
    faults: ['ev-battery-management-fault', 'ev-drive-software-fault'],
    asks: [
      'can I reset it by disconnecting the 12v',
      'pull the minus lead for ten minutes, would that clear it',
      'the fault went after I left it locked all night',
      'turning it off and on again worked, is it cured',
      'is there a reboot for this',
      'cleared the codes with my dongle and its gone',
      'how often can I restart it and carry on',
    ],
    answer:
      'A restart by locking the car and leaving it for a quarter of an hour is harmless, but a fault that goes away by it is not mended and should be read before it is cleared. Do not disconnect the 12 V battery unless the handbook describes it: some cars need a set sequence, and doors and boot may lock you out. Write down the date, temperature, charge level and message each time, and ask the dealer which update concerns it.',
  },
  {
    id: 'ev-thermal-rapid-20kw',
    faults: ['ev-battery-thermal-control-failed'],
    asks: [
      'charges at 25 kw in winter only, heater dead?',
      'preconditioning is on but the battery never warms',
      'slow at every rapid post since the frost',
      'in summer fine in winter awful, which part',
      'battery temp stays at 4 degrees after an hour on the m1',
      'is slow cold charging a fault or normal',
      'how do I see whether the battery heating works',
    ],
    answer:
      'Set a rapid charger as destination so that the car preheats, and watch the battery’s temperature in the menu or an app for half an hour: it should rise by many degrees. If it does not, the heater, a valve, the pump or low coolant is at fault; if your model has no preheating, slow charging in frost is normal. Does the cabin heat well? When that fails too, look first at the shared heater or heat pump.',
  },
  {
    id: 'ev-thermal-coolant-top-up',
    faults: [
      'ev-battery-thermal-control-failed',
      'ev-power-electronics-pump-failed',
      'hybrid-inverter-pump-failed',
    ],
    asks: [
      'can I top up the battery coolant myself',
      'the level in the ev tank is low, what do I pour in',
      'ordinary antifreeze in an electric car, ok?',
      'pink or blue stuff for the battery circuit',
      'there are three tanks, which one is it',
      'lost half a litre, where did it go',
      'can I fill water until payday',
    ],
    answer:
      'Only with the exact fluid that the handbook names, into the right tank and with the car cold and off: several electric cars need a special coolant of low conductivity, and ordinary antifreeze or tap water can make an insulation fault. If the level falls again it leaks, possibly into the battery, and must be found soon. These circuits are bled with the diagnostic tool, so after more than a small top-up it belongs in a workshop.',
  },
  {
    id: 'ev-thermal-garage-or-specialist',
    faults: ['ev-battery-thermal-control-failed'],
    asks: [
      'can an air con man fix the battery chiller',
      'is it a job for the dealer',
      'they want to replace the whole heat pump, is that right',
      'valve stuck, can it be changed alone',
      'how long does the cooling repair take',
      'what do I tell the garage about it overheating on the motorway',
      'octovalve or something they said',
    ],
    answer:
      'The refrigerant side needs somebody with a refrigerant certificate, the right oil for an electric compressor and a high-voltage qualification; that may be an independent specialist. Before a heat pump is replaced ask which part failed: a valve, a sensor, a pump or lost gas is cheaper than the assembly. Tell them the outside temperature, the battery’s temperature, and whether cabin heating and cooling are weak too, since that separates the shared parts from the battery’s own.',
  },
  {
    id: 'ev-isolation-after-wash',
    faults: ['ev-isolation-fault'],
    asks: [
      'came on after the jet wash, will it dry out',
      'it has gone off again since it dried, can I forget it',
      'steam cleaned underneath and now high voltage warning',
      'leave it in the sun for a day, cure?',
      'only on wet mornings, gone by noon',
      'was it the car wash that did it',
      'after rain the message, after dry none, repair necessary?',
    ],
    answer:
      'It may dry, but it comes back, because water found a way in that should not exist: a cracked plug, a chafed cable or a worn seal. Do not use, charge or wash the car and keep hands off orange parts; have it taken to a high-voltage workshop even if the message is gone, and tell them that it follows wet. They measure while it is still damp, so do not wait for a dry week. Codes with stored values help.',
  },
  {
    id: 'ev-isolation-which-part',
    faults: ['ev-isolation-fault'],
    asks: [
      'is the isolation fault always the battery',
      'what usually causes it',
      'could it be the ac compressor',
      'heater leaking voltage, how do they know',
      'they quote a new battery for an insulation fault, sensible?',
      'where do you start looking for it',
      'wrong oil in the air con, can that do it',
    ],
    answer:
      'It is more often a heater, the air-conditioning compressor, a cable plug or the charge socket than the battery. The technician isolates one consumer after another and measures each with an insulation tester, which takes an hour or two and names the culprit. The wrong oil at an air-conditioning service makes a compressor conduct, so say if it was regassed lately. Do not accept a battery without the printed values of this parting-out.',
  },
  {
    id: 'ev-isolation-own-meter',
    faults: ['ev-isolation-fault', 'ev-contactor-failed', 'ev-inverter-failed'],
    asks: [
      'can I measure it with my own multimeter',
      'I am an electrician, can I test the insulation myself',
      'got a megger at work, where do I connect it',
      'is there a safe point to measure the high voltage',
      'I work with 400 volts every day, surely I can',
      'pull the service plug and then it is dead, right',
      'my brother is a sparky, could he look at it',
    ],
    answer:
      'No, not even as an electrician: this is direct current with a source that cannot be switched off, capacitors that stay charged, and a fault that may have put voltage where it does not belong. An ordinary meter or leads can flash over in your hand. The work needs the training, tools and isolation procedure for that vehicle. You help most by saving the codes, noting rain, charging and heater use at the time, and keeping people away from it.',
  },
  {
    id: 'ev-battery-mot',
    faults: [
      'ev-battery-degraded',
      'ev-battery-module-weak',
      'ev-isolation-fault',
      'ev-battery-management-fault',
      'hybrid-battery-worn',
    ],
    asks: [
      'does it pass the mot with the battery warning on',
      'is battery health part of the mot',
      'red triangle at the mot, fail?',
      'will the tester check the high voltage',
      'ev mot due, does this matter',
      'do they look at orange cables in the test',
      'hybrid light on, technical inspection possible?',
    ],
    answer:
      'Battery health and range are not tested in the MOT, but damaged or badly secured high-voltage cables, batteries or charge sockets are looked at, and the engine light counts where the car has one. A tester can also refuse a car that he cannot move or that is not safe to test. What the warning means for driving is another matter and is in the diagnosis: a pass does not make a high-voltage fault safe.',
  },
  {
    id: 'ev-battery-hit-underside',
    faults: ['ev-battery-module-weak', 'ev-isolation-fault', 'ev-battery-cell-defect-recall'],
    asks: [
      'I scraped the battery on a speed bump, could it be that',
      'dent in the battery tray, does it matter',
      'stone hit the underside and now this',
      'garage jacked it up under the battery',
      'insurance for battery damage from below?',
      'how deep may a dent be',
      'bottomed it out last week, connected?',
    ],
    answer:
      'It may well be connected: a dent can press on modules, crack a cooling plate or open the seal long before anything shows. Do not charge it, park it outdoors away from buildings and have the underside inspected on a lift by a workshop for the make, which has the maker’s limits for dents and scratches. Tell the insurer, since it counts as accident damage. If it hisses, smells sweet or gets warm, everybody goes well away and calls the fire service.',
  },
];
