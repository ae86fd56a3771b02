/**
 * Summaries and signs of faults of the brakes, the body, driver assistance, the wipers and the glass, as a
 * page shows them. The keys are the texts that the models and the index were trained with.
 */
export const brakesBodyAndGlass: Readonly<Record<string, string>> = {
  'A loose lining piece or broken return spring scrapes round with every turn.':
    'A loose piece of lining or a broken return spring scrapes with every turn of the wheel.',
  'Rear calipers with a parking brake lever seize more often than fronts.':
    'Rear calipers with a parking brake lever seize more often than front ones.',
  'One pad worn slanted or far thinner than its partner.':
    'One pad is worn at a slant or far thinner than its partner.',
  'Rubber-sleeved pins swell when someone used mineral grease on them.':
    'Pins with a rubber sleeve swell when mineral grease has been used on them.',
  'One clear click on the first stop after changing from reverse to forward.':
    'There is one clear click at the first stop after changing between reverse and forward.',
  'The rattle over small bumps stops at once when you rest a foot on the brake.':
    'The rattle over small bumps stops as soon as you rest a foot on the brake.',
  'After pads are run to bare metal the piston comes out too far and leaves its seal.':
    'When pads are worn down to the metal, the piston comes out too far and leaves its seal.',
  'Old copper washers reused at the hose joint weep within days.':
    'Old copper washers used again at the hose joint weep within days.',
  'Within a few hundred miles of brake work, when a bolt was left finger-tight or reused without thread lock.':
    'It appears within a few hundred miles of brake work, when a bolt was only finger-tight or was reused without thread lock.',
  'A return spring that looks fine but cannot pull the lever the last few millimetres to its stop.':
    'A return spring may look fine but be too weak to pull the lever the last few millimetres to its stop.',
  'Rust or dirt between hub and disc makes a new disc run out, and the shake is back after 3,000 miles.':
    'Rust or dirt between the hub and the disc makes a new disc run out of true, and the shake is back after 3,000 miles.',
  'Starts within weeks of fitting cheap pads, or when shims and anti-rattle springs were left out.':
    'It starts within weeks of fitting cheap pads, or when shims and anti-rattle springs were left out.',
  'Cars that are only driven gently in town never clean the pad surface.':
    'Cars that are only driven gently in town never clean the surface of their pads.',
  'Mechanics bend the shield when fitting tyres or discs.':
    'A shield is easily bent when tyres or discs are fitted.',
  'Rear pads of cars that stood over winter, when the pad rusts to the disc and tears off at the first move.':
    'It happens to the rear pads of cars laid up over winter, when a pad rusts to the disc and tears off at the first move.',
  'Cheap pads held with glue only, without a mechanical anchor.':
    'It happens with cheap pads whose lining is only glued, without a mechanical anchor.',
  'Often blamed on a caliper that is replaced without success.':
    'It is often blamed on the caliper, which is then replaced without success.',
  'A crushed hose bracket rusts and swells around the rubber and pinches it shut.':
    'A hose bracket rusts, swells around the rubber and pinches it shut.',
  'Often bursts in a parking manoeuvre, when full lock and a hard press come together.':
    'A hose often bursts while parking, when full lock and a hard press of the pedal come together.',
  'Where one pipe has burst the rest are weeks behind, so the set is replaced.':
    'Where one pipe has burst the others are close behind, so the set is replaced.',
  'Sinks under a light foot at traffic lights yet holds under a hard one, for only hard pressing spreads the seal.':
    'The pedal sinks under a light foot at traffic lights yet holds under a hard one, because only hard pressing spreads the seal.',
  'Pumping the pedal to the floor while bleeding drags old seals over rust and finishes them.':
    'Pumping the pedal to the floor while bleeding drags old seals over rust and ruins them.',
  'The owner tops up every few weeks and never finds a puddle.':
    'The owner tops up the fluid every few weeks and never finds a puddle.',
  'The pedal is fine again once cooled, and nobody finds a fault next day.':
    'The pedal is fine again once it has cooled, and nobody finds a fault the next day.',
  'A caravan or a mountain pass brings it out.':
    'Towing a caravan or driving over a mountain pass brings it on.',
  'Air has got into the brake fluid, mostly when the system was opened or ran low. Air can be squeezed, so the pedal is spongy and firms up only when pumped.':
    'Air has got into the brake fluid, usually when the system was opened or ran low. Air can be compressed, so the pedal is spongy and firms up only when pumped.',
  'After a caliper, hose or cylinder was replaced and bled in a hurry.':
    'It appears after a caliper, hose or cylinder was replaced and bled in a hurry.',
  'Calipers fitted on the wrong side have the bleed screw at the bottom and can never be bled.':
    'Calipers fitted on the wrong side have the bleed screw at the bottom, so the air never comes out.',
  'The lamp comes in bends and goes out on the straight although the level is at MAX.':
    'The warning light comes on in bends and goes out on the straight although the level is at MAX.',
  'Fluid creeps into the plug and bridges the contacts.':
    'Fluid creeps into the plug and bridges the contacts.',
  'Wet, blistered paint on the servo below the reservoir, while all four wheels are dry inside.':
    'There is wet, blistered paint on the servo below the reservoir, while all four wheels are dry inside.',
  'The warning light flickers in bends and when braking, when the fluid in the reservoir moves.':
    'The warning light flickers in bends and when braking, as the fluid in the reservoir moves.',
  'The rubber diaphragm or the air valve in the vacuum servo leaks. You hear air hiss at the pedal, the pedal gets hard, and the false air can upset the idle.':
    'The rubber diaphragm or the air valve in the vacuum servo leaks. You hear air hiss at the pedal, the pedal gets hard, and the air that leaks in can upset the idle.',
  'Idle speed changes each time the brake is pressed.':
    'The idle speed changes each time the brake is pressed.',
  'Hard pedal when manoeuvring, when the brake is pressed often and the engine only idles.':
    'The pedal goes hard while manoeuvring, when the brake is pressed often and the engine only idles.',
  'A starved oil screen in the feed wears the vane pump on the camshaft.':
    'A blocked oil screen in the feed wears out the vane pump on the camshaft.',
  'The hose from engine to servo is split, or its one-way valve no longer closes. The servo gets too little vacuum, and on a petrol engine the idle suffers from the false air.':
    'The hose from the engine to the servo is split, or its one-way valve no longer closes. The servo gets too little vacuum, and on a petrol engine the air that leaks in upsets the idle.',
  'The first press after a night is hard, because the valve lets the stored vacuum go.':
    'The first press after a night is hard, because the valve has let the stored vacuum escape.',
  'Split at the elbow, hidden on the underside, where oil has softened it.':
    'The hose splits at the elbow, hidden on the underside, where oil has softened it.',
  'All brake lamps come on together with a chime, often at start-up, and a restart may clear it for days.':
    'Several brake warning lights come on together with a chime, often at start-up, and a restart may clear them for days.',
  'A weak 12 V battery can switch the booster off without any fault of its own.':
    'A weak 12 V battery can switch the booster off although the booster is not faulty.',
  'Many hybrids store brake pressure in an accumulator filled by a pump. When it leaks inside, the pump buzzes every few seconds, and in the end the warning sounds and the assistance falls away.':
    'Many hybrids store brake pressure in an accumulator filled by a pump. When it leaks inside, the pump buzzes every few seconds; in the end the warning sounds and the assistance fails.',
  'First the lamps come on for one drive only, then stay.':
    'At first the warning lights come on for one drive only, later they stay on.',
  'On hybrid and electric cars with brake-by-wire, a sensor at the pedal tells how far you press. When it is worn or has lost its zero, the brakes grab, bite late or give way for a moment, and regeneration is switched off.':
    'On hybrid and electric cars with brake-by-wire, a sensor at the pedal measures how far you press. When it is worn or has lost its zero, the brakes grab, bite late or fail for a moment, and regeneration is switched off.',
  'It grabs in the last metre before standing still, as if the pedal were a switch.':
    'It grabs in the last metre before standstill, as if the pedal were a switch.',
  'It starts after a battery was disconnected or a brake job was done without zeroing the sensors.':
    'It starts after the battery was disconnected, or after brake work without zeroing the sensors.',
  'The clip, pin or bolt that joins the pedal to the servo rod is loose, worn or missing. The pedal clicks and has slack, and if the pin falls out it does nothing.':
    'The clip, pin or bolt that joins the pedal to the servo rod is loose, worn or missing. The pedal clicks and has slack; if the pin falls out, the pedal does nothing.',
  'After a servo or brake switch was replaced and the clip not seated.':
    'It follows the replacement of a servo or brake switch, when the clip was not seated.',
  'Water has rusted a parking brake cable inside its sleeve, or a strand has snapped. It no longer pulls, holds one side only, or does not let go, above all in frost.':
    'Water has rusted a parking brake cable inside its sleeve, or a strand has snapped. It no longer pulls, holds on one side only, or does not release, especially in frost.',
  'The sleeve cracks where the cable bends above the rear axle, water gets in and freezes.':
    'The sleeve cracks where the cable bends above the rear axle, and the water that gets in freezes.',
  'Automatic cars, whose parking brake is never used, rust most.':
    'It rusts most on automatic cars, whose parking brake is seldom used.',
  'A small motor on the rear caliper, or one that pulls the cables, turns the parking brake on and off. Water or a worn gear stops it, so it will not apply or will not let go.':
    'A small motor on the rear caliper, or one that pulls the cables, turns the parking brake on and off. Water or a worn gear stops it, so the brake does not apply or does not release.',
  'After pads were pushed back without service mode the spindle is jammed.':
    'The spindle is jammed after pads were pushed back without service mode.',
  'The motors are sound, but the switch in the console or the control software misreads. Messages come and go, and the brake may not react to the switch though it works automatically.':
    'The motors are good, but the switch in the console or the control software misreads. Messages come and go, and the brake may not react to the switch although it works automatically.',
  'The message comes after a drink was spilt on the console.':
    'The message comes after a drink has been spilt on the console.',
  'It appears with a weak 12 V battery and goes after charging.':
    'It appears when the 12 V battery is weak and goes after charging.',
  'Auto hold keeps brake pressure when you stop. It depends on seat belt, door and bonnet switches, an inclination sensor and a healthy parking brake, and if one signal is missing it switches off and the car may roll.':
    'Auto hold holds the brake pressure when you stop. It depends on the seat belt, door and bonnet switches, an inclination sensor and a healthy parking brake; if one signal is missing it switches off and the car may roll.',
  'A door switch that says open, or a belt buckle not seen, cancels it.':
    'A door switch that reports an open door, or a belt buckle that is not recognised, cancels it.',
  'It lets go after a few minutes by design and hands over to the parking brake.':
    'It releases after a few minutes by design and hands over to the parking brake.',
  'One wheel sends no speed signal, because its sensor or the lead to it is broken. ABS, traction and stability control switch themselves off and their lamps come on.':
    'One wheel sends no speed signal, because its sensor or the lead to it is broken. ABS, traction and stability control switch themselves off and their warning lights come on.',
  'A sensor seized in a rusty knuckle is pushed off its seat as rust swells behind it.':
    'A sensor that has seized in a rusty hub carrier is pushed off its seat as the rust swells behind it.',
  'Rust under a pressed-on ring splits it, and the gap passes the sensor once per turn.':
    'Rust under a pressed-on ring splits it, and the gap passes the sensor once in every turn.',
  'It often appears right after a new drive shaft or wheel bearing fitted back to front.':
    'It often appears right after a drive shaft or wheel bearing has been replaced, when the new bearing was fitted back to front.',
  'Solder cracks inside the module open with engine heat, so the lamps first come only on hot days.':
    'Cracked solder joints inside the module open with engine heat, so at first the warning lights come on only on hot days.',
  'Worn brushes leave the pump dead after standing.':
    'Worn brushes stop the pump after the car has been parked for a while.',
  'Dirt or rust holds a valve inside the ABS block open. Fluid slips into its low-pressure chamber, so the pedal drops or one wheel gets too little or too much pressure though cylinder and hoses are good.':
    'Dirt or rust holds a valve inside the ABS block open. Fluid slips into its low-pressure chamber, so the pedal drops, or one wheel gets too little or too much pressure although the master cylinder and hoses are good.',
  'Often after an ABS stop, when a particle lodges under the dump valve.':
    'It often follows an ABS stop, when a particle lodges under the dump valve.',
  'The sensor that tells the stability system how the car turns gives wrong values. The system switches off with a lamp, or brakes a wheel for no reason in a bend.':
    'The sensor that measures how the car turns gives wrong values. Stability control switches off with a warning light, or brakes a wheel for no reason in a bend.',
  'Sits under a seat or console, where spilt drinks and wet carpets reach it.':
    'The sensor sits under a seat or the console, where spilt drinks and wet carpets reach it.',
  'After seat or carpet work it was put back loose or the wrong way round.':
    'After work on a seat or the carpet, the sensor was put back loose or the wrong way round.',
  'New pads had to be hammered in: rust below the clips was not cleaned off.':
    'New pads had to be hammered in, because the rust below the clips was not cleaned off.',
  'The outer pad worn to nothing, the inner one nearly new, piston and pins free.':
    'The outer pad is worn to nothing and the inner one nearly new, while the piston and pins are free.',
  'Common on rear brakes of cars from roads with salt.':
    'It is common on the rear brakes of cars driven on salted roads.',
  'A loop of wire in the pad reports wear. Its plug corrodes, its wire chafes, or it was not renewed with the pads: the message stays although the linings are thick.':
    'A loop of wire in the pad reports wear. If its plug corrodes, its wire chafes or it was not replaced with the pads, the message stays although the linings are thick.',
  'Stays on after new pads, because the old sensor was refitted or the plug is not home.':
    'The message stays on after new pads, because the old sensor was refitted or its plug is not fully home.',
  'A small switch below the lever lights the red brake lamp while the parking brake is on. Bent, dirty or out of adjustment it stays on with the lever down, and the car may chime as you drive.':
    'A small switch below the lever turns on the red brake light while the parking brake is on. Bent, dirty or out of adjustment, it leaves the light on with the lever down, and the car may chime as you drive.',
  'The lamp goes out when you pull the lever down with a finger or lift it a little.':
    'The light goes out when you press the lever down with a finger or lift it a little.',
  'Bare iron rusts in one wet night. The discs turn orange, the first stops scrape, and after a few of them the faces are bright again. On electric cars, which seldom use their brakes, it stays longer.':
    'Bare iron rusts in one wet night. The discs turn orange, the first stops scrape, and after a few of them the faces are bright again. On electric cars, which seldom use their brakes, the rust stays longer.',
  'Orange in the morning after rain or a wash, bright after three or four stops.':
    'The discs are orange in the morning after rain or a wash, and bright after three or four stops.',
  'Worth a look when a dull or pitted ring stays, the wheel shakes, or it grinds all day.':
    'Have the brakes looked at when a dull or pitted ring stays, the wheel shakes, or it grinds all day.',
  'One buzz or thud at about 10 mph after each start, never again on that drive.':
    'There is one buzz or thud at about 10 mph after each start, and never again on that drive.',
  'Worth a look when it comes at each stop, or the ABS light stays on.':
    'Have it looked at when it comes at each stop, or when the ABS light stays on.',
  'New pads, clutches and exhausts carry paint, resin and oil that burn off in the first 50 to 100 miles. It smells sharp and may smoke a little at the first hot stop, and fades from drive to drive.':
    'New pads, clutches and exhausts carry paint, resin and oil that burn off in the first 50 to 100 miles. They smell sharp and may smoke a little at the first hot stop, and the smell fades from drive to drive.',
  'Weaker each day after the work, gone within two weeks.':
    'The smell is weaker each day after the work and gone within two weeks.',
  'Worth a look when one wheel is much hotter, it grows, or smoke comes again.':
    'Have it looked at when one wheel is much hotter, the smell grows, or smoke comes again.',
  'Clips and tape that hold mouldings, pillar covers, roof strips, spoilers and bumper edges let go with heat, age or after a repair. The part flaps at speed and may fly off.':
    'Clips and tape that hold mouldings, pillar covers, roof strips, spoilers and bumper edges fail with heat, with age or after a repair. The part flaps at speed and may fly off.',
  'Begins at the front end of the strip, with a flutter or a whistle.':
    'It begins at the front end of the strip, with a flutter or a whistle.',
  'After windscreen work, mouldings are reused with broken clips.':
    'After windscreen work, mouldings were refitted with broken clips.',
  'The plastic and felt panels under the car are held by clips that get lost at oil changes, kerbs and in snow. The edge drops, scrapes, flaps in the wind and can tear off.':
    'The plastic and felt panels under the car are held by clips that get lost at oil changes, on kerbs and in snow. The edge drops, scrapes, flaps in the wind and can tear off.',
  'A flutter like a helicopter above 40 mph that stops when you slow down.':
    'It flutters like a helicopter above 40 mph and stops when you slow down.',
  'Found days after an oil change.': 'It is often found days after an oil change.',
  'Rail nuts under the roof lining work loose, crossbar clamps slip or rail covers come off. It hums, leaks at the feet and the load can leave the car.':
    'The rail nuts under the headlining work loose, crossbar clamps slip or rail covers come off. The rack hums, lets water in at its feet, and can lose its load.',
  'Bolts work loose, the lock of a detachable neck jams, or the trailer socket and its module corrode. The trailer knocks, comes loose or has no lights.':
    'Bolts work loose, the lock of a detachable neck jams, or the trailer socket and its module corrode. The trailer knocks, comes loose or has no lights.',
  'Green pins in the socket after a winter.': 'The pins in the socket are green after a winter.',
  'A knock on pulling away and braking is a loose bar or a worn coupling.':
    'A knock when pulling away and braking comes from a loose bar or a worn coupling.',
  'The rubber seal is flat, torn or has come off its flange, or the door stands proud. Air is drawn out at speed with a rush or whistle, and rain may follow.':
    'The rubber seal is flat, torn or has come off its flange, or the door does not sit flush. Air rushes or whistles through at speed, and rain may follow.',
  'Starts at about 45 mph, changes with crosswind and when a hand presses the door frame.':
    'It starts at about 45 mph and changes in a crosswind or when a hand presses on the door frame.',
  'Broken clips, dry plastic joints and loose wiring behind dashboard, pillars and door trims buzz and creak with vibration, bass or temperature.':
    'Broken clips, dry plastic joints and loose wiring behind the dashboard, pillars and door trims buzz and creak with vibration, bass or temperature.',
  'Worse in the cold, gone when the cabin is warm: plastic joints.':
    'Worse in the cold and gone when the cabin is warm: the plastic joints.',
  'After windscreen, radio or airbag work: a forgotten clip.':
    'After windscreen, radio or airbag work: a clip that was left out.',
  'The bonnet edge trembling at motorway speed is the warning.':
    'The edge of the bonnet trembling at motorway speed is a warning.',
  'A lever that went heavier for months was a rusting cable or a stiff latch.':
    'A lever that became heavier over months was a sign of a rusting cable or a stiff latch.',
  'Often only the plastic handle has split, while pliers on the cable end still open it.':
    'Often only the plastic handle has split, and pliers on the end of the cable still open the bonnet.',
  'Gas struts lose their charge over the years and in the cold. The lid no longer rises by itself, sinks or falls on heads and hands.':
    'Gas struts lose their charge over the years and in the cold. The tailgate no longer rises by itself, and sinks or falls on heads and hands.',
  'Oil on the rod means that the seal has gone.': 'Oil on the rod means that the seal has failed.',
  'A power strut that bursts or drops suddenly is a recall matter.':
    'A power strut that bursts or drops the tailgate suddenly may be covered by a recall.',
  'The spindle drives, the pinch sensor or the control unit disagree. The tailgate beeps, stops half way, reverses or does nothing, though it can be moved by hand.':
    'The spindle drives, the pinch sensor or the control unit disagree. The tailgate beeps, stops half way, reverses or does nothing, though it can be moved by hand.',
  'After a flat battery the end positions are lost and must be taught.':
    'After a flat battery the end positions are lost and have to be set again.',
  'One spindle that fails bends the tailgate a little and makes a crunch.':
    'When one spindle fails, the tailgate bends a little and crunches.',
  'Water gets into the rubber button at the handle, the wires break in the hinge gaiter or the latch motor wears. The lid does not open, pops open by itself or is reported as open.':
    'Water gets into the rubber button at the handle, the wires break in the hinge gaiter, or the latch motor wears out. The tailgate does not open, pops open by itself or is reported as open.',
  'The soft rubber of the button turns sticky and tears, and rain finishes the switch.':
    'The soft rubber of the button turns sticky and tears, and rain then ruins the switch.',
  'If number-plate lamp, camera or wiper fail too, look in the gaiter.':
    'If the number-plate light, camera or wiper fail too, look in the hinge gaiter.',
  'The lock pin of the flap does not draw back, the cable has come off or the hinge spring is broken. The flap stays shut, or does not stay closed.':
    'The lock pin of the flap does not draw back, the cable has come off or the hinge spring is broken. The flap stays shut, or does not stay closed.',
  'Ice round the flap in winter.': 'There is ice round the flap in winter.',
  'On central locking cars the pin follows the passenger or rear door lock.':
    'With central locking, the pin follows the lock of the passenger door or a rear door.',
  'A gush from the overhead console at the first bend after a rainy night.':
    'Water gushes from the overhead console at the first bend after a rainy night.',
  'Parking under trees, or nose down, fills the front drains.':
    'Parking under trees, or with the nose downhill, fills the front drains.',
  'Sloshing from below the windscreen when you brake or turn.':
    'You hear sloshing below the windscreen when you brake or turn.',
  'Worst after autumn leaves and when the cabin filter was fitted without its seal.':
    'It is worst after autumn leaves, and when the cabin filter was fitted without its seal.',
  'Rain runs down inside every door and leaves by holes at the bottom. If the membrane behind the trim has come unstuck, or the holes are blocked, it runs over the sill into the footwell.':
    'Rain runs down inside every door and leaves through holes at the bottom. If the membrane behind the trim has come unstuck, or the holes are blocked, the water runs over the sill into the footwell.',
  'Water sloshing in the door when it is opened: blocked holes.':
    'If water sloshes in the door when it is opened, the holes are blocked.',
  'Water gets past the boot seal, a rear lamp gasket, the vent flap behind the bumper, a seam or the high brake light and collects in the spare-wheel well.':
    'Water gets past the boot seal, the gasket of a rear light, the vent flap behind the bumper, a seam or the high brake light, and collects in the spare-wheel well.',
  'After a rear-end repair: vent flap or seam.':
    'After a rear-end repair, suspect the vent flap or a seam.',
  'Water that stands in the well and freezes can lock the spare wheel.':
    'Water that collects in the well and freezes can trap the spare wheel.',
  'A crack and a glass that stands higher on one side: a guide has broken.':
    'A crack is heard and the glass sits higher on one side: a guide has broken.',
  'Reverses just before it shuts after a battery change: it must be taught.':
    'After a battery change it reverses just before it shuts: it has to learn its positions again.',
  'Large toughened roof panels burst from stone nicks, inclusions or frame tension, often upwards with a bang like a shot. On some cars the bond fails and the panel flies off whole.':
    'Large toughened roof panels burst because of stone chips, flaws in the glass or tension in the frame, often upwards with a bang like a shot. On some cars the bond fails and the panel flies off whole.',
  'Wind noise and a lifting front edge come before a panel that flies off.':
    'Wind noise and a lifting front edge come before a panel flies off.',
  'The foam under the carpet has been wet and grows mould, or new trim, glue and seat foam give off solvents in the heat. The smell comes from the floor or seats, also with the blower off.':
    'The foam under the carpet has been wet and grows mould, or new trim, glue and seat foam give off solvents in the heat. The smell comes from the floor or seats, even with the blower off.',
  'Smell strongest in the morning with shut windows: floor or seats. Strongest with the blower on: evaporator or filter.':
    'If the smell is strongest in the morning with shut windows, it is the floor or the seats. If it is strongest with the blower on, it is the evaporator or the filter.',
  'New-car smell fades over a summer.': 'The smell of a new car fades over a summer.',
  'The inside of the box is always worse than the outside.':
    'The inside of the box section is always worse than the outside.',
  'Fresh black underseal on an old truck hides what a hammer finds.':
    'Fresh black underseal on an old truck hides what a hammer would find.',
  'The subframe that carries engine and control arms is thin pressed steel. Rust breaks a control-arm mount or a bush seat. The wheel then moves, the car clunks, wanders and may drop.':
    'The subframe that carries the engine and the wishbones is thin pressed steel. Rust breaks the mounting of a wishbone or the seat of a bush. The wheel then moves, and the car clunks, wanders and may drop at that corner.',
  'The clunk comes first, when the bush sleeve moves in its rusty seat.':
    'The clunk comes first, when the sleeve of the bush moves in its rusty seat.',
  'Rear trailing-arm mounts rust out of sight above the silencer.':
    'Rear trailing-arm mountings rust out of sight above the silencer.',
  'Mud and blocked drains keep sills and arch lips wet. Rust comes through from inside: first blisters, then holes. The jacking points give way and water or fumes get into the cabin.':
    'Mud and blocked drains leave sills and arch lips wet. Rust comes through from inside: first blisters, then holes. The jacking points collapse, and water or fumes get into the cabin.',
  'Rear arches of a car with plastic liners that hold mud go first.':
    'Rear arches rust first where plastic liners trap mud.',
  'Paint blisters the size of a pea hide a hole the size of a coin.':
    'A paint blister the size of a pea hides a hole the size of a coin.',
  'Paint cracked in a fine line with a rust trail beside a weld.':
    'The paint is cracked in a fine line, with a rust trail, beside a weld.',
  'Plough, winch, roof tent or trailer loads break what is strong enough for normal use.':
    'A plough, a winch, a roof tent or trailer loads break what is strong enough for normal use.',
  'Sunlight breaks down the primer or the lacquer, or the coats never bonded. Large flakes come off roof and bonnet, or the lacquer goes milky and peels, with no blow and no rust beneath.':
    'Sunlight breaks down the primer or the lacquer, or the coats never bonded. Large flakes come off the roof and bonnet, or the lacquer turns milky and peels, although nothing has struck the panel and there is no rust beneath.',
  'Clear coat that goes first on roof and upper edges is sun damage. One panel alone is a bad respray.':
    'Lacquer that fails first on the roof and upper edges is sun damage. If only one panel peels, it was badly resprayed.',
  'In frost the latch is stuck open in the morning and works at noon.':
    'In frost the latch is stuck open in the morning and works again at noon.',
  'A broken spring tab fails in all weather and more and more often.':
    'A broken spring tab fails in all weather, and more and more often.',
  'The small motor in the latch has worn brushes or a stripped gear. One door does not follow the others, clicks or buzzes and at last locks or unlocks only by hand.':
    'The small motor in the latch has worn brushes or a stripped gear. One door does not follow the others, clicks or buzzes, and in the end locks or unlocks only by hand.',
  'One door only: motor of that door. All doors: fuse, control unit or remote.':
    'If only one door fails, suspect the motor of that door. If all doors fail, suspect the fuse, control unit or remote.',
  'A weak motor works with a warm door and fails in frost or great heat.':
    'A weak motor works when the door is warm and fails in frost or great heat.',
  'Handles tear off when the door is frozen shut.':
    'Handles break off when the door is frozen shut and somebody pulls hard.',
  'Works outside but not inside: check the child lock before anything else.':
    'If it works from outside but not from inside, check the child lock before anything else.',
  'The switch in the latch keeps reporting an open door. The warning stays, interior lights do not go out, the car will not lock or relocks itself and the battery may go flat.':
    'The switch in the latch keeps reporting an open door. The warning stays, the interior lights do not go out, the car will not lock or unlocks itself again, and the battery may go flat.',
  'It goes away when the door is slammed or the latch sprayed, then comes back.':
    'It goes away when the door is slammed or the latch is sprayed, then comes back.',
  'Stays on at one door in rain: water in plug or latch.':
    'It stays on at one door in rain: water is in the plug or the latch.',
  'Dry or worn hinge pins let the door sag, and a broken check strap lets it swing. It creaks or pops, drops when opened and must be lifted to shut.':
    'Dry or worn hinge pins let the door sag, and a broken check strap lets it swing. The door creaks or pops, drops when opened and must be lifted to shut.',
  'Heavy two-door cars and vans wear the upper hinge pin.':
    'Heavy doors of two-door cars and vans wear the upper hinge pin.',
  'A loud pop at one opening angle is the check strap, not the hinge.':
    'A loud pop at one opening angle comes from the check strap, not the hinge.',
  'The door of a van runs on rollers in three tracks and is pulled by a cable. Frayed cables, worn rollers, a dirty track or a weak rear latch make it stop, reverse, beep or stay open.':
    'The door of a van runs on rollers in three tracks and is pulled by a cable. Frayed cables, worn rollers, a dirty track or a weak rear latch make it stop, reverse, beep or stay open.',
  'Moves easily by hand with power off, but not by motor: cable or clutch. Heavy by hand: roller or track.':
    'If it moves easily by hand with the power off but not by motor, suspect the cable or clutch. If it is heavy by hand, suspect a roller or the track.',
  'Reversing just before it shuts points to the latch or a stiff seal.':
    'Reversing just before it shuts points to the latch or a stiff seal.',
  'Comes in slush and heavy rain and goes after cleaning or in dry weather.':
    'The message comes in slush and heavy rain, and goes after cleaning or in dry weather.',
  'Constant since a bull bar, wrap or plate holder was fitted: that part stands in the beam.':
    'If it has been constant since a bull bar, wrap or number-plate holder was fitted, that part is in the beam.',
  'A knock, a bumper repair or bent bracket has turned the radar by a degree or more. It now watches the next lane or the sky, so it brakes for the wrong cars, misses the right one, or switches off.':
    'A knock, a bumper repair or a bent bracket has turned the radar by a degree or more. It now watches the next lane or the sky, so it brakes for the wrong cars, misses the right one, or switches off.',
  'Brakes for parked cars in bends or for trucks in the next lane since a bumper was off.':
    'It brakes for parked cars in bends or for lorries in the next lane since the bumper was off.',
  'A light parking knock can bend the bracket behind an unmarked bumper.':
    'A light parking knock can bend the bracket behind an unmarked bumper.',
  'Message comes at each start and never goes, whatever the weather.':
    'The message comes at each start and never goes, whatever the weather.',
  'Sits low in the bumper, so kerbs and stones reach it.':
    'The sensor sits low in the bumper, so kerbs and stones reach it.',
  'Water or a knock has killed one of the radars behind the rear bumper. The blind-spot monitor and the rear cross-traffic alert are off together, with a permanent message.':
    'Water or a knock has destroyed one of the radars behind the rear bumper. The blind-spot monitor and the rear cross-traffic alert are off together, with a permanent message.',
  'Comes and goes in the rain for weeks, then stays for good.':
    'The fault comes and goes in the rain for weeks, then stays for good.',
  'Dead on one side only, but most cars switch off both sides.':
    'Only one side has failed, but most cars then switch off both sides.',
  'Mud, snow, a bike rack, thick repair paint or a bent bracket lies in the beam of the rear corner radar. It warns of cars that are not there, misses others or switches off now and then.':
    'Mud, snow, a bike rack, thick repair paint or a bent bracket is in the way of the radar in the rear corner. It warns of cars that are not there, misses others or switches off now and then.',
  'With snow, salt crust or a trailer and gone after a wash.':
    'It comes with snow, salt crust or a trailer and is gone after a wash.',
  'Since a bumper respray: more than the allowed paint thickness dampens the beam.':
    'It began with a bumper respray: paint thicker than allowed weakens the beam.',
  'Ramps, grass, chains, a tow bar or passing cars far away make the car slam on the brakes in reverse. Sensors are sound, but the function is too sensitive or something on the car is in their view.':
    'Ramps, grass, chains, a tow bar or passing cars far away make the car brake hard in reverse. The sensors are good, but the function is too sensitive or something on the car is in their view.',
  'On the same steep drive, or with a ball hitch or bike rack fitted.':
    'It happens on the same steep drive, or with a tow ball or bike rack fitted.',
  'With wet leaves, tall grass or exhaust steam behind the car in winter.':
    'It happens with wet leaves, tall grass or, in winter, exhaust steam behind the car.',
  'The thin camera wires have broken in the rubber sleeve where they bend with each opening of the tailgate. The picture flickers, turns blue or black and comes back when the lid is moved.':
    'The thin camera wires have broken in the rubber sleeve where they bend with each opening of the tailgate. The picture flickers, turns blue or black and comes back when the tailgate is moved.',
  'Number-plate lamp or lock often fail as well, since they share the sleeve.':
    'The number-plate light or the lock often fail as well, since their wires share the sleeve.',
  'The seal of the camera has given up, so moisture clouds the lens and later kills the electronics. The picture is foggy in damp weather, then black for good.':
    'The seal of the camera has failed, so moisture clouds the lens and later destroys the electronics. The picture is foggy in damp weather, then black for good.',
  'Misty after a wash and clear after a sunny day, at first.':
    'At first the picture is misty after a wash and clear after a sunny day.',
  'High-pressure washing from close by drives water past the seal.':
    'Pressure washing from close by drives water past the seal.',
  'Camera and wires are sound, but the screen software starts too slowly, freezes or fails to switch to the camera. The picture comes late, hangs or stays away until a restart.':
    'The camera and its wires are good, but the screen software starts too slowly, freezes or fails to switch to the camera. The picture comes late, hangs or stays away until a restart.',
  'Radio and screen are slow or reboot as well, which points away from the camera.':
    'The radio and screen are slow or reboot as well, which means that the camera is not to blame.',
  'Fails in the first minute after starting when you reverse at once.':
    'It fails when you reverse in the first minute after starting.',
  "The unit that joins four cameras to a bird's-eye picture has failed, or one of its cameras has. One sector is black, the picture does not fit together or the whole view is gone.":
    'The unit that joins four cameras into a bird’s-eye picture has failed, or one of its cameras has. One sector is black, the picture does not fit together or the whole view is gone.',
  'One sector black is a camera or its cable, all black is the unit or its supply.':
    'If one sector is black, it is a camera or its cable; if all are black, it is the unit or its supply.',
  'Stitched picture askew after a mirror was replaced: calibration missing.':
    'If the joined picture is crooked after a mirror was replaced, the calibration is missing.',
  'The emergency-braking software takes bridges, parked cars, shadows or reflections for obstacles. The car brakes hard for nothing, and the cars behind may run into it.':
    'The emergency braking software takes bridges, parked cars, shadows or reflections for obstacles. The car brakes hard for no reason, and the cars behind may run into it.',
  'At the same bridge, bend or car-park ramp again and again.':
    'It happens at the same bridge, bend or car park ramp again and again.',
  'Sensors are clean, aimed and without codes, which points to the software.':
    'The sensors are clean, aimed and without codes, which points to the software.',
  'The car did not warn or brake before an obstacle, without any message. The system was outside its limits or switched off, or its software missed the object.':
    'The car did not warn or brake before an obstacle, without any message. The system was outside its limits or switched off, or its software missed the object.',
  'Most systems do not react fully to crossing traffic, standing cars at speed, or in glare and dark.':
    'Most systems do not react fully to crossing traffic, to stationary cars when you approach at speed, or in glare and darkness.',
  'After a fault message that was clicked away the system stays off for the trip.':
    'After a fault message has been dismissed, the system stays off for the trip.',
  'Adaptive cruise picks the wrong target or a wrong speed limit. It brakes for trucks in the next lane, slows at exits, speeds up late or drops out, while the sensors are sound.':
    'Adaptive cruise picks the wrong target or a wrong speed limit. It brakes for lorries in the next lane, slows at exits, speeds up late or drops out, although the sensors are good.',
  'Only with cruise on, never with your own foot: this separates it from emergency braking faults.':
    'It happens only with cruise on, never with your own foot on the pedal: that separates it from emergency braking faults.',
  'At the same exit, bridge or change of limit every day.':
    'It happens at the same exit, bridge or change of limit every day.',
  'Lane keeping follows tar seams, old paint or exit lines, or pulls too hard. The sensor works, but the software reads the road wrongly and tugs at the wheel.':
    'Lane keeping follows tar seams, old paint or exit lines, or pulls too hard. The sensor works, but the software reads the road wrongly and tugs at the wheel.',
  'In road works, at exits and on wet roads with low sun.':
    'It happens in roadworks, at exits and on wet roads with low sun.',
  'Gone at once with the button off, which clears steering and tyres of suspicion.':
    'It is gone at once with the button off, which rules out the steering and tyres.',
  'The sensor in the rim or the torque sensor does not feel your hands. Lane centring nags to hold the wheel, beeps and switches itself off although you do.':
    'The sensor in the rim or the torque sensor does not feel your hands. Lane centring keeps asking you to hold the wheel, beeps and switches itself off although you are holding it.',
  'Worse with gloves, a wheel cover or dry hands on touch-sensing rims.':
    'On touch-sensing rims it is worse with gloves, a wheel cover or dry hands.',
  'A light grip on a straight road gives too little torque on cars that measure only turning force.':
    'On cars that measure only turning force, a light grip on a straight road gives too little of it.',
  'Autopilot, Full Self-Driving or a similar feature steers, brakes or picks its way wrongly, or gives up without enough warning. The parts are sound, the software misjudges the scene.':
    'Autopilot, Full Self-Driving or a similar feature steers, brakes or chooses its way wrongly, or gives up without enough warning. The parts are good, but the software misjudges the scene.',
  'Turns across traffic, phantom braking below bridges, merging lanes and road works are the usual scenes.':
    'The usual scenes are turns across traffic, phantom braking below bridges, merging lanes and roadworks.',
  'Behaviour changes with each software version, for better and for worse.':
    'The behaviour changes with each software version, for better and for worse.',
  'The camera on the column or mirror does not see your eyes because of sunglasses, sun or dirt, or because it has failed. It warns that you do not look at the road and ends assisted driving.':
    'The camera on the column or mirror does not see your eyes because of sunglasses, sun or dirt, or because it has failed. It warns that you are not looking at the road and ends assisted driving.',
  'Old map data, signs for side roads or stickers on lorries give the car a wrong limit. It beeps, shows nonsense or slows down with predictive cruise.':
    'Old map data, signs for side roads or stickers on lorries give the car a wrong limit. It beeps, shows wrong limits or slows down with predictive cruise control.',
  'Always at the same exits and side roads.': 'It happens always at the same exits and side roads.',
  'Shows limits of another country or unit after import or travel.':
    'After an import or a journey abroad it shows the limits of another country or unit.',
  'The camera looks through a new windscreen or sits at a new angle and was not taught where straight ahead is. Lane assist steers wrongly or refuses, and false warnings appear.':
    'The camera looks through a new windscreen or sits at a new angle and has not learnt where straight ahead is. Lane assist steers wrongly or refuses to work, and false warnings appear.',
  'Begins within days of a new windscreen, alignment, lowering springs or airbag repair.':
    'It begins within days of a new windscreen, wheel alignment, lowering springs or an airbag repair.',
  'Cheap glass with optical waves in the camera window never calibrates.':
    'With cheap glass that distorts the view in the camera window, calibration never succeeds.',
  'Dirt, film on the inside of the glass, mist, ice or low sun keeps the camera from seeing. Lane assist and emergency braking drop out for minutes and come back by themselves.':
    'Dirt, film on the inside of the glass, mist, ice or low sun blinds the camera. Lane assist and emergency braking drop out for minutes and come back by themselves.',
  'Worst on cold mornings, against low sun and in heavy rain.':
    'It is worst on cold mornings, against low sun and in heavy rain.',
  'A greasy film behind the mirror cover, out of reach of normal cleaning, makes it come each time with low sun.':
    'A greasy film behind the mirror cover, out of reach of normal cleaning, brings it on each time the sun is low.',
  'Fails on hot afternoons after parking in the sun, later for good.':
    'It fails on hot afternoons after parking in the sun, later for good.',
  'All camera functions vanish at once, while radar-only functions may stay.':
    'All camera functions vanish at once, while functions that use only the radar may stay.',
  'The small heating element that keeps camera glass or radar cover free of mist and ice does not work. Each cold morning the assistance is off until the sun has cleared the glass. A shorted element can also scorch.':
    'The small heating element that clears mist and ice from the camera glass or the radar cover does not work. Each cold morning the assistance is off until the sun has cleared the glass. A short circuit in the element can also scorch it.',
  'Gone every day by noon and back each frosty morning, on a clean screen.':
    'The message is gone every day by noon and back each frosty morning, on a clean windscreen.',
  'A crack running from the camera field can start at a shorted heater.':
    'A crack running from the camera window can start at a heater with a short circuit.',
  'One of the small ultrasonic sensors in the bumper is dead. On selecting reverse the system gives one long tone or a message and stays off.':
    'One of the small ultrasonic sensors in the bumper has failed. When you select reverse, the system gives one long tone or a message and stays off.',
  'One long tone of about three seconds on selecting reverse is the fault signal of most cars.':
    'On most cars one long tone of about three seconds on selecting reverse is the fault signal.',
  'Front and rear systems are often switched off together by a single dead sensor.':
    'The front and rear systems are often switched off together because of a single failed sensor.',
  'Dirt, ice, a number-plate frame, thick paint or a pushed-in sensor returns an echo of its own. The system beeps although nothing is there, mostly in rain or frost.':
    'Dirt, ice, a number-plate frame, thick paint or a pushed-in sensor causes a false echo. The system beeps although nothing is there, mostly in rain or frost.',
  'Beeps at traffic lights in the rain, and is silent after a wash.':
    'It beeps at traffic lights in the rain, and is silent after a wash.',
  'Constant tone from one corner after a gentle knock: the sensor sits askew.':
    'A constant tone from one corner after a gentle knock means that the sensor there sits crooked.',
  'The loom behind the bumper or its main plug has corroded or chafed. Several parking sensors, and often corner radars, go off together, first in the wet and later always.':
    'The loom behind the bumper or its main plug has corroded or chafed. Several parking sensors, and often the corner radars, fail together, first in the wet and later always.',
  'Three or four sensors at once: no four sensors die on the same day.':
    'Three or four sensors fail at once: no four sensors fail on the same day by chance.',
  'Plugs that were left off their holder after a bumper repair hang in spray water.':
    'Plugs that were not clipped to their holder after a bumper repair hang in the spray.',
  'The motor under the scuttle has worn brushes, a corroded circuit board in its cover or a stripped plastic gear. Both wipers slow down, stop in mid-sweep and finally stand still.':
    'The motor under the scuttle has worn brushes, a corroded circuit board in its cover or a stripped plastic gear. Both wipers slow down, stop in mid-sweep and finally do not move at all.',
  'Wipers frozen to the glass or buried in snow blow the fuse or strip the gear.':
    'Wipers that are frozen to the glass or buried in snow blow the fuse or strip the gear.',
  'The rods that join motor and arms hang on plastic ball cups. A worn cup jumps off and one or both wipers stop while the motor goes on humming. A dry spindle makes them slow and heavy.':
    'The rods that join the motor and the arms hang on plastic ball cups. A worn cup jumps off, and one or both wipers stop while the motor goes on humming. A dry spindle makes them slow and heavy.',
  'Slow wipers that speed up on wet glass, with a warm motor, mean a stiff spindle.':
    'Slow wipers that speed up on wet glass, with a warm motor, point to a stiff spindle.',
  'The arm sits on a splined cone and is held by one nut. When the nut loosens or the aluminium splines strip, the spindle turns and the arm stays behind, strikes the pillar or flies off.':
    'The arm sits on a splined cone and is held by one nut. When the nut loosens or the aluminium splines strip, the spindle turns but the arm does not follow, hits the pillar or flies off.',
  'It starts after the arms were pulled, or after wiping a glass with ice.':
    'It starts after the arms have been pulled, or after the wipers ran over ice.',
  'The arm can be turned by hand against its spindle: then it has already slipped.':
    'If the arm can be turned by hand against its spindle, it has already slipped.',
  'Sun, frost and dirt harden the rubber lip. It leaves streaks, skips over the glass or squeaks, and at night every drop turns to glare. Wax and tree resin on the glass do the same.':
    'Sun, frost and dirt harden the rubber lip. It leaves streaks, skips over the glass or squeaks, and at night every drop glares. Wax and tree resin on the glass do the same.',
  'Fine lines mean dirt or nicks, broad bands mean a bent spring rail, and chatter in one direction means a twisted arm or wax.':
    'Fine lines point to dirt or nicks, broad bands to a bent spring rail, and chatter in one direction to a twisted arm or wax.',
  'Worn contacts in the stalk, a stuck relay or a failed output of the body module lose single speeds, run the wipers without end or leave them wherever they stand. The motor itself is sound.':
    'Worn contacts in the stalk, a stuck relay or a failed output of the body module disable single speeds, run the wipers without end or stop them anywhere on the glass. The motor itself is good.',
  'Only one of the steps missing points to stalk or relay, not to the motor.':
    'If only one of the positions is missing, it points to the stalk or relay, not to the motor.',
  'Low sun, lights in tunnels and dirt in front of the sensor set it off.':
    'Low sun, lights in tunnels and dirt in front of the sensor trigger it.',
  'Water creeps in at the rear spindle, which is seldom used, and rusts it fast. The motor hums or blows the fuse. If wires break in the tailgate gaiter, it is dead instead.':
    'Water creeps in at the rear spindle, which is seldom used, and rusts it fast. The motor hums or blows the fuse. If wires break in the tailgate gaiter, the motor gets no current instead.',
  'It stops at a slant in mid-glass after months without use.':
    'It stops at an angle in the middle of the glass after months without use.',
  'If rear wiper, heated glass and number-plate lamp fail together, suspect broken wires in the gaiter.':
    'If the rear wiper, heated glass and number-plate light fail together, suspect broken wires in the gaiter.',
  'The small pump in the washer tank no longer turns, because it ran dry, froze or its plug corroded. Nothing comes out of any jet it feeds and no hum is heard.':
    'The small pump in the washer tank no longer turns, because it ran dry, froze or its plug corroded. Nothing comes out of the jets that it feeds, and you do not hear it hum.',
  'One pump often serves front and rear by turning both ways. If both are dead, it is the pump or its fuse.':
    'One pump often serves front and rear by turning both ways. If neither works, it is the pump or its fuse.',
  'Wax, algae slime, dirt or ice closes the fine jets, or a hose has slipped off at the bonnet hinge. The pump hums but one or both jets dribble or spray in the wrong place.':
    'Wax, algae, dirt or ice closes the fine jets, or a hose has slipped off at the bonnet hinge. The pump hums, but one or both jets dribble or spray in the wrong place.',
  'One weak jet means dirt in that jet. All weak means filter, hose or check valve.':
    'If one jet is weak, there is dirt in that jet. If all are weak, it is the filter, the hose or the check valve.',
  'Frost, a kerb knock or a hardened pump grommet opens the tank. It empties overnight or within minutes, the low-level message comes back and coloured fluid drips behind the front wheel or bumper.':
    'Frost, a knock on a kerb or a hardened pump grommet opens the tank. It empties overnight or within minutes, the low-level message comes back and coloured fluid drips behind the front wheel or bumper.',
  'Empties down to one level and then stays: the hole is there.':
    'If it empties down to one level and then stays, the hole is at that level.',
  'If water comes out of the rear hose, the leak is in the roof or tailgate and wets the lining.':
    'If water comes out of the rear hose, the leak is in the roof or tailgate and wets the headlining.',
  'The printed lines on the rear glass are scratched through, a soldered tab has come off or its relay or wires have failed. The glass stays misted wholly or in stripes.':
    'The printed lines on the rear glass are scratched through, a soldered tab has come off, or the relay or wires have failed. The glass stays misted, wholly or in stripes.',
  'Single misted stripes are broken lines. The whole glass misted is tab, fuse, relay or wires.':
    'Single misted stripes are broken lines. If the whole glass stays misted, it is a tab, the fuse, the relay or the wires.',
  'Luggage, ice scrapers and old tint film do the damage.':
    'Luggage, ice scrapers and the removal of old tint film do the damage.',
  'More water gets into the cabin air than leaves it: air recirculation stays on, the cabin filter is clogged, body vents are covered or carpets are wet. Every window mists, and on cold days freezes inside.':
    'More water gets into the cabin air than leaves it, because air recirculation stays on, the cabin filter is clogged, body vents are covered or carpets are wet. Every window mists, and on cold days freezes inside.',
  'Mist that is worst after night parking and with wet mats comes from inside water.':
    'Mist that is worst after a night outside and with wet mats comes from water in the cabin.',
  'A greasy mist with a sweet smell is coolant from the heater core, a different fault.':
    'A greasy mist with a sweet smell is coolant from the heater matrix, a different fault.',
  'Plasticisers from the dashboard settle as a greasy film, wiper scratches scatter light, or a light or shiny dashboard mirrors itself in a raked screen. Low sun and oncoming lamps then blind the driver.':
    'Plasticisers from the dashboard settle as a greasy film, scratches from the wipers scatter light, or a pale or shiny dashboard is reflected in a raked windscreen. Low sun and oncoming headlights then dazzle the driver.',
  'New cars and hot summers make the most film.': 'New cars and hot summers produce the most film.',
  'Curved scratches along the wiper path flare up round every lamp at night.':
    'Curved scratches along the path of the wipers flare up round every light at night.',
  'Snow, ice or a stiff linkage overloads the wipers and the fuse blows; relays wear. The motor gets no current and is silent in every position of the switch.':
    'Snow, ice or a stiff linkage overloads the wipers and the fuse blows, or the relay wears out. The motor gets no current and is silent in every position of the switch.',
  'Switched on while the blades were frozen to the glass.':
    'The wipers were switched on while the blades were frozen to the glass.',
  'Only the interval is dead: the relay.':
    'If only the intermittent wipe fails, suspect the relay.',
  'The small joystick that moves and folds the mirrors wears or gets wet. Both mirrors, or one direction on both, stop together, while the motors in them are sound.':
    'The small joystick that moves and folds the mirrors wears or gets wet. Both mirrors, or one direction on both, stop together, while their motors are good.',
  'Neither mirror moves, and no motor is heard: switch or fuse. One alone: its motor or plug.':
    'If neither mirror moves and no motor is heard, it is the switch or fuse. If only one fails, it is its motor or plug.',
  'The lines on the glass are whole, but no current reaches them: a fuse, a relay, or the terminal that has come off the glass. The whole window stays misted, not just a line or two.':
    'The lines on the glass are intact, but no current reaches them because of a fuse, a relay, or a terminal that has come off the glass. The whole window stays misted, not just a line or two.',
  'A clip torn off the glass by luggage.': 'Luggage has torn a clip off the glass.',
  'Heated mirrors dead as well: the common fuse.':
    'If the heated mirrors fail as well, it is the common fuse.',
  'The glass is clipped on a plastic plate with the adjust motors behind it and the heater glued to its back. Clips break and the glass shakes or falls, the heater opens, or a motor strips its gear.':
    'The glass is clipped onto a plastic plate with the adjustment motors behind it and the heater glued to its back. Clips break and the glass shakes or falls out, the heater breaks, or a motor strips its gear.',
  'Adjusts in one axis only: one of the two motors has failed.':
    'If it adjusts in one axis only, one of the two motors has failed.',
  'The plastic gear of the fold motor is stripped or a knock has moved the mirror out of its notch. It clicks, folds only half way or swings in the wind.':
    'The plastic gear of the fold motor is stripped, or a knock has moved the mirror out of its notch. It clicks, folds only half way or swings in the wind.',
  'A grinding that lasts several seconds each time you lock the car.':
    'It grinds for several seconds each time you lock the car.',
  'A camera at the rear sends its picture to the inside mirror. A dirty or fogged lens, a loose plug in the tailgate or faulty software blurs or blanks it. Flipping the lever must bring back a normal mirror.':
    'A camera at the rear sends its picture to the inside mirror. A dirty or fogged lens, a loose plug in the tailgate or faulty software blurs the picture or leaves it blank. Flipping the lever must bring back a normal mirror.',
  'Blur in rain and at night is mostly dirt on the lens.':
    'Blur in rain and at night is mostly dirt on the lens.',
  'The laminated glass is under tension from a twisted frame, a bad bond, an edge flaw or a sharp change of temperature. A crack starts at the edge without a point of impact and runs across within hours.':
    'The laminated glass is under tension from a twisted frame, a bad bond, a flaw at its edge or a sharp change of temperature. A crack starts at the edge without a point of impact and runs across within hours.',
  'A smooth curve that begins square to the edge is stress. A star or pit at its start is a stone.':
    'A smooth curve that begins at a right angle to the edge is a stress crack. A star or pit at its start is a stone chip.',
  'Often found in the morning, or when hot air is blown on an icy screen.':
    'It is often found in the morning, or when hot air is blown on an icy windscreen.',
  'A stone has crushed the outer pane at one point. Air and water sit in the break. Frost, heat or a pothole makes it run into a long crack.':
    'A stone has crushed the outer pane at one point, and air and water have got into the break. Frost, heat or a pothole makes it run into a long crack.',
  'Filled within days, a chip smaller than a coin almost disappears. Filled after weeks of dirt and rain it stays visible.':
    'Filled within days, a small chip almost disappears. Filled after weeks of dirt and rain, it stays visible.',
  'Star breaks with long legs near the edge run first.':
    'Star breaks with long legs near the edge are the first to run.',
  'Toughened glass is under high inner tension. A nick at the edge, an inclusion, a tight bracket or a hot heater strip releases it at once, and the pane falls into small cubes with a bang.':
    'Toughened glass is under high inner tension. A nick at the edge, a flaw in the glass, a tight bracket or a hot heater strip releases it at once, and the pane falls into small cubes with a bang.',
  'Rear panes often burst minutes after the heater was switched on in frost.':
    'Rear panes often burst minutes after the heater has been switched on in frost.',
  'Tinting film, a hard tailgate slam or a wiper nut that is too tight can start it.':
    'Tint film, a hard slam of the tailgate or a wiper nut that is too tight can start it.',
  'A gap in the adhesive bead, usually after the glass was replaced, or rust under it, lets air whistle and water run down behind the pillar trim onto the dashboard and into the footwell.':
    'A gap in the adhesive bead, usually after the glass was replaced, or rust under it lets air whistle in. Water runs down behind the pillar trim onto the dashboard and into the footwell.',
  'Bubbles under the paint beside the screen mean that rust has lifted the bond.':
    'Bubbles under the paint beside the windscreen are a sign that rust has lifted the bond.',
  'The rubber channel that guides the glass has become dry, dirty or loose. The window creeps and squeaks and the anti-pinch takes the friction for an obstacle, so that it goes down again.':
    'The rubber channel that guides the glass has become dry, dirty or loose. The window creeps and squeaks, and the pinch protection takes the friction for an obstacle, so that the window goes down again.',
  'Faster on wet glass: the channel is dry.': 'If it is faster on wet glass, the channel is dry.',
  'Reversing only after the battery was disconnected: the end stops must be relearned.':
    'If it reverses only after the battery was disconnected, the end stops must be relearned.',
  'Newer cars press the master cylinder with an electric motor instead of vacuum. When its electronics, motor or pedal sensor fail, many warnings light up and the pedal is long and very hard.':
    'Newer cars press the master cylinder with an electric motor instead of vacuum. When its electronics, motor or pedal sensor fail, many warnings light up, and the pedal travels a long way and is very hard to press.',
  'The piston in one caliper is rusted and does not go back when you release the pedal. The pads stay on the disc, the wheel runs hot, and the car pulls and uses more fuel.':
    'The piston in one caliper is rusted and does not go back when you release the pedal. The pads stay on the disc, the wheel runs hot, and the car pulls to one side and uses more fuel.',
  'A torn dust boot lets salt water to the piston and it rusts within a winter.':
    'A torn dust boot lets salt water reach the piston, which rusts within a winter.',
  'The pins on which the caliper floats are dry or rusted, so only one pad does the work. That pad wears to the metal while its partner looks new, and it may stay on lightly.':
    'The pins on which the caliper slides are dry or rusted, so only one pad does the work. That pad wears to the metal while its partner looks new, and the brake may drag lightly.',
  'Fluid leaks past the piston seal or the hose joint of a caliper. The level falls, air gets in and the pedal grows soft.':
    'Fluid leaks past the piston seal or the hose joint of a caliper. The level falls, air gets in and the pedal becomes soft.',
  'Shoes last 60,000-100,000 miles, so they are forgotten until they grind.':
    'Brake shoes last 60,000–100,000 miles, so nobody thinks of them until they grind.',
  'Once after each start, at walking pace, the ABS runs its pump and valves for a second. It buzzes or thuds, and a foot on the brake feels it.':
    'Once after each start, at walking pace, the ABS runs its pump and valves for a second. It buzzes or thuds, and you can feel it in the brake pedal.',
  'The inner lining of a rubber hose has come loose and acts as a valve. Your foot pushes fluid through, but it creeps back slowly, so that brake stays on or comes on late.':
    'The inner lining of a rubber hose has come loose and acts as a valve. The pedal pushes fluid through it, but the fluid creeps back slowly, so that the brake stays on or comes on late.',
  'The rear seal of the master cylinder leaks, and the servo behind it swallows the fluid. The level falls though the ground stays dry, until the pedal gets longer and the engine may smoke.':
    'The rear seal of the master cylinder leaks, and the fluid runs into the servo behind it. The level falls although the ground stays dry; in time the pedal travel grows and the engine may smoke.',
  'The float or switch in the reservoir reports low fluid although the level is right. The red brake lamp glows or flickers and everything else is normal.':
    'The float or switch in the reservoir reports low fluid although the level is right. The red brake light glows or flickers, and everything else is normal.',
  'Fluid seeps out between the reservoir and the cylinder or at a pipe nut, and runs down the front of the servo. The level falls, paint below it blisters, and when air is drawn in the pedal goes soft.':
    'Fluid seeps out between the reservoir and the cylinder, or at a pipe nut, and runs down the front of the servo. The level falls, the paint below blisters, and the pedal goes soft once air is drawn in.',
  'The disc no longer has the same thickness all round, or does not run true on its hub. At every turn the pads are pushed apart, which comes back as a shake in the wheel and a pulsing pedal.':
    'The disc no longer has the same thickness all round, or does not run true on its hub. It pushes the pads apart at every turn, which you feel as a shake in the steering wheel and a pulsing pedal.',
  'The pads have plenty of lining but vibrate against the disc at a high note. Glazing from light use, hard cheap lining or a lost shim lets that vibration sing.':
    'The pads have plenty of lining but vibrate against the disc with a high-pitched squeal. The cause is glazing from light use, hard, cheap lining or a missing shim.',
  'Rust has eaten into the face of the discs, because the car stands much or brakes mostly with its motor. The pads ride on rust, rub loudly and grip less.':
    'Rust has eaten into the face of the discs, because the car is parked for long spells or brakes mostly with its electric motor. The pads press on rust, rub loudly and grip less.',
  'Oil, grease or brake fluid has got on to the lining of one wheel. That wheel brakes weakly or grabs, so the car pulls to the side that still grips.':
    'Oil, grease or brake fluid has got onto the brake lining of one wheel. That wheel brakes weakly or grabs, so the car pulls to one side.',
  'The thin metal shield behind the disc is bent or rusted loose, or a stone sits between the two. Metal scrapes the disc all the time, with or without braking.':
    'The thin metal shield behind the disc is bent or rusted loose, or a stone is caught between the two. Metal scrapes the disc all the time, with or without braking.',
  'Rust or poor bonding has let the friction material break away from its steel plate. The brake suddenly works steel on steel, often with a bang and a longer pedal.':
    'Rust or poor bonding has let the friction material break away from its steel plate. Steel suddenly rubs on steel, often with a bang and a longer pedal travel.',
  'The inner pad is often worn out while the outer one, which you see, still looks fair.':
    'The inner pad is often worn out while the outer one, which you can see, still looks good.',
  'Rust in the bore after years without a fluid change cuts the cup seals.':
    'After years without a fluid change, rust in the bore cuts the cup seals.',
  'Rust grows below the steel clips of the carrier and pinches the ears of the pads. They no longer slide back: one pad drags, gets hot and wears much faster than its partner, although piston and slide pins are free.':
    'Rust grows below the steel clips of the carrier and pinches the ears of the pads. They no longer slide back: one pad drags, gets hot and wears much faster than its partner, although the piston and the slide pins are free.',
  'The electronic part of the ABS unit, or its pump motor, has failed. Warnings for ABS, stability and brakes come together, often with no speed reading or no contact to the unit.':
    'The electronic part of the ABS unit, or its pump motor, has failed. Warnings for ABS, stability control and brakes come on together, often with no speed reading, and a scan tool may not reach the unit.',
  'The lining peels off its shoe from rust and rattles or grinds round inside the disc.':
    'Rust makes the lining peel off its shoe, and it rattles or grinds inside the disc.',
  'Many rear discs hold a small drum with parking brake shoes inside. They rust, lose their lining or go out of adjustment, so the lever comes up high and the car rolls.':
    'Many rear discs contain a small drum with parking brake shoes. The shoes rust, lose their lining or go out of adjustment, so the lever comes up high and the car rolls.',
  'The handle lever, its pivot or the cable to the latch has broken, or the motor of a flush handle does not push it out. The handle moves without effect or not at all.':
    'The handle, its pivot or the cable to the latch has broken, or the motor of a flush handle does not push it out. The handle moves without effect or not at all.',
  'Salt and mud inside the box sections eat the frame of a pick-up or off-roader from within. Outside it flakes, then holes appear near spring hangers, tank and steering box, and the frame can break.':
    'Salt and mud inside the box sections rust the frame of a pick-up or off-roader from within. The outside flakes, then holes appear near the spring hangers, the tank and the steering box, and the frame can break.',
  'A weak weld, overload or a former crash repair lets the structure crack without heavy rust. It creaks and pops over kerbs, doors bind and the alignment wanders.':
    'A weak weld, overloading or an earlier crash repair lets the structure crack without heavy rust. The body creaks and pops over kerbs, doors bind and the wheel alignment changes.',
  'A steady hum that changes with crosswind is an empty crossbar.':
    'A steady hum that changes in a crosswind comes from an empty crossbar.',
  'A sunroof seal always lets some water in. It should run through four thin tubes in the pillars. When a tube is blocked or has slipped off, the tray overflows onto the roof lining, the pillars and the footwells.':
    'A sunroof seal always lets some water in, which should run off through four thin tubes in the pillars. When a tube is blocked or has slipped off, the tray overflows onto the headlining, the pillars and the footwells.',
  'Leaves close the drains of the well below the windscreen. Water rises until it runs into the heater intake or through the bulkhead and wets the front passenger footwell, with the blower and electrics in its way.':
    'Leaves block the drains of the well below the windscreen. The water rises until it runs into the heater intake or through the bulkhead, wets the front passenger footwell and reaches the blower and the electrics.',
  'A high wheel position hides a camera on the column.':
    'If the steering wheel is set high, it hides a camera on the column.',
  'A whistle from a top corner and a wet pillar after a glass replacement belong together.':
    'A whistle from a top corner and a wet pillar after the glass was replaced have the same cause.',
  'Plain water that froze in the pump cracks its impeller.':
    'Plain water that freezes in the pump cracks its impeller.',
  'Ice in the joint and folding by hand break the gear.':
    'Ice in the joint, or folding the mirror by hand, breaks the gear.',
  'Snow pressed against the parked blades is what pulls the ball out of its cup.':
    'Snow that presses against the parked blades pulls the ball out of its cup.',
  'The radar itself has failed, mostly from water through a stone chip or through heat and vibration. Adaptive cruise and emergency braking are off all the time, in any weather.':
    'The radar itself has failed, usually because water got in through a stone chip, or from heat and vibration. Adaptive cruise and emergency braking are off all the time, in any weather.',
  'It starts suddenly after a gravel road, and often goes away on its own when you reverse.':
    'It starts suddenly after driving on gravel, and often goes away by itself when you reverse.',
  'Pipes rot where dirt stays wet: under clips, above the tank and over the rear axle.':
    'Pipes rust where dirt stays wet: under clips, above the tank and over the rear axle.',
};
