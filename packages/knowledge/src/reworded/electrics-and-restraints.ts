/** How a page shows summaries and patterns of the electrical and restraint faults; models read them as written. */
export const electricsAndRestraints: Readonly<Record<string, string>> = {
  'Antenna, antenna amplifier or coaxial lead faulty':
    'Aerial, aerial amplifier or coaxial lead faulty',
  'The aerial in roof or glass feeds a small amplifier, which gets its current from the radio. With a corroded foot, a broken lead or a dead amplifier FM hisses and DAB drops out, while phone and USB sound right.':
    'The aerial on the roof or in the glass feeds a small amplifier, which is powered by the radio. If its base has corroded, the lead is broken or the amplifier has failed, FM hisses and DAB drops out, while music from a phone or USB stick sounds normal.',
  'Water creeps in at the foot of a roof aerial and corrodes amplifier and plug.':
    'Water creeps in at the base of a roof aerial and corrodes the amplifier and its plug.',
  'Reception goes with a new windscreen or another radio: the aerial lacks its feed of 12 V.':
    'Reception is lost when a new windscreen or another radio is fitted, because the aerial no longer gets its 12 V feed.',
  'Charging ripple or LED interference on audio, earth loop':
    'Charging ripple or LED interference on the audio, earth loop',
  'A poor earth, a charger, a dash cam or LED bulbs put a whine or crackle on radio and speakers. It follows the revs, or comes with lights or a gadget.':
    'A poor earth, a charger, a dash cam or LED bulbs put a whine or crackle on the radio and speakers. It follows the engine speed, or comes with the lights or a gadget.',
  'A cheap charger or a dash cam blots DAB out; unplugged, all is well.':
    'A cheap charger or dash cam blots out DAB; when it is unplugged, reception returns.',
  'Whine that rises with the revs only with the phone on cable: an earth loop.':
    'A whine that rises with engine speed only while the phone is connected by cable is an earth loop.',
  'One speaker buzzes on bass, crackles or falls silent because its paper has torn, its foam has crumbled or water has got into the door.':
    'One speaker buzzes on bass notes, crackles or falls silent because its cone has torn, its foam surround has crumbled or water has got into the door.',
  'One door only, worse with bass, with every source.':
    'Only one door is affected, with every source, and bass notes make it worse.',
  'Comes and goes when the door is opened: then it is the wire in the hinge.':
    'If the sound comes and goes as the door is opened, a wire in the hinge is broken instead.',
  'As a protection against theft many radios ask for a code once their supply was gone: after a flat battery, a jump start or a new battery. Nothing is broken.':
    'As a protection against theft, many radios ask for a code once they have lost their supply: after a flat battery, a jump start or a battery change. Nothing is broken.',
  'Comes on the day of a new battery or a jump start.':
    'It happens on the day of a battery change or a jump start.',
  'Worth a look when it asks at every start: then it loses its permanent feed.':
    'If it asks at every start, look further: the radio is losing its permanent feed.',
  'Fails on the first frosty morning, or after a hot summer that dried out the plates.':
    'It fails on the first frosty morning, or after a hot summer that dried out the plates.',
  'One of the six cells has shorted, or a link between cells has cracked. The battery dies at once and without warning, sometimes with a swollen case and a smell of rotten eggs, and the alternator works itself hot trying to charge it.':
    'One of the six cells has shorted, or a link between cells has cracked. The battery dies at once and without warning, sometimes with a swollen case and a smell of rotten eggs, and the alternator overheats as it tries to charge it.',
  'Started perfectly an hour ago and is now stone dead.':
    'The car started perfectly an hour ago and is now completely dead.',
  'Dead at the first try, then starts after the cable was touched or the bonnet slammed.':
    'Dead at the first attempt, the car starts after the cable was touched or the bonnet slammed.',
  'Often follows a battery change in which the clamp was left a turn too loose.':
    'It often follows a battery change in which the clamp was not fully tightened.',
  'Excessive voltage drop in engine/body ground path':
    'Excessive voltage drop in the engine or body earth path',
  'All current must return to the battery through the earth straps. When a strap is frayed or rusted under its eyelet, the current looks for other ways back: lights dim, sensors lie and the starter is weak although the battery is good.':
    'All current must return to the battery through the earth straps. When a strap is frayed or rusted under its eyelet, the current looks for other ways back: lights dim, sensors give false readings and the starter is weak although the battery is good.',
  'Several unrelated things misbehave when a heavy consumer is switched on.':
    'Several unrelated things misbehave when a heavy load such as the rear window heater is switched on.',
  'A small sensor on the negative clamp tells the car how full the battery is. When it fails, or when a new battery was never registered, the energy management charges wrongly, disables stop-start and sheds comfort functions.':
    'A small sensor on the negative clamp measures how full the battery is. When it fails, or when a new battery was never registered, the energy management charges wrongly, disables stop-start and switches off comfort functions.',
  'Stop-start stopped the week after a battery was changed.':
    'Stop-start stopped working the week after a battery was changed.',
  'Message that consumers are being switched off to save the battery, though it tests good.':
    'A message says that equipment is being switched off to save the battery, though the battery passes its test.',
  'The alternator no longer makes enough current, so the car lives off the battery. Lights grow dim, warnings multiply as the voltage falls, and after half an hour or so the engine stops.':
    'The alternator no longer makes enough current, so the car runs off its battery. The lights grow dim, warnings multiply as the voltage falls, and after half an hour or so the engine stops.',
  'Red battery light first, then ABS, steering and airbag lights one after another.':
    'The red battery light comes on first, then the ABS, steering and airbag lights one after another.',
  'Starts after a jump, then dies again within the hour.':
    'The car starts after a jump, then dies again within the hour.',
  'A failed diode makes lights flicker and drains the battery overnight as well.':
    'A failed diode makes the lights flicker and drains the battery overnight as well.',
  'The regulator no longer holds the voltage down. Over 15 V cooks the battery, burns out bulbs and makes electronics behave strangely.':
    'The regulator no longer limits the voltage. More than 15 V overcharges the battery, burns out bulbs and makes the electronics behave erratically.',
  'Lights grow much brighter with engine speed and bulbs die one after another.':
    'The lights grow much brighter with engine speed, and bulbs fail one after another.',
  'Battery hot, wet on top and smelling of rotten eggs after a drive.':
    'After a drive the battery is hot, wet on top and smells of rotten eggs.',
  'A dry bearing rumbles and whines with engine speed. A seized freewheel pulley makes the belt flutter and chirp. Charging may still be perfect.':
    'A dry bearing rumbles and whines with engine speed. A seized freewheel pulley makes the belt flutter and chirp. The alternator may still charge perfectly.',
  'A whine that rises with engine speed, in neutral as well as in gear.':
    'A whine rises with engine speed, in neutral as well as in gear.',
  'On diesels, a bad freewheel pulley rattles for a second at switch-off.':
    'On a diesel, a bad freewheel pulley rattles for a second as the engine is switched off.',
  'Power window supply: fuse, circuit breaker, relay or master switch feed open':
    'Electric window supply: fuse, circuit breaker, relay or master switch feed open',
  'All electric windows share a fuse, a relay and the feed through the driver’s switch. When one of these goes, all stop at once, though no motor is broken.':
    'All the electric windows share a fuse, a relay and a feed through the driver’s switch. When one of these fails, all the windows stop at once, though no motor is broken.',
  'Blew while two windows were raised at once in frost.':
    'The fuse blew while two frozen windows were being raised at once.',
  'The lock-out button of the driver’s door stops the others and is often overlooked.':
    'The lock-out button on the driver’s door disables the other windows and is often overlooked.',
  'Fuse, relay or the plug at the horn no longer pass current. The horn itself and the pad on the wheel are sound.':
    'The fuse, the relay or the plug at the horn no longer passes current. The horn itself and its switch on the steering wheel are good.',
  'No click anywhere when pressed: fuse or relay. A click and silence: plug or horn.':
    'If no click comes from anywhere when the horn is pressed, suspect the fuse or relay; a click without sound means the plug or the horn.',
  'The blower draws the largest current in the cabin. A plug that has lost its grip gets hot, browns and melts: the blower cuts in and out, only some speeds work, and it smells of hot plastic.':
    'The blower draws the largest current of anything in the cabin. A plug that has lost its grip gets hot, turns brown and melts: the blower cuts in and out, only some speeds work, and there is a smell of hot plastic.',
  'Comes back when the glovebox is knocked.':
    'The blower comes back to life when the glovebox is knocked.',
  'A new resistor burns its plug again when the motor is stiff.':
    'A new resistor burns its plug again if the blower motor is stiff.',
  'A/C clutch relay, fuse or its feed open': 'Air-conditioning clutch relay, fuse or its feed open',
  'The compressor gets its current through a relay and a fuse. With either gone the air is never cold, the clutch does not click, and the refrigerant is all there.':
    'The clutch of the compressor gets its current through a relay and a fuse. If either has failed, the air is never cold and the clutch does not click, although no refrigerant has been lost.',
  'Cold one day, warm the next, and no hiss of lost gas.':
    'The air was cold one day and warm the next, with no hiss of escaping gas.',
  'A fuse that blows again points to the coil of the clutch.':
    'A fuse that blows again points to the coil of the compressor clutch.',
  'Diodes let current out of the alternator and not back. A leaking one lets the battery empty itself through the alternator overnight, and puts a ripple on the electrics, while charging still looks right.':
    'Diodes let current out of the alternator but not back in. A leaking one lets the battery empty itself through the alternator overnight and causes a ripple in the supply, while the charging voltage still looks right.',
  'A new battery is flat after two nights, all fuses pulled and still a drain.':
    'A new battery is flat after two nights, and the drain remains with every fuse pulled.',
  'The alternator is warm after a night of standing.':
    'The alternator is warm although the car has stood all night.',
  'Glovebox, boot or vanity lamp switch stuck closed':
    'Glovebox, boot or vanity light switch stuck closed',
  'A lamp in glovebox, boot or sun visor burns on behind a closed lid because its switch sticks. Half an amp empties a battery in two to four days.':
    'A light in the glovebox, boot or sun visor stays on behind its closed lid because the switch sticks. Half an amp empties a battery in two to four days.',
  'A warm lens in the glovebox gives it away.': 'A warm lens in the glovebox gives the fault away.',
  'A boot lamp that stays on because the striker no longer meets its switch.':
    'A boot light stays on because the striker no longer presses its switch.',
  'A relay whose contacts have welded keeps fan, heater, pump or lamps live with the key out. The battery is flat after hours, and something hums or is warm that should be dead.':
    'A relay whose contacts have welded together feeds a fan, heater, pump or light even with the key out. The battery is flat within hours, and something that should be off hums or is warm.',
  'A tap on the box and the fan stops.': 'A tap on the fuse box makes the fan stop.',
  'The relay is warm after a night.': 'The relay is still warm in the morning.',
  'A keyless car looks for its key. When that lies within a few yards, on a hook behind the garage wall, the car wakes again and again and its 12 V battery runs down. Nothing is broken.':
    'A keyless car searches for its key. If the key lies within a few yards, for instance on a hook behind the garage wall, the car wakes again and again and its 12 V battery runs down. Nothing is broken.',
  'Flat only at home, never at the airport.':
    'The battery goes flat at home but never when the car is parked elsewhere.',
  'Mirrors fold out or lamps greet you as you walk past with the key.':
    'The mirrors fold out or the lights come on as you walk past with the key.',
  'Stop-start works only with a warm engine, a well charged battery, mild weather and the demister off. In winter, on short trips and with air conditioning on full it may not stop for weeks.':
    'Stop-start works only with a warm engine, a well-charged battery, mild weather and the demister off. In winter, on short trips and with the air conditioning at full power, it may not work for weeks.',
  'Stops in autumn, comes back in spring.': 'It stops working in autumn and comes back in spring.',
  'Worth a look when it never works after an hour on a mild day: then the battery is tired.':
    'If it does not work even after an hour’s drive on a mild day, look further: the battery is weak.',
  'Air conditioning dries the air, and the water drips out below the bulkhead: a cup or more on a damp day. It is clear, has no smell and ends when the air conditioning is off.':
    'Air conditioning dries the air, and the water drips out below the bulkhead: a cup or more on a damp day. It is clear, has no smell and stops when the air conditioning is off.',
  'A puddle under the passenger’s feet after a hot day.':
    'A puddle appears under the passenger side of the car after a hot day.',
  'Worth a look when it is coloured, slippery, smells sweet, or comes with the air conditioning off.':
    'Look further if it is coloured or slippery, smells sweet, or appears with the air conditioning off.',
  'HVAC blower motor brushes or bearing worn': 'Heater blower motor brushes or bearing worn',
  'A thump under the glovebox starts it.': 'A thump under the glovebox starts the blower.',
  'Chirps on cold mornings months before it stops.':
    'The blower chirps on cold mornings for months before it stops.',
  'Blower series resistor / electronic speed regulator open or shorted':
    'Blower resistor or electronic speed controller open or shorted',
  'The resistor that makes the lower speeds has burnt through, so only full speed is left. With an electronic controller the fan stays off, surges, or runs on after the key is out and drains the battery.':
    'The resistor that provides the lower speeds has burnt out, so only full speed is left. With an electronic controller the fan stays off, surges, or runs on after the key is out and drains the battery.',
  'Speeds 1 to 3 dead, speed 4 blows.': 'Speeds 1 to 3 are dead, and only speed 4 blows.',
  'Blower runs with the key in your pocket.':
    'The blower runs although the key has been taken out.',
  'A second resistor burnt soon after the first: the motor draws too much.':
    'If a second resistor burns out soon after the first, the motor draws too much current.',
  'Debris in HVAC blower wheel': 'Debris in the heater blower wheel',
  'Leaves, seeds or a mouse nest lie in the blower wheel. It flutters, ticks and shakes with fan speed, and throws it out of balance.':
    'Leaves, seeds or a mouse nest lie in the blower wheel and put it out of balance. It flutters, ticks and shakes with fan speed.',
  'Autumn, parked under trees.': 'It begins in autumn, on a car parked under trees.',
  'Ticking like a card in bicycle spokes, quicker with each fan step.':
    'It ticks like a card in bicycle spokes, quicker with each fan speed.',
  'Never changed since new: owners do not know that it exists.':
    'The filter has never been changed, because the owner did not know that it existed.',
  'Stronger air on recirculation than on fresh air, on cars that filter only fresh air.':
    'The air is stronger on recirculation than on fresh air, on cars that filter only fresh air.',
  'Clicks for ten seconds after each start, while the flap tries to find its end.':
    'The dashboard clicks for ten seconds after each start, while the flap tries to find its end stop.',
  'Driver hot, passenger cold, and the coolant is full and warm.':
    'The driver gets hot air and the passenger cold, although the coolant is full and warm.',
  'Mode or recirculation door actuator/linkage fault (or lost vacuum)':
    'Air-distribution or recirculation flap actuator or linkage faulty (or vacuum lost)',
  'The actuator or linkage that sends air to windscreen, face or feet has failed, or on older cars its vacuum has been lost. Air comes only from one set of vents, usually the windscreen.':
    'The actuator or linkage that sends air to the windscreen, face or feet has failed, or on older cars its vacuum has been lost. Air comes only from one set of vents, usually those at the windscreen.',
  'Moves to the windscreen under acceleration on vacuum systems: a leaking hose.':
    'On vacuum systems the air moves to the windscreen under acceleration: a hose is leaking.',
  'Stuck on recirculation: windows mist on every drive.':
    'With the flap stuck on recirculation, the windows mist up on every drive.',
  'Only one half of the windscreen clears: the duct has slipped off, or a pen or leaves block the flap.':
    'If only one half of the windscreen clears, the duct has slipped off, or a pen or leaves block the flap.',
  'HVAC condensate drain hose blocked or displaced':
    'Condensate drain hose of the heater case blocked or displaced',
  'The evaporator wrings water from the air, and it should drip beneath the car. With the drain blocked by leaves or insects it fills the case and spills into the front footwell, sometimes sloshing in turns.':
    'The evaporator condenses water from the air, which should drip out beneath the car. When the drain is blocked by leaves or insects, the water fills the case and spills into the front footwell, sometimes sloshing in turns.',
  'Clear water, only on days with cooling, in humid heat.':
    'The water is clear and appears only on humid days with the cooling on.',
  'Sloshing behind the dash in bends.': 'Water sloshes behind the dashboard in bends.',
  'No puddle under the parked car any more.': 'There is no longer a puddle under the parked car.',
  'Microbial growth on evaporator core': 'Microbial growth on the evaporator',
  'The evaporator stays wet after each drive and grows bacteria and mould. The first minutes after switching on smell of old socks or vinegar. Cooling is as good as ever.':
    'The evaporator stays wet after each drive, and bacteria and mould grow on it. For the first minutes after switching on, the air smells of old socks or vinegar. The cooling is as good as ever.',
  'Smells for the first minute, then fades.': 'The smell lasts for the first minute, then fades.',
  'Short trips in humid weather with cooling on to the very end.':
    'It follows short trips in humid weather with the cooling on to the very end.',
  'HVAC control head / climate control module fault':
    'Climate control panel or control unit faulty',
  'The panel or its control unit has failed: buttons are ignored, the display is blank or settings change by themselves, while blower and compressor are sound.':
    'The panel or its control unit has failed: buttons do not respond, the display is blank or settings change by themselves, while the blower and compressor are good.',
  'Display dark but the blower keeps its last setting.':
    'The display is dark, but the blower stays on its last setting.',
  'Works after a battery reset for a day.': 'The panel works for a day after a battery reset.',
  'A drink went into the buttons.': 'A drink has been spilled into the buttons.',
  'Automatic climate control believes its sensors. If the outside sensor reads arctic cold or the evaporator sensor reads ice, the compressor stays off. A blocked cabin sensor makes the temperature wander.':
    'Automatic climate control relies on its sensors. If the outside sensor reports arctic cold or the evaporator sensor reports ice, the compressor stays off. A blocked cabin sensor makes the temperature wander.',
  'Outside temperature shows −40 after a bump in front.':
    'The outside temperature reads −40 after a knock to the front bumper.',
  'Evaporator ices, airflow dies after half an hour, and comes back after a rest.':
    'The evaporator ices up: the air flow dies away after half an hour and returns after a rest.',
  'In many electric cars one refrigerant circuit heats and cools both cabin and battery. A stuck valve, lost refrigerant or a dead electric compressor leaves the cabin cold or hot, slows fast charging and may limit power.':
    'In many electric cars one refrigerant circuit heats and cools both cabin and battery. A stuck valve, lost refrigerant or a failed electric compressor leaves the cabin cold or hot, slows fast charging and may limit power.',
  'No heat only below freezing, with a loud hum in front.':
    'There is no heat below freezing, and a loud hum comes from the front.',
  'Cooling and fast charging go bad at the same time.':
    'The cooling and the fast charging get worse at the same time.',
  'Range looks better than ever in winter: no heating power is drawn.':
    'The range in winter is better than ever, because no power goes to the heating.',
  'An isolation warning that appears only when heat is switched on.':
    'An insulation warning appears only when the heating is switched on.',
  'Refrigerant has escaped through an ageing O-ring, hose or valve core. Cooling fades over weeks or seasons, until the pressure switch keeps the compressor off.':
    'Refrigerant has escaped through an ageing O-ring, hose or valve core. The cooling fades over weeks or seasons, until the pressure switch stops the compressor.',
  'Last summer cool, this summer lukewarm.':
    'The air was cool last summer and is lukewarm this summer.',
  'Regassed a year ago and warm again.': 'The system was regassed a year ago and is warm again.',
  'One side of a dual-zone system warms first.': 'One side of a dual-zone system gets warm first.',
  'A/C condenser perforated or corroded': 'Air-conditioning condenser perforated or corroded',
  'The condenser is the thin radiator in front of all others. A stone or road salt has made a hole, and the whole charge leaves within hours or days.':
    'The condenser is the thin radiator in front of all the others. A stone or road salt has made a hole in it, and the whole charge of refrigerant escapes within hours or days.',
  'Cold yesterday, warm today, often after a long motorway drive.':
    'The air was cold yesterday and is warm today, often after a long motorway drive.',
  'A regas lasts only a day or a week.': 'A regas lasts no more than a day or a week.',
  'Evaporator core corroded inside HVAC case': 'Evaporator corroded inside the heater case',
  'Two regasses with dye and no dye found outside.':
    'The system has been regassed twice with dye, and no dye was found outside.',
  'Hiss behind the dash after switching off, then warm air weeks later.':
    'There is a hiss behind the dashboard after switching off, and weeks later the air is warm.',
  'The small valve before the evaporator doses the refrigerant. Debris or moisture that freezes in it starves or floods the evaporator: cold for ten minutes, then warm, and cold again after a rest.':
    'The small valve before the evaporator meters the refrigerant. Debris, or moisture that freezes in it, starves or floods the evaporator: the air is cold for ten minutes, then warm, and cold again after a rest.',
  'Works again after an hour parked: ice in the valve has thawed.':
    'It works again after an hour’s rest, because ice in the valve has thawed.',
  'Came after a compressor broke up and the circuit was not flushed.':
    'It began after a compressor broke up and the circuit was not flushed.',
  'A/C compressor internal failure': 'Air-conditioning compressor internal failure',
  'The compressor has lost its compression or its bearings. It growls or rattles when switched on, cools badly, and when it seizes it burns the belt or shears its drive plate.':
    'The compressor has lost its compression or its bearings have worn. It growls or rattles when switched on and cools badly. If it seizes, it burns the belt or shears its drive plate.',
  'Rattle or growl that stops the moment the button is pressed off.':
    'The rattle or growl stops the moment the button is switched off.',
  'Warm at idle, slightly cool when revved.':
    'The air is warm at idle and slightly cool at higher engine speed.',
  'Ran low on refrigerant for a season, and thereby on oil.':
    'The compressor ran short of refrigerant for a season, and so of oil.',
  'A/C clutch coil/air gap or variable-displacement control valve fault':
    'Compressor clutch coil or air gap, or variable-displacement control valve, faulty',
  'The magnetic clutch no longer grips because its coil is open or its gap too wide, or the electric valve of a clutchless compressor is stuck. Refrigerant is full, yet the compressor does no work.':
    'The magnetic clutch no longer grips because its coil has broken or its gap is too wide, or the electric valve of a clutchless compressor is stuck. There is enough refrigerant, yet the compressor does no work.',
  'Works cold, drops out after twenty minutes: the gap has worn too wide for a hot coil.':
    'The cooling works at first and drops out after twenty minutes, because a hot coil no longer closes a gap that has worn too wide.',
  'A tap on the clutch plate with a stick brings it in.':
    'A tap on the clutch plate with a stick makes it engage.',
  'A/C pressure sensor/switch signal implausible':
    'Refrigerant pressure sensor or switch signal implausible',
  'The sensor on the high-pressure pipe allows the compressor and controls the fan. A false reading keeps a full system switched off, or makes the fan run all the time.':
    'The sensor on the high-pressure pipe lets the compressor run and controls the fan. A false reading stops the compressor of a full system, or makes the fan run all the time.',
  'Charge weighed and full, yet no compressor.':
    'The refrigerant has been weighed and is complete, yet the compressor does not run.',
  'Live pressure stays the same with the system on or off.':
    'The live pressure reading is the same with the system on or off.',
  'Refrigerant overcharge or air in the A/C circuit':
    'Refrigerant overcharge or air in the air-conditioning circuit',
  'Too much refrigerant, or air, was put in with a top-up can or after a repair. The pressure climbs until the compressor is switched off or strains, so it cools poorly just when it is hot outside.':
    'Too much refrigerant, or air, got in with a top-up can or during a repair. The pressure climbs until the compressor strains or is switched off, so the cooling is poor just when it is hot outside.',
  'It worked fairly, somebody topped it up by gauge alone, and since then it is worse.':
    'It used to work fairly well; somebody topped it up by gauge without weighing, and since then it has been worse.',
  'Better in the morning, useless in hot standing traffic.':
    'It is better in the morning and useless in hot, stationary traffic.',
  'After locking, all control units should sleep within the hour and draw less than about 50 mA. One stays awake, often because of a faulty switch, relay or software, and empties the battery in one to three days.':
    'After locking, all control units should go to sleep within the hour, and the car should then draw less than about 50 mA. One unit stays awake, often because of a faulty switch, relay or software, and empties the battery in one to three days.',
  'Fine if driven daily, dead after two or three days.':
    'The car is fine if it is driven daily, and dead after two or three days without a drive.',
  'A second new battery goes the same way as the first.':
    'A second new battery goes flat in the same way as the first.',
  'Parasitic draw from aftermarket equipment': 'Parasitic draw from retrofitted equipment',
  'A dashcam, tracker, OBD dongle, amplifier, alarm or trailer module draws current while the car is parked, or stops it from going to sleep.':
    'A dashcam, tracker, OBD dongle, amplifier, alarm or trailer module draws current while the car is parked, or stops the car from going to sleep.',
  'The trouble began within weeks of fitting something.':
    'The trouble began within weeks of something being fitted.',
  'A dashcam in parking mode without low-voltage cut-off empties the battery in two nights.':
    'A dashcam in parking mode without a low-voltage cut-off empties the battery in two nights.',
  'Telematics/data communication module does not sleep (no network, failed back-up battery)':
    'Telematics unit does not go to sleep (no network, or back-up battery failed)',
  'The modem for SOS call, app and online services searches without end for a network, often because its mobile standard was switched off, its back-up cell has died or its software hangs. It drains the battery and may light an SOS fault.':
    'The modem for SOS calls, the app and online services searches endlessly for a network, often because its mobile standard was switched off, its back-up battery has died or its software has crashed. It drains the battery and may cause an SOS warning.',
  'Worse when the car is parked in a garage without reception.':
    'The drain is worse when the car is parked in a garage without reception.',
  'No sound from the front speakers or microphone on cars whose audio passes through the unit.':
    'On cars whose sound passes through the unit, the front speakers or the microphone are silent.',
  'Chronic low state of charge from use pattern; battery and charging serviceable':
    'Chronic low state of charge from the pattern of use; battery and charging serviceable',
  'Each start takes more than a five-minute trip puts back, and a car that stands for weeks drains slowly in its sleep. Nothing is broken, but the battery lives half empty and slowly sulphates.':
    'Each start takes more charge than a five-minute trip puts back, and a parked car slowly draws current in its sleep. Nothing is broken, but the battery is always half empty and slowly sulphates.',
  'School run and shops only, with heated seats and screen on.':
    'The car is used for the school run and the shops, with heated seats and screens on.',
  'Car used once a fortnight; works well after a long holiday trip.':
    'The car is used once a fortnight and works well after a long holiday trip.',
  'The small 12 V battery only has to wake the computers and close the contactors, so it gives no slow-crank warning. One morning the car stays dark or shows absurd messages, although the traction battery is full.':
    'The small 12 V battery only has to wake the control units and close the high-voltage contactors, so no slow cranking gives warning. One morning the car stays dark or shows absurd messages, although the traction battery is full.',
  'Dark in the morning, while the charger says full.':
    'The car is dark in the morning, while its charger reports full.',
  'A jump pack for ten seconds brings it to life and it drives all day.':
    'A jump pack connected for ten seconds brings the car to life, and it drives all day.',
  'Weeks at the airport with the app polling every hour: support of 12 volts brings it to Ready at once, which no high-voltage fault does.':
    'The car has spent weeks at the airport while the app asked for its state every hour. A 12 V supply brings it to Ready at once, which would not happen with a high-voltage fault.',
  'The converter that charges the 12 V side from the traction battery has failed or its fuse has blown. With a pop or a warning the car drops to reduced power, and stops when the 12 V battery is empty.':
    'The converter that charges the 12 V side from the traction battery has failed or its fuse has blown. After a pop or a warning the car drops to reduced power, and it stops when the 12 V battery is empty.',
  'A dull pop below the rear seat, a 12 V or power supply warning, then ever less power.':
    'There is a dull pop from below the rear seat, a 12 V or power supply warning, then less and less power.',
  'The 12 V battery has been replaced and is flat again next day.':
    'The 12 V battery has been replaced and is flat again the next day.',
  'A belt-driven starter-generator and a 48 V battery replace the alternator. If one of them or its converter fails, stop-start ends, charging stops and the engine may refuse to restart.':
    'A belt-driven starter-generator and a 48 V battery replace the alternator. If one of them or its converter fails, stop-start no longer works, charging stops and the engine may refuse to restart.',
  'Message about the 48 V system after a stop, and the engine does not come back.':
    'A message about the 48 V system appears after a stop, and the engine does not restart.',
  'Some stop-start cars have a small second battery that keeps the electronics alive while the main one cranks. When it dies, stop-start ends with a message, though the car starts as ever.':
    'Some stop-start cars have a small second battery that supplies the electronics while the main one cranks the engine. When it fails, stop-start switches off with a message, though the car starts as well as ever.',
  'Yellow battery message with auxiliary battery malfunction, while cranking is strong.':
    'A yellow message reports an auxiliary battery malfunction, while the engine cranks strongly.',
  'Main battery replaced, stop-start still off.':
    'The main battery was replaced and stop-start is still off.',
  'A slap on the dash top brings it back: cracked solder.':
    'A slap on the top of the dashboard brings it back, which points to cracked solder.',
  'Display fades in heat, needles stick in cold.':
    'The display fades in heat, and the needles stick in cold.',
  'The speedometer needle rests at 20 with the car standing, while cruise control works normally.':
    'The speedometer needle rests at 20 with the car parked, while cruise control works normally.',
  'The computer behind the screen has run out of memory or got stuck. The picture freezes, restarts in a loop or takes minutes to appear, and a reset or update brings it back.':
    'The processor behind the screen has run out of memory or crashed. The picture freezes, restarts in a loop or takes minutes to appear, and a reset or an update brings it back.',
  'Comes back after a long press of the power button, then hangs again within days.':
    'It works again after a long press of the power button, then hangs once more within days.',
  'Worse with one particular phone, memory stick or SD card.':
    'It is worse with one particular phone, memory stick or SD card.',
  'Head unit or display hardware failure (touch panel, memory, back-light)':
    'Head unit or display hardware failure (touch panel, memory, backlight)',
  'The screen or the computer behind it has a hardware fault: worn-out flash memory, a peeling touch layer that types by itself, or a failed back-light. Resets no longer help.':
    'The screen or the unit behind it has a hardware fault: worn-out flash memory, a peeling touch layer that acts as if it were being pressed, or a failed backlight. Resets no longer help.',
  'Phantom touches along one edge of the panel, worse in heat: delaminated touch layer.':
    'Phantom touches along one edge of the panel, worse in heat, come from a touch layer that has separated.',
  'Restarts in a loop for months, then stays black.':
    'The unit restarts in a loop for months, then stays black.',
  'The separate amplifier has lost its supply, got wet or burnt an output, or a speaker cone has torn. The screen works but there is no sound, or only crackle. On many cars chimes and indicator ticking fall silent too.':
    'The separate amplifier has lost its supply, got wet or burnt out an output, or a speaker cone has torn. The screen works but there is no sound, or only a crackle. On many cars the chimes and the indicator ticking fall silent too.',
  'Display plays a track, all speakers are silent: amplifier supply.':
    'The display shows a track playing and all speakers are silent: the amplifier has lost its supply.',
  'One corner crackles at all volumes: that speaker or its wire.':
    'One corner crackles at every volume: that speaker or its wire is at fault.',
  'The contacts of the USB socket are worn, dirty or its hub has failed. The phone charges but drops CarPlay or Android Auto at each bump, or is not seen at all.':
    'The contacts of the USB socket are worn or dirty, or its hub has failed. The phone charges but loses CarPlay or Android Auto at every bump, or is not recognised at all.',
  'Holding the plug sideways keeps it alive.':
    'The connection works as long as the plug is held sideways.',
  'Wireless connection works, cable does not.':
    'The wireless connection works, the cable does not.',
  'The coin cell in the key is nearly empty. The remote range shrinks, then the car no longer finds the key, although the passive chip inside still starts it when held in the right place.':
    'The coin cell in the key is nearly empty. The range of the remote shrinks, then the car no longer finds the key, although the passive chip inside still starts the car when the key is held in the right place.',
  'You have to stand ever closer to the car, or press twice.':
    'You have to walk ever closer to the car, or press the button twice.',
  'Works from a warm pocket but not on a frosty morning.':
    'The key works from a warm pocket but not on a frosty morning.',
  'A coil round the ignition lock, or in the console, reads a chip in the key. If the chip has cracked or the coil has failed, the engine control unit refuses to start or cuts out after a second or two.':
    'A coil round the ignition lock, or in the console, reads a chip in the key. If the chip has cracked or the coil has failed, the engine control unit refuses to start the engine or cuts it out after a second or two.',
  'Starts, runs for two seconds and dies, again and again.':
    'The engine starts, runs for two seconds and dies, again and again.',
  'Works with the spare key: then the chip in the first is broken.':
    'If the car starts with the spare key, the chip in the first key is broken.',
  'Small antennas in the handles, console and boot wake the key. One that fails makes the car deaf on that side: the handle does not unlock, or the car says the key is missing while it lies in your lap.':
    'Small antennas in the handles, console and boot wake the key. If one fails, the car no longer senses the key on that side: the handle does not unlock, or the car reports the key missing while it lies in your lap.',
  'One door handle ignores you, and the other three work.':
    'One door handle does not respond, and the other three work.',
  'A handle sensor wet inside unlocks in rain by itself, wakes the car and drains its battery.':
    'A handle sensor that is wet inside unlocks the car by itself in rain, wakes it and drains its battery.',
  'Ignition lock cylinder wafers worn or shift-lock release not acting':
    'Ignition barrel wafers worn, or shift-lock release not acting',
  'The wafers in the barrel or the key itself have worn, so the key will not turn, or it cannot be drawn out. On automatics a bad Park switch holds the key as well.':
    'The wafers in the barrel or the key itself have worn, so the key will not turn or cannot be pulled out. On automatics a bad Park switch holds the key as well.',
  'Needs jiggling for months, then one day nothing helps.':
    'The key has needed jiggling for months, then one day nothing helps.',
  'Turns at once when the steering wheel is rocked: then it was only the loaded steering lock.':
    'If it turns at once when the steering wheel is rocked, the steering lock was merely under load.',
  'Works better with the hardly used spare key.': 'It works better with the rarely used spare key.',
  'The body control module switches lights, locks, wipers, windows and often the immobiliser. When its output stages or solder joints fail, unrelated comfort functions misbehave together.':
    'The body control module switches the lights, locks, wipers, windows and often the immobiliser. When its output stages or solder joints fail, several unrelated comfort functions misbehave together.',
  'Wipers, locks and lights act up together, and all share one module.':
    'The wipers, locks and lights act up together, because they share one control unit.',
  'Calms down for a day after the battery was disconnected.':
    'The faults stay away for a day after the battery has been disconnected.',
  'The control units talk over a twisted pair of wires. A break, a short or one unit that floods the line makes them lose each other: the dash fills with warnings, gauges drop and the engine may not start.':
    'The control units communicate over a twisted pair of wires. A break, a short or one unit that floods the line makes them lose contact: the dashboard fills with warnings, gauges drop to zero and the engine may not start.',
  'All warnings flash up for two seconds over a bump and go.':
    'All the warnings come on for two seconds over a bump and go out again.',
  'Follows fitting of a radio, tracker or tow electrics that was tapped into the data wires.':
    'It began when a radio, tracker or towbar wiring was connected to the data wires.',
  'The gateway passes messages between engine, body, comfort and diagnostic networks. When it hangs, each network works for itself: a scan tool finds nothing, warnings appear and the battery drains because nothing falls asleep.':
    'The gateway passes messages between the engine, body, comfort and diagnostic networks. When it hangs, each network is cut off from the others: a scan tool finds nothing, warnings appear and the battery drains because nothing goes to sleep.',
  'The reader cannot connect to any unit though its lamp is lit.':
    'The reader cannot connect to any unit, though its own light is on.',
  'Many modern cars have a locked gateway: a cheap reader then fails on a healthy car too.':
    'Many modern cars have a locked gateway, with which a cheap reader fails even on a healthy car.',
  'Water ingress into electronic module (blocked cowl, sunroof drain or seal)':
    'Water in an electronic control unit (blocked scuttle, sunroof drain or seal)',
  'A blocked drain, a bad seal or a flood has let water reach a control unit under the carpet, in the scuttle or in the boot. Corrosion on the board causes odd faults days or weeks later.':
    'A blocked drain, a bad seal or a flood has let water reach a control unit under the carpet, in the scuttle or in the boot. Corrosion on the circuit board causes erratic faults days or weeks later.',
  'Faults after heavy rain or a car wash, and the windows fog up from inside.':
    'The faults follow heavy rain or a car wash, and the windows mist up on the inside.',
  'Carpet dry to the touch, but the foam beneath is soaked.':
    'The carpet is dry to the touch, but the foam beneath is soaked.',
  'Fine before the update, wrong on the next start.':
    'The car was fine before the update and wrong at the next start.',
  'The hardware is sound, but the program in a control unit has a defect: false warnings, functions that hang until the car has slept, displays that start late. Makers cure these by updates and recalls.':
    'The hardware is good, but the program in a control unit has a defect: false warnings, functions that hang until the car has been asleep, displays that start late. Manufacturers cure these by updates and recalls.',
  'Always gone after the car has been locked for half an hour.':
    'The fault has always gone after the car has been locked for half an hour.',
  'No fault found at the dealer, and the same story from many owners of that model year.':
    'The dealer finds no fault, and many owners of that model year report the same.',
  'Needs three or four turns of the key, each with one loud click, and then starts as if nothing had been wrong.':
    'The engine needs three or four turns of the key, each with one loud click, and then starts as if nothing had been wrong.',
  'Fails hot and works cold as tired windings swell.':
    'The starter fails when hot and works when cold, because tired windings swell.',
  'The pinion that the starter throws into the flywheel slips, hangs or meets worn teeth. The motor spins with a whirr or a harsh grind instead of turning the engine.':
    'The pinion that the starter pushes into the flywheel slips, sticks or meets worn teeth. The motor spins with a whirr or a harsh grind instead of turning the engine.',
  'Whirrs freely, then catches on the second try.':
    'The starter whirrs freely, then catches at the second attempt.',
  'Grinds only when the engine happens to stop at one spot: a worn patch on the ring gear.':
    'It grinds only when the engine happens to stop in one position: there is a worn patch on the ring gear.',
  'Grinds for a second after the engine fires when the drive is slow to let go.':
    'If the drive is slow to release, it grinds for a second after the engine has fired.',
  'The command from the key never reaches the starter: a relay with burnt contacts, a blown fuse or a corroded trigger wire breaks it. The dash is bright and normal, and there is no click from the starter.':
    'The command from the key never reaches the starter: a relay with burnt contacts, a blown fuse or a corroded trigger wire interrupts it. The dashboard is bright and normal, and there is no click from the starter.',
  'Silence on some mornings and normal on others, with no pattern of weather or charge.':
    'It is silent on some mornings and normal on others, whatever the weather or the state of charge.',
  'A welded relay keeps the starter running after the key is released.':
    'A welded relay makes the starter run on after the key is released.',
  'Clutch pedal position switch: start enable not seen':
    'Clutch pedal position switch: start enable not detected',
  'A car with a clutch pedal only cranks when it sees the pedal pressed. If the little switch fails or its plastic stop crumbles, the car behaves as if your foot were elsewhere: it does not crank and asks for the clutch.':
    'A car with a clutch pedal cranks only when it registers that the pedal is pressed. If the small switch fails or its plastic stop crumbles, the car does not notice your foot: it does not crank and asks for the clutch.',
  'Starts if the clutch is stamped hard to the floor, or after pumping it.':
    'The engine starts if the clutch is stamped hard to the floor, or after pumping it.',
  'Bits of crumbled plastic or rubber lie on the driver floor mat.':
    'Bits of crumbled plastic or rubber lie on the driver’s floor mat.',
  'The dash keeps asking for the clutch though the foot is down.':
    'The display goes on asking for the clutch although the pedal is down.',
  'Ignition switch electrical contacts worn or low detent force':
    'Ignition switch electrical contacts worn, or detent force low',
  'The contacts behind the key barrel are burnt, or the switch slips out of the run position. Power to engine, dash and steering assistance drops out for a moment or for good, and the engine may die while you drive.':
    'The contacts behind the key barrel are burnt, or the switch slips out of the run position. Power to the engine, dashboard and steering assistance drops out for a moment or for good, and the engine may stop while you drive.',
  'Dash and radio drop out when the key is nudged by a knee or a bump.':
    'The dashboard and radio cut out when a knee nudges the key or the car goes over a bump.',
  'Cranks, but dies as soon as the key springs back from start to run.':
    'The engine cranks, but dies as soon as the key springs back from start to run.',
  'The cable has snapped, or the plastic slider, clamp or bonded channel that carries the glass has let go. The motor runs or crunches, but the glass stays, tilts or drops into the door.':
    'The cable has snapped, or the plastic slider, clamp or bonded channel that carries the glass has come away. The motor runs or crunches, but the glass stays still, tilts or drops into the door.',
  'A bang in the door, then the motor whirrs and nothing moves.':
    'There is a bang in the door, then the motor whirrs and nothing moves.',
  'In frost, the glass freezes to the seal and the slider tears off.':
    'In frost the glass freezes to the seal, and the slider tears off.',
  'A pane that tips forward or back has lost one of its two sliders. It may drop when the door is slammed.':
    'A window that tips forwards or backwards has lost one of its two sliders. It may drop when the door is slammed.',
  'Window lift motor brushes, thermal cut-out or door module failed':
    'Window motor brushes, thermal cut-out or door control unit failed',
  'The brushes of the motor are worn or its electronics have died. The window grows slow and then stops, often half open, and a thump on the door sometimes moves it once more.':
    'The brushes of the motor are worn or its electronics have failed. The window gets slow and then stops, often half open, and a thump on the door sometimes makes it move once more.',
  'Slower from week to week, then nothing.':
    'The window gets slower from week to week, then stops for good.',
  'Works after resting ten minutes: its thermal cut-out opens because the rails are stiff.':
    'If it works again after resting for ten minutes, its thermal cut-out opens because the rails are stiff.',
  'The contacts of the switch are burnt or sticky from spilt drinks. The window works from one switch and not from the other, only one way, or after several presses. Some switches short and overheat.':
    'The contacts of the switch are burnt, or sticky from spilt drinks. The window works from one switch and not from the other, in one direction only, or after several presses. Some switches short and overheat.',
  'The passenger window works from its own door but not from the driver door.':
    'The passenger window works from its own door but not from the driver’s door.',
  'Works upwards but not downwards.': 'The window works upwards but not downwards.',
  'The horns sit behind the grille in spray and salt. Their contacts rust, or the relay or fuse fails, so pressing the pad brings silence or a hoarse croak. A relay welded shut does the opposite.':
    'The horns sit behind the grille in spray and salt. Their contacts rust, or the relay or fuse fails, so pressing the horn brings silence or a hoarse croak. A relay welded shut makes the horn sound without end.',
  'Low croak after winter: one of two horns has rusted.':
    'A low croak after the winter means that one of two horns has rusted.',
  'Silent, with airbag light on as well: then look at the clock spring in the wheel.':
    'If the horn is silent and the airbag light is on as well, look at the clock spring in the steering wheel.',
  'Accessory power outlet short or fuse open': 'Accessory socket shorted or its fuse blown',
  'A coin, a broken plug tip or an over-strong inverter has blown the socket fuse or burnt its contacts. Sometimes the same fuse feeds USB ports or the OBD socket, so those die too.':
    'A coin, a broken plug tip or an inverter that draws too much has blown the fuse of the socket or burnt its contacts. Sometimes the same fuse feeds USB ports or the OBD socket, so these fail too.',
  'Died while a tyre compressor or cool box was running.':
    'It failed while a tyre compressor or a cool box was running.',
  'Harness chafed through: short to ground': 'Loom chafed through: short to earth',
  'A loom has rubbed on a bracket, edge or hot part until bare copper touches metal. A fuse blows, sensors cut out over bumps, or the wire glows.':
    'A loom has rubbed on a bracket, an edge or a hot part until bare copper touches metal. A fuse blows, sensors cut out over bumps, or the wire glows.',
  'Began after engine or gearbox work, when the loom was not clipped back.':
    'It began after engine or gearbox work, when the loom was not clipped back.',
  'Harness damage by animals': 'Loom damaged by animals',
  'It ran well in the evening and badly in the morning.':
    'The car ran well in the evening and badly in the morning.',
  'Parked by woods, compost or bird feeders, or left for weeks.':
    'The car was parked beside woods, compost or bird feeders, or left for weeks.',
  'Ignition leads, oxygen-sensor wires and washer hoses go first.':
    'Ignition leads, oxygen-sensor wires and washer hoses are usually the first to be bitten.',
  'Water intrusion and fretting corrosion in connector':
    'Water ingress and fretting corrosion in a connector',
  'Damp has crept into a plug and its pins have turned green. The signal or current comes and goes with the weather, and resistance can heat the plug until it melts.':
    'Damp has crept into a plug and its pins have turned green. The signal or current comes and goes with the weather, and the resistance can heat the plug until it melts.',
  'Only in rain, after a car wash or on damp mornings.':
    'It happens only in rain, after a car wash or on damp mornings.',
  'Spray cleaner and replugging cures it for a week.':
    'Spraying the pins with contact cleaner and plugging them in again cures the fault for a week.',
  'Relays soldered inside the fuse box stick or their contacts burn, or a loose fuse terminal heats the plastic. Pumps, lights or horn run by themselves or fail to run, and the engine may not start.':
    'Relays soldered inside the fuse box stick or their contacts burn, or a loose fuse terminal overheats the plastic. Pumps, lights or the horn run by themselves or do not run, and the engine may not start.',
  'The fuel pump keeps running with the ignition off and the battery is dead in the morning.':
    'The fuel pump runs on with the ignition off, and the battery is dead in the morning.',
  'Wipers, horn or washers act alone, and a thump on the box changes it.':
    'Wipers, horn or washers come on by themselves, and a thump on the box changes it.',
  'Harness fatigue fracture at door jamb or tailgate gaiter':
    'Loom fatigue fracture at the door hinge or tailgate gaiter',
  'The wires between body and door bend at every opening, and after years they break inside their rubber gaiter. Window, lock, mirror, speaker or tailgate lamp work only with the door at a certain angle.':
    'The wires between body and door bend each time the door opens, and after years they break inside their rubber gaiter. The window, lock, mirror, speaker or tailgate light works only with the door at a certain angle.',
  'Several functions of one door fail together, and come back when the door is moved.':
    'Several functions of one door fail together, and they come back when the door is moved.',
  'On estates and hatchbacks, the tailgate gaiter breaks rear wiper, number-plate lamp and camera.':
    'On estates and hatchbacks, broken wires in the tailgate gaiter stop the rear wiper, number-plate light and camera.',
  'B+ cable short to ground, high-current thermal event':
    'Battery positive cable shorted to earth, overheating',
  'The thick positive cable has no fuse on many cars. Where it chafes, its stud works loose or a crash crushes it, hundreds of amperes flow until something burns, even with the car parked.':
    'On many cars the thick positive cable has no fuse. Where it chafes, its stud works loose or a crash crushes it, hundreds of amps flow until something burns, even with the car parked.',
  'Began after a starter, alternator or engine change in which a rubber boot was left off.':
    'It began after work on the starter, alternator or engine in which a rubber boot was left off.',
  'A smell of hot plastic, then smoke from low behind the engine, with no fuse blown.':
    'There is a smell of hot plastic, then smoke from low down behind the engine, with no fuse blown.',
  'Hydraulic electronic control unit internal short (brake fluid or moisture on board)':
    'ABS control unit shorted internally (brake fluid or moisture on the circuit board)',
  'Brake fluid or water seeps onto the circuit board of the ABS unit, which is supplied even when the car is parked. It shorts, smokes and may burn. Several makers have recalled millions of cars for this.':
    'Brake fluid or water seeps on to the circuit board of the ABS unit, which has power even when the car is parked. The board shorts, smokes and may catch fire. Several manufacturers have recalled millions of cars for this.',
  'ABS light and a smell of hot plastic near the brake fluid reservoir.':
    'The ABS light is on, and there is a smell of hot plastic near the brake fluid reservoir.',
  'Fire hours after parking.': 'A fire starts hours after parking.',
  'A flat ribbon cable winds and unwinds behind the steering wheel to connect the airbag, horn and buttons. When it cracks, the airbag light comes on and horn, cruise control and wheel buttons fail together or one by one.':
    'A flat ribbon cable winds and unwinds behind the steering wheel to connect the airbag, horn and buttons. When it cracks, the airbag light comes on, and the horn, cruise control and wheel buttons fail together or one by one.',
  'It usually starts with horn or buttons cutting out at one point of the wheel and a rustle or click from behind the wheel.':
    'It usually starts with the horn or the buttons cutting out in one position of the wheel, and a rustle or click from behind it.',
  'A wheel that was turned with the column uncoupled, for example during steering work, tears a new ribbon in one turn.':
    'A steering wheel that is turned with the column uncoupled, for example during steering work, tears a new ribbon in one turn.',
  'Under-seat restraint connector high resistance or chafed seat harness':
    'High resistance at the restraint connector under a seat, or chafed seat loom',
  'Side airbag, belt tensioner and occupant sensor are joined to the body by a plug under the seat. Moving the seat, feet and stored objects work it loose or chafe the wires. Resistance rises by an ohm and the airbag light comes on.':
    'The side airbag, belt tensioner and occupant sensor are connected to the body by a plug under the seat. Moving the seat, feet and stored objects work it loose or chafe the wires. A rise in resistance of no more than an ohm brings the airbag light on.',
  'The light appears after the seat was moved, vacuumed under or taken out.':
    'The light comes on after the seat was moved or taken out, or the floor beneath it vacuumed.',
  'It goes out for a while when the plug is moved and returns some weeks later: the contact then needs renewing, not wiggling.':
    'The light goes out for a while when the plug is moved and returns some weeks later: the contact then has to be renewed.',
  'Satellite impact sensor or its wiring open or corroded':
    'Impact sensor or its wiring open or corroded',
  'Small sensors behind the bumper and in the doors or pillars report a crash early. They sit where spray, salt and kerb knocks reach them. When one drops out, the light comes on and the bags may fire late or not at all.':
    'Small sensors behind the bumper and in the doors or pillars detect a crash early. They sit where spray, salt and knocks from kerbs reach them. When one fails, the light comes on and the airbags may fire late or not at all.',
  'The light follows a car wash, heavy rain, a bumper repair or a light parking knock.':
    'The light comes on after a car wash, heavy rain, a bumper repair or a light knock while parking.',
  'Salted roads eat the connector of the front sensor on the radiator support first.':
    'On salted roads the connector of the front sensor, at the radiator support, corrodes first.',
  'The airbag computer on the tunnel has failed inside, been soaked by a wet carpet or lost its supply. The light stays on, other modules lose contact with it and none of the bags can be relied on.':
    'The airbag control unit on the centre tunnel has failed internally, been soaked by a wet carpet or lost its supply. The light stays on, other control units lose contact with it and none of the airbags can be relied on.',
  'A control unit that has lost its supply or contact makes several warnings appear at once.':
    'A control unit that has lost its supply or its data connection makes several warnings appear at once.',
  'Units lie low on the tunnel and drown in leaks from the heater, scuttle or sunroof drains.':
    'The unit sits low on the centre tunnel and gets wet through leaks from the heater, the scuttle or the sunroof drains.',
  'The car was hit hard but no airbag opened. Either the crash lay outside what the system is set for, or sensing, calibration or power failed at the moment of impact. Only the stored crash data can tell.':
    'The car was hit hard but no airbag opened. Either the crash was of a kind in which the system is not meant to fire, or the sensing, the calibration or the supply failed at the moment of impact. Only the stored crash data can show which.',
  'Underride, a pole between the frame rails and slow crushing give little deceleration at the sensor, and the front bags may stay shut by design.':
    'When a car runs under another, hits a pole between its side members or is crushed slowly, the sensor feels little deceleration and the front airbags may stay shut by design.',
  'Rear-end hits and rollovers do not fire front airbags. Side hits fire only the side that was struck.':
    'Impacts from behind and rollovers do not fire front airbags. Side impacts fire only the airbags on the side that was struck.',
  'A light that was lit before the crash means the system had switched itself off.':
    'If the warning light was on before the crash, the system had switched itself off.',
  'A mat or weight cells in the passenger seat decide whether the front airbag is armed. When the sensor drifts or its mat fails, an adult is taken for a child or an empty seat and the passenger airbag is switched off.':
    'A mat or weight sensors in the passenger seat decide whether the front airbag is armed. When the sensor drifts or its mat fails, an adult is taken for a child or an empty seat, and the passenger airbag is switched off.',
  'The "off" lamp comes and goes as the passenger shifts, leans on the armrest or carries a phone or laptop.':
    'The “off” light comes and goes as the passenger shifts, leans on the armrest or carries a phone or laptop.',
  'The airbag floats on springs that close the horn contact when you press it. Worn springs, a broken earth wire or a pad that shrinks in the cold make the horn dead, hard to press or sounding by itself. The airbag circuit is separate and stays sound.':
    'The airbag rests on springs that close the horn contact when you press it. Worn springs, a broken earth wire or a pad that shrinks in the cold make the horn dead, hard to press or sound by itself. The airbag circuit is separate and is not affected.',
  'A horn that sounds on cold mornings and stops as the cabin warms points to a pad that has shrunk onto its contact.':
    'A horn that sounds on cold mornings and stops as the cabin warms up points to a pad that has shrunk on to its contact.',
  'A horn that works only when pressed at one corner has a tired spring or contact on the other side.':
    'A horn that works only when it is pressed at one corner has a tired spring or contact on the other side.',
  'Years of heat and moisture make the propellant in some inflators porous, so it burns too fast. In a crash the metal canister can burst and throw fragments through the cushion. Until then the car usually shows no sign at all.':
    'Years of heat and moisture make the propellant in some inflators porous, so it burns too fast. In a crash the metal canister can burst and throw fragments through the airbag. Until then the car usually shows no sign at all.',
  'Cars that spent their life in hot and humid regions fail first, and risk grows with every year.':
    'Cars that have spent their life in hot and humid regions fail first, and the risk grows with every year.',
  'Inflators without a drying agent are the worst. Some early Honda and Acura driver inflators burst in a large share of tests.':
    'Inflators without a drying agent are the most dangerous. Some early Honda and Acura driver inflators burst in a large share of tests.',
  'Used cars are often unrepaired because the letters went to a former owner.':
    'Used cars are often unrepaired, because the recall letters went to a former owner.',
  'A pressurised curtain inflator with a weak weld or corrosion can burst on its own, or the side sensing mistakes a slammed door or a kerb strike for a collision. The roof or seat airbag opens with a bang although nothing has hit the car.':
    'A pressurised curtain inflator with a weak weld or corrosion can burst by itself, or the side sensors mistake a slammed door or a kerb strike for a collision. The roof or seat airbag opens with a bang although nothing has hit the car.',
  'Curtain inflators are pressure vessels behind the roof lining and can burst in a parked car on a hot day.':
    'Curtain inflators are pressure vessels behind the headlining and can burst in a parked car on a hot day.',
  'Side airbags that open on a pothole, a kerb or a slammed door point to sensing, and often all bags of one side open together.':
    'Side airbags that open on a pothole, a kerb or a slammed door point to the sensing, and often all the airbags of one side open together.',
  'Electrical noise, water or a failed circuit in the control unit sends current to the squib of a front airbag. It fires while driving or on starting, with a punch to face and arms and no view ahead.':
    'Electrical interference, water or a faulty circuit in the control unit sends current to the igniter of a front airbag. It fires on the move or on starting, strikes face and arms and blocks the view ahead.',
  'It happens when the ignition is switched on, after the car was wet inside or after radio or steering-wheel work.':
    'It happens when the ignition is switched on, after the car has been wet inside, or after work on the radio or steering wheel.',
  'Sun and heat make the plastic over an airbag brittle or sticky, tear seams open unevenly or a badge or horn pad comes loose. In a crash pieces of it can be thrown at the driver, or the bag can be held back.':
    'Sun and heat make the plastic over an airbag brittle or sticky, its tear seams open unevenly, or a badge or horn pad comes loose. In a crash pieces can be thrown at the driver, or the airbag can be held back.',
  "Glued-on badges, covers and phone mounts on the airbag door are a hazard of the owner's making.":
    'Glued-on badges, covers and phone mounts on the airbag door are a hazard that the owner has added.',
  'Rear centre and child-seat buckles jam with crumbs and sticky juice.':
    'Rear centre buckles and those used for child seats jam with crumbs and sticky juice.',
  'A small switch in the buckle tells the car that the belt is fastened. When it sticks or its wire breaks, the chime goes on although you are belted, or never sounds, and the airbag light may come on.':
    'A small switch in the buckle signals to the car that the belt is fastened. When it sticks or its wire breaks, the chime goes on although you are belted, or never sounds, and the airbag light may come on.',
  'Belt webbing and D-ring soiled, or retractor return spring weak':
    'Belt webbing and shoulder guide soiled, or retractor return spring weak',
  'Grease and dust on the webbing and in the shoulder guide rob the weak return spring of its pull. The belt hangs in loops, gets shut in the door and lies slack over the shoulder.':
    'Grease and dust on the webbing and in the shoulder guide cause more friction than the weak return spring can overcome. The belt hangs in loops, gets shut in the door and lies slack over the shoulder.',
  'A brown shiny band in the plastic shoulder guide is baked-on skin oil and doubles the friction.':
    'A brown, shiny band in the plastic shoulder guide is baked-on skin oil and doubles the friction.',
  'A belt that winds well lying flat but not over the guide needs cleaning and no parts.':
    'A belt that winds in well when held straight, but not over the guide, needs cleaning and no parts.',
  'A ball or pendulum and a ratchet lock the reel in a crash. When they stick, when the reel is tilted or the belt is wound in twisted, it locks at every pull. A motorised belt can tighten by itself.':
    'A ball or pendulum and a ratchet lock the reel in a crash. When they stick, when the reel is tilted or when the belt is wound in twisted, it locks at every pull. A motorised belt can tighten by itself.',
  'A reel that was mounted crooked after trim work locks from the first day.':
    'A reel that was mounted crookedly after trim work locks from the first day.',
  'Seat belt pretensioner squib circuit fault, or pretensioner fired':
    'Seat belt pretensioner igniter circuit fault, or pretensioner fired',
  'A small charge pulls the belt tight in a crash. Its igniter circuit can go open, or it was fired in an earlier crash and never renewed, so the airbag light comes on and the belt may be stiff. Some recalled units burst when they fire.':
    'A small charge pulls the belt tight in a crash. Its igniter circuit can be interrupted, or it was fired in an earlier crash and never renewed, so the airbag light comes on and the belt may be stiff. Some recalled units burst when they fire.',
  'Sharp trim, a door edge, sun or a worn anchor cable has weakened the belt, or its bolt was left loose after a repair. It looks usable but can tear or pull out under load.':
    'Sharp trim, a door edge, sun or a worn anchor cable has weakened the belt, or its bolt was left loose after a repair. The belt looks usable but can tear or pull out under load.',
  'Belts trapped in doors fray at one edge at hip height.':
    'Belts that get caught in the door fray along one edge at hip height.',
  'Buckle stalks on a steel cable fatigue where they bend at the seat edge each time the driver gets in.':
    'Buckle stalks on a steel cable fatigue where they bend at the edge of the seat each time the driver gets in.',
  'Power seat or seat heater switch contacts worn':
    'Electric seat or seat heater switch contacts worn',
  'Crumbs, drinks and years of fingers wear the switches at the seat or in the console. One direction or one heating stage is dead, or works only when pressed hard; motors and heating mats are sound.':
    'Crumbs, drinks and years of use wear out the switches on the seat or in the console. One direction or one heating stage is dead, or works only when the switch is pressed hard; the motors and heating mats are good.',
  'One direction only, the other way it runs: the switch, not the motor.':
    'If the seat runs in one direction but not in the other, suspect the switch rather than the motor.',
  'The lamp in the heating button does not light.':
    'The light in the heating button does not come on.',
  'Seat track lock, rail wear or floor bolts loose':
    'Seat rail lock or rail worn, or floor bolts loose',
  'The rail lock does not engage in both rails, the rollers are worn or a floor bolt is loose. The seat rocks when you brake and corner and may suddenly slide.':
    'The lock does not engage in both rails, the rollers are worn or a floor bolt is loose. The seat rocks when you brake and corner and may suddenly slide.',
  'Coins, pens and grit in the rail keep the lock from dropping in fully.':
    'Coins, pens and grit in the rail stop the lock from dropping in fully.',
  'A clunk at the start of every braking is often a loose front floor bolt after the seat was out.':
    'A clunk at the start of every braking is often a loose front floor bolt after the seat has been out.',
  'Seat-back recliner mechanism stripped or unlocked':
    'Backrest recliner mechanism stripped or unlocked',
  'A backrest that tips a centimetre with a click at pulling away and braking is the first sign.':
    'The first sign is a backrest that tips by a centimetre with a click as you pull away and brake.',
  'Lever cars: a cable that does not return leaves one side unlocked.':
    'On seats with a lever, a cable that does not return leaves one side unlocked.',
  'Seat adjuster motor, flexible drive cable, switch or seat module faulty':
    'Seat adjuster motor, flexible drive cable, switch or control unit faulty',
  'A worn switch, a stripped drive gear, a slipped flexible cable or a jammed rail stops one or all movements. If one rail moves and the other does not, the seat twists and jams.':
    'A worn switch, a stripped drive gear, a flexible cable that has slipped out or a jammed rail stops one or all movements. If one rail moves and the other does not, the seat twists and jams.',
  'Motor hums but nothing moves: stripped gear or slipped cable.':
    'The motor hums but nothing moves: a gear has stripped or a cable has slipped out.',
  'All movements dead at once: fuse, plug or switch module.':
    'All movements are dead at once: suspect the fuse, a plug or the switch unit.',
  'Seats that move by themselves have a wet switch or a memory module fault.':
    'Seats that move by themselves have a wet switch or a faulty memory unit.',
  'The heating wire in the cushion breaks where knees and elbows press, or the plug under the seat or the switch fails. The seat stays cold, or the lamp goes out after seconds.':
    'The heating wire in the cushion breaks where knees and elbows press, or the plug under the seat or the switch fails. The seat stays cold, or the light goes out after seconds.',
  'Kneeling on the seat is the classic way to break the cushion mat.':
    'Kneeling on the seat is the classic way to break the mat in the cushion.',
  'If cushion and backrest are both cold, suspect switch, fuse or plug, because the mats rarely fail together unless they are in series.':
    'If cushion and backrest are both cold, suspect the switch, fuse or plug, because the mats rarely fail together unless they are connected in series.',
  'A brown dot or a hole with stiff edges marks the place of the broken strand.':
    'A brown spot or a hole with stiff edges marks the place of the broken strand.',
  'Heat that never levels off, on any setting, points to the sensor or the control.':
    'Heat that goes on rising at every setting points to the sensor or the control.',
  'Active head restraints hold a strong spring behind a plastic latch. The plastic cracks with age and the front half shoots forward without a crash. On plain ones the catch wears and the restraint sinks.':
    'Active head restraints hold a strong spring behind a plastic latch. The plastic cracks with age, and the front half shoots forward without a crash. On plain ones the catch wears and the restraint sinks.',
  'Pressed back in, it seldom stays for long, because the latch is broken.':
    'If it is pressed back in, it seldom stays for long, because the latch is broken.',
  'ISOFIX/LATCH lower anchor or tether bent, hidden or loose':
    'ISOFIX lower anchor or tether bent, hidden or loose',
  'The wire bars or the tether loop are bent, rusted, buried deep in the foam or loose after seat work. The child seat rocks or its connectors do not click.':
    'The wire bars or the tether loop are bent, rusted, buried deep in the foam, or loose after seat work. The child seat rocks or its connectors do not click.',
  'Most "broken" anchors are covered by foam or used with a seat that does not match the cushion shape.':
    'Most anchors that seem broken are covered by foam, or used with a child seat that does not match the shape of the cushion.',
  'A tether loop that turns or rattles was left loose after carpet or seat work.':
    'A tether loop that turns or rattles was left loose after work on the carpet or the seat.',
  'A weld, suspension wire or plastic bush in the seat frame has broken. The seat creaks at every movement, sags to one side or rocks a little, while rails and backrest lock properly.':
    'A weld, a suspension wire or a plastic bush in the seat frame has broken. The seat creaks at every movement, sags to one side or rocks a little, while the rails and the backrest lock properly.',
  'A click at each start and stop without movement of rails or backrest comes from worn height-adjuster bushes.':
    'A click at each start and stop, without movement of the rails or backrest, comes from worn bushes of the height adjuster.',
  'Folding rear seat-back latch or striker faulty':
    'Folding rear seat backrest latch or striker faulty',
  'The latch of the folding rear seat does not catch its striker, because of a stuck lever, a bent hook or trapped luggage and belts. The backrest folds forward when braking and lets luggage through.':
    'The latch of the folding rear seat does not catch its striker, because of a stuck lever, a bent hook or trapped luggage and belts. The backrest folds forward during braking and lets luggage through.',
  'A red mark or flag still showing beside the lever means that the latch has not closed.':
    'A red mark or flag that still shows beside the lever means that the latch has not closed.',
};
