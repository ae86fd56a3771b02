import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about hybrids: battery, fan, inverter, rear cable and brake actuator. */
export const hybridFaultQuestions: readonly CommonQuestion[] = [
  {
    id: 'ev-hybrid-bars-swing',
    faults: ['hybrid-battery-worn'],
    asks: [
      'why do the battery bars go up and down so fast',
      'full to purple in one hill',
      'eight bars then two in a minute',
      'the charge meter swings all over since summer',
      'green to pink on the screen in no time',
      'what does it mean when the charge leaps',
      'gauge of hybrid jumps, engine always runs',
    ],
    answer:
      'It means that the battery holds little now: it fills and empties quickly, like a small bucket, so the bars race. Many cars also reset the estimate when one block reaches its limit, which makes it leap. Have the block voltages and inner resistances read under load before you decide, and the fan and its filter looked at on the same visit. Drive gently, lighten the load and skip long hills; what the diagnosis says about driving comes first.',
  },
  {
    id: 'ev-hybrid-block-readings',
    faults: ['hybrid-battery-worn'],
    asks: [
      'dr prius shows block 6 lower than the rest, verdict?',
      'difference between blocks is 1.2 volts',
      'what block difference is too much',
      'internal resistance 40 milliohm on one, bad?',
      'life expectancy test in the app said 35 percent',
      'blocks within 0.2 V, so is it fine',
      'how do I read the hybrid blocks myself',
    ],
    answer:
      'On the usual nickel packs blocks stay within about 0.3 volt of each other under load; more than about a volt when you accelerate or brake hard, always the same block, means it is weak. Read it warm, by a passenger, through a full discharge and charge. One bad reading at rest says little. Equal blocks that all race up and down mean an evenly tired pack. Other makes have other cells, so compare blocks with each other, not with figures from the internet.',
  },
  {
    id: 'ev-hybrid-pack-choice',
    faults: ['hybrid-battery-worn'],
    asks: [
      'new genuine pack or aftermarket new cells',
      'are the chinese hybrid batteries any good',
      'lithium conversion for an old hybrid, worth it?',
      'mobile fitter with two year warranty or toyota',
      'used pack from a scrapped low mileage car',
      'who fits hybrid batteries at home',
      'which replacement lasts longest',
    ],
    answer:
      'A new pack lasts longest, genuine or with new cells of a named maker; a rebuilt one is the stopgap, and a used one is a lottery because age counts as much as miles. Ask whether the cells are new or tested, who honours the guarantee if the fitter vanishes, and that fan, filter and bus bars are cleaned or renewed. Tell the insurer about a lithium conversion. The old pack has a return value, and must go back through a proper scheme.',
  },
  {
    id: 'ev-hybrid-drive-on-petrol',
    faults: ['hybrid-battery-worn', 'hybrid-inverter-failed', 'hybrid-battery-fan-clogged'],
    asks: [
      'can it run on petrol only with the hybrid battery dead',
      'disconnect the big battery and use the engine',
      'is it drivable without the hybrid side',
      'just ignore electric and drive like a normal car',
      'what happens when the hybrid battery dies completely',
      'why cant the engine move it by itself',
      'run it as petrol till I sell it?',
    ],
    answer:
      'Not on most full hybrids: the electric motors start the engine, are part of the gearbox and charge the 12 V battery, so without the high-voltage battery the car stops for good, often with little notice. A mild hybrid with a belt generator and a few plug-ins can go on, the handbook tells which. Never disconnect anything orange. Go by what the diagnosis says about driving, and have the pack tested while it still starts.',
  },
  {
    id: 'ev-hybrid-worn-warning-cleared',
    faults: ['hybrid-battery-worn'],
    asks: [
      'cleared the code and the triangle is gone, how long',
      'warning off after a night, false alarm?',
      'can I keep clearing p0a80',
      'it came back after 200 miles',
      'seller wiped the light, how do I know',
      'reset the red triangle before the sale',
      'the light goes if I disconnect the 12 volt',
    ],
    answer:
      'It comes back, usually within days to weeks, because the weak blocks are still there, and each round wears them further until it stops somewhere. Clearing also deletes the stored values that name the block, so have them printed first. Wiping it for a sale and keeping silent when asked is misrepresentation. When you buy, look whether the readiness tests are all incomplete, and have the blocks read on a hill. If the warning is back, do not clear it again.',
  },
  {
    id: 'ev-hybrid-fan-clean-self',
    faults: ['hybrid-battery-fan-clogged'],
    asks: [
      'can I clean the battery fan filter myself',
      'where is the vent for the hybrid battery',
      'hoover the grille by the back seat enough?',
      'is the fan near high voltage',
      'how often should the filter be cleaned',
      'dog hair in there, how do I get it out',
      'wash or replace the filter behind the grille',
    ],
    answer:
      'The grille and the filter behind it, at the rear seat or its side, you may clean: car off, unclip the grille as the handbook shows, take the filter out, vacuum or rinse it and let it dry fully before it goes back. Further in you do not go, because the fan sits at the high-voltage battery. Do it yearly, twice with dogs, and keep coats off the grille. If the fan is loud afterwards or the warning stays, the fan wheel itself must come out in a workshop.',
  },
  {
    id: 'ev-hybrid-fan-loud-meaning',
    faults: ['hybrid-battery-fan-clogged', 'hybrid-battery-worn'],
    asks: [
      'why is there a fan roaring behind the back seat',
      'loud whoosh from the rear after a long hill',
      'fan in the back was never so noisy',
      'is the noisy battery fan the fan or the battery',
      'fan goes full blast in august, fault?',
      'cleaned the filter and still loud',
      'blower sound at back, battery too hot?',
    ],
    answer:
      'It blows because the battery is hot: in heat, after a long climb or with a full car that is ordinary for some minutes. More often than before means less air, from a blocked filter or a coat on the grille, or a tired battery that makes more heat. Clean the grille’s filter and cool the cabin, since it breathes cabin air. If it still roars on mild days, have block resistances read: a worn pack is then likelier than the fan.',
  },
  {
    id: 'ev-hybrid-inverter-limp-home',
    faults: ['hybrid-inverter-failed'],
    asks: [
      'loud bang and all the warnings, what broke',
      'it restarted after ten minutes, can I get home',
      'is it the inverter or the battery that died',
      'crack under the bonnet then stop hybrid system',
      'recall on my prius inverter, does it cover me',
      'smell of burnt electronics at the front',
      'limps at 30, is it going to stop',
    ],
    answer:
      'Do not go on with it, even if it restarts: a burnt power transistor often takes its neighbours and can stop the car in traffic without notice. Have it recovered by flatbed. A code reader tells inverter and battery apart, and the bang under full throttle speaks for the inverter. Ask a dealer by chassis number about inverter recalls and extended cover, since several hybrids had them, and have the coolant pump tested, because heat is the usual killer.',
  },
  {
    id: 'ev-hybrid-rear-cable-powder',
    faults: ['hybrid-high-voltage-cable-corroded'],
    asks: [
      'green powder on the orange plug at the back axle',
      'can I clean the corroded high voltage connector',
      'spray some grease on it to stop it',
      'is cablegate my problem',
      'does toyota pay for the rear motor cable',
      'inspect it myself under the car?',
      'rust on plug of orange wire, may I brush it',
    ],
    answer:
      'Leave it alone: the shield is part of the protection, the core carries several hundred volts, and brushing or spraying opens the way for water. Look from a distance only. A high-voltage workshop isolates the car, measures the insulation and renews the cable, as cleaning does not bring the shield back. Ask the dealer in writing about extended cover for this cable by chassis number before you pay; several makers have granted it, some only after a yearly check.',
  },
  {
    id: 'ev-hybrid-rear-cable-prevent',
    faults: ['hybrid-high-voltage-cable-corroded'],
    asks: [
      'how do I stop the cable rotting again',
      'does underseal help the rear plug',
      'rinse the salt off underneath, good or bad',
      'is there an improved cable',
      'will the new one last longer than three winters',
      'can they fit a shield or cover',
      'does it lose four wheel drive only or stop altogether',
    ],
    answer:
      'Ask for the latest version of the cable, as makers have changed seals and covers, and for the protective shield if there is one. Rinse salt from beneath with a gentle hose in winter, never a pressure washer at plugs, and have the plug looked at in each service. Do not let anybody spray underseal over connectors: it traps water and hides the rot. A faulty one first loses the rear motor, and an insulation warning can then stop the whole car.',
  },
  {
    id: 'ev-hybrid-actuator-buzz-interval',
    faults: ['hybrid-brake-actuator-failed'],
    asks: [
      'pump buzzes every ten seconds with my foot off, bad?',
      'zzzz each time I press the pedal, normal?',
      'buzz when I open the drivers door',
      'counted: runs every 40 seconds parked',
      'noise like a phone vibrating under the bonnet',
      'brake motor works again and again, why',
    ],
    answer:
      'A short buzz when the door opens or after a few presses is normal; a pump that runs every few seconds with nobody touching the pedal is not, because the pressure leaks away inside. Park, leave it on with the foot off and count: the shorter the pauses, the further it has gone. Tell the workshop the seconds. If the brake or ABS light or the buzzer comes, stop driving and have it recovered, as the assistance can fall away.',
  },
  {
    id: 'ev-hybrid-actuator-used',
    faults: ['hybrid-brake-actuator-failed'],
    asks: [
      'can I fit a used brake actuator',
      'reconditioned abs pump for a prius, ok?',
      'does it need bleeding with techstream',
      'accumulator only or the whole actuator',
      'is it a driveway job',
      'cheaper way than a new booster assembly',
      'my mechanic wants to fit one from a breaker',
    ],
    answer:
      'It is no driveway job: the accumulator holds very high pressure even when off, and the system is bled and taught only with the maker’s tool; done wrongly, a wheel or the pedal goes to nothing. Used units are as old as yours and fail the same way, so a new or properly overhauled one with a guarantee is the choice. Ask whether pump and accumulator come separately for your model, and look for the maker’s extended cover first.',
  },
  {
    id: 'ev-hybrid-actuator-still-brakes',
    faults: ['hybrid-brake-actuator-failed'],
    asks: [
      'the brakes still feel normal, so why not drive',
      'light is on but it stops fine',
      'can I use it gently round town',
      'does the handbrake stop it if it fails',
      'regen slows it anyway, is that enough',
      'what happens when the pressure is gone',
      'only beeps sometimes, wait for payday?',
    ],
    answer:
      'Because it works well until the store is empty, and then, without further notice, the pedal needs very great force and the car takes far longer to stop. Regeneration is not a brake for emergencies and may be switched off by the same fault. So leave it and have it recovered. If it happens on the road, press with both feet and all your weight, leave the traffic and use the parking brake with feeling at the end.',
  },
  {
    id: 'ev-hybrid-engine-runs-winter',
    faults: ['normal-hybrid-engine-starts', 'hybrid-battery-worn'],
    asks: [
      'engine runs all the time since it got cold',
      'why does the petrol engine start with a full battery',
      'is it normal that it idles in the traffic jam with heater on',
      'ev mode refuses in winter',
      'phev starts the engine though charged',
      'my mpg fell off in december',
      'motor of petrol never stop, battery bad?',
    ],
    answer:
      'In cold weather that is usual, because the engine makes the heat for the cabin and for its own catalyst. Turn the heating off, or use seat heating, and see whether it stops once warm: if so, nothing is wrong. On a plug-in look at the drive mode, at demisting and at the temperature below which yours always starts it. If it hardly stops on a mild day with a warm engine, or the bars race, have the battery blocks read.',
  },
  {
    id: 'ev-hybrid-toyota-health-check',
    faults: ['hybrid-battery-worn', 'hybrid-battery-fan-clogged'],
    asks: [
      'does the dealer hybrid health check extend the warranty',
      'is the yearly battery check worth it',
      'missed a service, is the hybrid cover gone',
      'can an independent do the hybrid check',
      'failed the health check, what do I get',
      'bought at 9 years old, can I get cover now',
      'what do they do in that hybrid test',
    ],
    answer:
      'With some makers it does: a yearly test or service at the dealer carries the hybrid battery’s cover on for a year or a set mileage, up to an age limit, and sometimes even after a gap if it passes. Ask the dealer for the terms for your age and mileage before a warning is stored, because a pack that already fails is not taken in. An independent’s test tells you the state just as well, but brings no cover of the maker.',
  },
  {
    id: 'ev-hybrid-standing-weeks',
    faults: ['hybrid-battery-worn', 'ev-auxiliary-battery-worn', 'hybrid-battery-fan-clogged'],
    asks: [
      'how often must I drive a hybrid that I hardly use',
      'stood for three months and now the triangle',
      'start it weekly for ten minutes, does that help',
      'going abroad for half a year, what about the hybrid',
      'is standing worse than driving for it',
      'shielded at home, battery low, ruined?',
      'which way to park it for long time',
    ],
    answer:
      'Every two weeks put it in ready and drive it for half an hour or more; running it for some minutes on the drive helps little. Both batteries lose charge, and only the car itself can fill the large one, no charger from the shop, unless it is a plug-in. For months away use a maintainer on the 12 V battery, leave it with a middling charge in the large one and let a neighbour drive it. A warning after standing often goes after a proper drive.',
  },
];
