/** Batteries and charging of electric cars (source: Open EV Data). Written by `derive/facts.ts`; do not edit. */
export const ELECTRIC_VERSIONS: string = `
=Abarth
500e|hatchback|2024|42.2|11|3|type2|85|ccs|22.2
500e|Convertible|2023|37.8|11|3|type2|85|ccs|16.8|225
500e|Scorpionissima|2023|37.8|11|3|type2|85|ccs|16.8|225
=Alpine
A290|Electric 180 hp|2024|52|11|3|type2|100|ccs|16.8|310
A290|Electric 220 hp|2024|52|11|3|type2|100|ccs|17|305
=Audi
A3|Sportback 40 e-tron|2020|8.8|3.7|1|type2|||12.4
A6|50 TFSI e|2020|14.1|7.4|1|type2|||17
A6|55 TFSI e|2020|14.1|7.4|1|type2|||17
A6|Avant e-tron|2024|75.8|11|3|type2|225|ccs|16|475
A6|Avant e-tron performance|2024|94.9|11|3|type2|270|ccs|16.8|565
A6|Avant e-tron quattro|2024|94.9|11|3|type2|270|ccs|17.7|535
A6|Sportback e-tron|2024|75.8|11|3|type2|225|ccs|15.6|485
A6|Sportback e-tron performance|2024|94.9|11|3|type2|270|ccs|15.8|600
A6|Sportback e-tron quattro|2024|94.9|11|3|type2|270|ccs|16.2|585
A7|55TFSI E Sportback e quattro|2019|14.1|7.4|1|type2|||14.1
e-tron|50|2019|65|11|3|type2|124|ccs|22.7
e-tron|50 22kW-AC|2019|65|22|3|type2|125|ccs|22.7
e-tron|50 quattro|2021|76.6|11|3|type2|||19.9
e-tron|50 quattro|2022|89|11|3|type2|||20.9
e-tron|50 quattro|2021|64.7|11|3|type2|120|ccs|23.1|280
e-tron|55|2019|86.5|11|3|type2|155|ccs|23.4
e-tron|55 22kW-AC|2019|86.5|22|3|type2|155|ccs|23.4
e-tron|55 quattro|2019|86.5|11|3|type2|||23.7
e-tron|55 quattro|2022|106|11|3|type2|||21
e-tron|55 quattro|2023|77|11|3|type2|||19.5
e-tron|55 quattro|2020|86.5|11|3|type2|155|ccs|23.7|365
e-tron GT|quattro|2021|85|11|3|type2|268|ccs|20.2|420
e-tron GT|RS|2024|97|11|3|type2|320|ccs|18.5|525
e-tron GT|RS performance|2024|97|11|3|type2|320|ccs|18.5|525
e-tron GT|S|2024|97|11|3|type2|320|ccs|18|540
e-tron|S|2020|95|22|3|type2|188|ccs|27
e-tron|S Sportback|2020|86.5|22|3|type2|149|ccs|27
e-tron|Sportback 50 quattro|2021|64.7|11|3|type2|150|ccs|21.9|295
e-tron|Sportback 55 quattro|2020|86.5|11|3|type2|155|ccs|22.8|380
e-tron|etron|2023|106|11|3|type2|||23.3
e-tron|etron 35|2021|52|11|3|type2|||18.2
e-tron|etron 40|2021|76.6|11|3|type2|||18.9
e-tron|etron 45 quattro|2021|76.6|11|3|type2|||19.9
e-tron|etron 45|2023|77|11|3|type2|||18.3
e-tron|etron 45 quattro|2023|77|11|3|type2|||19.5
e-tron|etron sportback|2023|106|11|3|type2|||22.1
e-tron|etron sportback 50 quattro|2022|89|11|3|type2|||20
e-tron|etron sportback 55 quattro|2022|106|11|3|type2|||20.2
Q4 e-tron||2021|77|11|3|type2|125|ccs
Q4 e-tron|35|2021|52|7.2|3|type2|100|ccs
Q4 e-tron|40|2021|77|11|3|type2|125|ccs|18.8
Q4 e-tron|50 quattro|2021|77|11|3|type2|125|ccs
Q4 e-tron|45|2023|77|11|3|type2|135|ccs|18.3
Q4 e-tron|45 quattro|2023|77|11|3|type2|150|ccs|19.5|395
Q4 e-tron|55 quattro|2023|77|11|3|type2|175|ccs|19.5|395
Q5|55 TFSI e Quattro|2019|14.1|7.4|1|type2|||17
Q6 e-tron||2024|75.8|11|3|type2|225|ccs|19.2|395
Q6 e-tron|performance|2024|94.9|11|3|type2|260|ccs|19.8||800
Q6 e-tron|quattro|2024|94.9|11|3|type2|270|ccs|20.6||800
Q6 e-tron|Sportback|2024|75.8|11|3|type2|225|ccs|18.5|410
Q6 e-tron|Sportback performance|2024|94.9|11|3|type2|260|ccs|18.6|510
Q6 e-tron|Sportback quattro|2024|94.9|11|3|type2|270|ccs|19|500
Q7|e-tron|2020|17.3|7.2|1|type2|||17
Q8 e-tron|50 quattro|2022|89|11|3|type2|155|ccs|20.9
Q8 e-tron|55 quattro|2022|106|11|3|type2|168|ccs|21
Q8 e-tron|Sportback 55 quattro|2022|106|11|3|type2|168|ccs|20.2
Q8 e-tron|Sportback 50 quattro|2022|89|11|3|type2|155|ccs|20|445
S6|Avant e-tron|2024|94.9|11|3|type2|270|ccs|18.1|525
S6|Sportback e-tron|2024|94.9|11|3|type2|270|ccs|17.3|550
SQ6 e-tron||2024|94.9|11|3|type2|270|ccs|21.3||800
SQ6 e-tron|Sportback|2024|94.9|11|3|type2|270|ccs|19.2|495
SQ8 e-tron||2023|106|11|3|type2|168|ccs|23.3|455
SQ8 e-tron|Sportback|2023|106|11|3|type2|168|ccs|22.1|480
=BMW
2 Series|225XE Serie 2 ActiveTourer|2016|10|3.7|1|type2|||17
2 Series|225XE 10.0 kWh|2019|8.8|3.7|1|type2|||17
2 Series|225XE Active Tourer 220 ch|2020|8.8|3.7|1|type2|||14.5
3 Series|330e|2016|12|3.7|1|type2|||17
3 Series|330e Touring|2020|11.15|3.7|1|type2|||16.2
3 Series|330e berline|2020|11.5|3.7|1|type2|||16.5
3 Series|330e xDrive Berline|2020|11.15|3.7|1|type2|||16.5
3 Series|330e xDrive Touring|2020|11.5|3.7|1|type2|||17.2
5 Series|530e Berline|2020|11.15|3.7|1|type2|||16.3
5 Series|530e Touring|2020|11.15|3.7|1|type2|||17
5 Series|530e xDrive Berline|2020|11.15|3.7|1|type2|||17.4
5 Series|530e xDrive Touring|2020|11.15|3.7|1|type2|||18.5
5 Series|545 xDrive Berline|2020|11.15|3.7|1|type2|||17.2
7 Series|740 E|2016|7.4|3.7|1|type2|||17
7 Series|745Le|2020|11.15|3.7|1|type2|||23.3
7 Series|745Le xDrive|2020|11.15|3.7|1|type2|||25.6
i3|60 Ah|2013|18.8|7.4|1|type2|47|ccs|14.5
i3|94 Ah|2013|27.2|11|3|type2|50|ccs|16
i3|120 Ah|2020|37.9|11|3|type2|50|ccs|15.4
i3|94 Ah|2016|27.2|||type2|47|ccs|16.5
i4|eDrive40|2021|80.7|11|3|type2|207|ccs|17.2
i4|eDrive35|2022|67|11|3|type2|180|ccs|16.8
i4|M50|2024|81.3|11|3|type2|207|ccs|18.1|450
i4|xDrive40|2024|81.3|11|3|type2|207|ccs|16.6|490
i5|M60 xDrive Sedan|2023|81.2|11|3|type2|206|ccs|19.3
i5|eDrive40 Sedan|2023|81.2|11|3|type2|206|ccs|17.3
i5|M60 xDrive Touring|2024|81.2|11|3|type2|206|ccs|19.6
i5|eDrive40 Touring|2024|81.2|11|3|type2|206|ccs|17.8
i5|xDrive40 Sedan|2024|81.2|11|3|type2|206|ccs|17.8
i5|xDrive40 Touring|2025|81.2|||type2|206|ccs|18.2|515
i7|xDrive60|2022|101.7|11|3|type2|195|ccs|19.9
i7|M70 xDrive|2023|101.7|11|3|type2|200|ccs|20.8|490
i7|eDrive50|2023|101.7|11|3|type2|200|ccs|19.6|520
i8|Roadster|2018|9.4|3.7|1|type2|||18
iX|xDrive 40|2021|71|11|3|type2|148|ccs|19.7
iX|xDrive 50|2021|105.2|11|3|type2|195|ccs|20.8
iX|M60|2022|105.2|22|3|type2|195|ccs|21.7
iX|M70 xDrive|2025|108.9|11|3|type2|195|ccs|21.8|500
iX|xDrive45|2025|94.8|11|3|type2|175|ccs|20.2|470
iX|xDrive60|2025|109.1|11|3|type2|195|ccs|20.8|525
iX1|xDrive30|2022|64.7|11|3|type2|130|ccs|18.2
iX1|eDrive20|2023|64.7|11|3|type2|128|ccs|16.6|390
iX2|eDrive20|2024|64.7|11|3|type2|128|ccs|16.4|395
iX2|xDrive30|2023|64.7|11|3|type2|128|ccs|16.8|385
iX3||2020|74|7.4|1|type2|148|ccs|18.5
iX3|286 ch|2020|73.8|11|3|type2|150|ccs|18.6
iX3||2021|74|11|3|type2|||19.2
X1|xDrive 25e|2019|9.7|3.6|1|type2|||19
X1|xDrive25e|2020|8.8|3.7|1|type2|||19.7
X2|xDrive25e|2020|8.8|3.7|1|type2|||19.1
X3|xDrive30e|2019|12|3.7|1|type2|||16.4
X3|xDrive25e|2020|11.15|3.7|1|type2|||28.4
X5|PHEV|2020|21|3.7|1|type2|||21.3
X5|xDrive25e|2020|22.2|3.7|1|type2|||29.1
=BYD
Atto 3||2022|60.5|11|3|type2|89|ccs|18.55
Dolphin|44.9 kWh Active|2023|44.9|11|3|type2|60|ccs|16.9|265
Dolphin|44.9 kWh Boost|2023|44.9|11|3|type2|60|ccs|17.3|260
Dolphin|60.4 kWh|2023|60.5|11|3|type2|88|ccs|17.3|350
Dolphin|60.5 kWh|2023|60.5|11|3|type2|88|ccs|17.8
Dolphin|Active|2023|44.9|7.4|3|type2|60|ccs|17.6
Dolphin|Boost|2023|44.9|7.4|3|type2|60|ccs|17.6
Han||2023|85.4|6.6|3|type2|||18||800
Seal|82.5 kWh AWD Excellence|2023|82.5|11|3|type2|150|ccs|16.8||800
Seal|82.5 kWh RWD Design|2023|82.5|11|3|type2|150|ccs|16.5||800
Seal|U 71.8 kWh Comfort|2024|71.8|11|3|type2|115|ccs|19.9|360
Seal|U 87 kWh Design|2024|87|11|3|type2|140|ccs|20.5|425
Seal|61.4 kWh RWD Comfort|2025|61.4|11|3|type2|110|ccs|16.6|370
Seal U|87 kWh Design 87kwh design|2024|87|11|3|type2|||20.5
Tang||2022|86.4|7.4|3|type2|||24.3||800
=Cadillac
Lyriq|600 E4|2024|102|11|3|type2|190|ccs|22.2|460
=Chevrolet
Bolt|60 kWh|2017|58|7.2|2|type1 type2|55|ccs|12.9
Bolt|66 kWh|2020|66|7.2|3|type1|55|ccs|12.9
Spark|EV 21 kWh|2013|21.3|3.3|1|type1|50|ccs|16
Spark|EV 19 kWh|2015|19|3.3|1|type1|50|ccs|14
=Citroën
Ami|ONE|2021|5.5|2.3|1
C-Zero||2011|14.5|11|3|type2|100|ccs|17.1
C-Zero||2016|14.5|11|3|type2|100|ccs|17.1|85
C5|Hybrid|2020|13.2|6.6|1|type2|||16
e-Berlingo|M 50 kWh|2024|50|11|3|type2|150|ccs|21.3|235
e-Berlingo|Multispace|2017|20.5|11|3|type2|40|chademo|20.5|100
e-Berlingo|XL 50 kWh|2024|50|11|3|type2|150|ccs|21.7|230
e-C3||2024|44|7.4|3|type2|||16.9
e-C3 Aircross||2024|44|11|3|type2|100|ccs|17.6|250
e-C4||2021|46.3|11|3|type2|101|ccs|16|290
e-C4||2024|46.3|11|3|type2|100|ccs|16|290
e-C4|54 kWh|2024|50.8|11|3|type2|100|ccs|15.2|335
e-C4 X||2024|46.3|11|3|type2|100|ccs|15.7|295
e-C4 X|54 kWh|2024|50.8|11|3|type2|100|ccs|14.9|340
e-SpaceTourer|M 50 kWh|2024|46.3|11|3|type2|150|ccs|25.7|180
e-SpaceTourer|M 75 kWh|2024|68|11|3|type2|150|ccs|26.2|260
e-SpaceTourer|XL 50 kWh|2024|50|11|3|type2|101|ccs|25|180
e-SpaceTourer|XL 75 kWh|2024|68|11|3|type2|150|ccs|26.2|260
e-SpaceTourer|XS 50 kWh|2020|46.3|11|3|type2|101|ccs|25|185
e-C4|ë-C4|2020|46|11|3|type2|99|ccs|18
e-C4|ë-C4|2021|46.3|7.4|3|type2|||16
e-SpaceTourer|ë-Spacetourer 50 kWh|2020|46|11|3|type2|99|ccs|18
e-SpaceTourer|ë-Spacetourer 75 kWh|2020|75|11|3|type2|99|ccs|18
=Cupra
Born|110 kW - 55 kWh|2021|45|7.2|3|type2|100|ccs
Born|150 kW - 62 kWh|2021|58|11|3|type2|100|ccs
Born|170 kW - 82 kWh|2021|77|11|3|type2|125|ccs
Born|170 kW - 62 kWh|2022|58|11|3|type2|100|ccs
Born|150 kW - 58 kWh|2021|58|11|3|type2|124|ccs|16.6|350
Born|170 kW - 58 kWh|2022|58|11|3|type2|124|ccs|16.8|345
Born|170 kW - 59 kWh|2024|59|11|3|type2|165|ccs|16.4|360
Born|170 kW - 77 kWh|2024|77|11|3|type2|175|ccs|16.7|460
Born|VZ|2024|79|11|3|type2|185|ccs|17|465
Tavascan|Endurance|2024|77|11|3|type2|135|ccs|17.1
Tavascan|VZ|2024|77|11|3|type2|175|ccs|17.9
=Dacia
Spring|Electric|2021|26.8|6.6|1|type2|30|ccs|15.8
Spring|Electric 45|2024|25|11|3|type2|34|ccs|15.2|165
Spring|Electric 65|2024|25|11|3|type2|34|ccs|15.6|160
Spring|Electric 65 Extreme|2023|25|11|3|type2|34|ccs|15.6|160
=Fiat
500e||2013|21.3|6.6|1|type1|40|ccs|13.5
500e||2014|19.2|6.6|1|type1|||18
500e||2020|42|11|3|type2|85|ccs|16.8
500e|Berlina 42 kWh|2020|37.3|11|3|type2|85|ccs|15.9
500e|Berlina 25 kWh|2021|21.3|6.6|1|type1|50|ccs|15.8
600e||2023|50.8|11|3|type2|||16.4
=Fisker
Ocean|Extreme|2023|106.5|11|3|type2|250|ccs|21.7|490
Ocean|One|2023|106.5|11|3|type2|250|ccs|20.1|530
Ocean|Sport|2023|71|11|3|type2|200|ccs|20.3|350
Ocean|Ultra|2023|106.5|11|3|type2|250|ccs|20.9|510
=Ford
Capri|Extended Range AWD|2024|79|11|3|type2|185|ccs|17.4|455
Capri|Extended Range RWD|2024|77|11|3|type2|135|ccs|16.9|455
Capri|Standard Range RWD|2024|52|11|3|type2|145|ccs|16.3|320
Explorer|Extended Range AWD|2024|79|11|3|type2|185|ccs|18|440
Explorer|Extended Range RWD|2024|77|11|3|type2|135|ccs|17.7|435
Explorer|Standard Range RWD|2024|52|11|3|type2|145|ccs|17|305
Focus|electric|2013|23|6.6|1|type2|||16.4
Focus|electric|2013|19.6|11|3|type2|150|ccs|18.6|105
Focus|electric|2017|33.5|6.6|1|type2|50|ccs|16.4
Kuga|PHEV|2020|14.4|3.7|1|type2|||19
Mustang Mach-E|Mustang Mach e AWD 75,7 kWh|2020|70|11|3|type2|113|ccs|17.9
Mustang Mach-E|Mustang Mach e AWD 98,8 kWh|2020|88|11|3|type2|148|ccs|18.1
Mustang Mach-E|Mustang Mach e GT|2020|88|11|3|type2|148|ccs|20
Mustang Mach-E|Mustang Mach e RWD 75,7 kWh|2020|70|11|3|type2|113|ccs|16.5
Mustang Mach-E|Mustang Mach e RWD 98,8 kWh|2020|88|11|3|type2|148|ccs|16.5
Mustang Mach-E|Mustang Mach e AWD 75,7 kWh|2022|70|11|3|type2|113|ccs|17.9
Mustang Mach-E|Mustang Mach e AWD 98,8 kWh|2022|88|11|3|type2|148|ccs|18.1
Mustang Mach-E|Mustang Mach e GT|2022|88|11|3|type2|148|ccs|20
Mustang Mach-E|Mustang Mach e RWD 75,7 kWh|2022|70|11|3|type2|113|ccs|16.5
Mustang Mach-E|Mustang Mach e RWD 98,8 kWh|2022|88|11|3|type2|148|ccs|16.5
Mustang Mach-E|ER AWD|2024|91|||type2|150|ccs|20.7|500
Mustang Mach-E|ER RWD|2024|91|11|3|type2|150|ccs|19|480
Mustang Mach-E|Rally|2024|91|11|3|type2|150|ccs|22.2|410
Mustang Mach-E|SR AWD|2024|72.6|||type2|150|ccs|20.7|395
Mustang Mach-E|SR RWD|2024|72.6|||type2|150|ccs|18.9|435
Puma|Gen-E|2024|43.6|11|3|type2|100|ccs|15.9|275
=GWM
Ora 03|48 kWh|2024|45.4|11|3|type2|64|ccs|17.5
Ora 03|63 kWh|2024|59.3|11|3|type2|69|ccs|17.4
Ora 03|GT|2024|59.3|11|3|type2|69|ccs|18.2
Ora 03|48 kWh 48kwh|2024|45.4|11|3|type2|||17.5
Ora 03|63 kWh 63kwh|2024|59.3|11|3|type2|||17.4
Ora 03|GT gt|2024|59.3|11|3|type2|||18.2
=Genesis
G80|Electrified Luxury|2023|82.5|11|3|type2|230|ccs|18.8||800
GV60|Premium|2022|74|11|3|type2|233|ccs|19||800
GV60|Sport|2022|74|11|3|type2|233|ccs|19.5||800
GV60|Sport Plus|2022|74|11|3|type2|233|ccs|20.3||800
GV70|Electrified Sport|2023|74|11|3|type2|233|ccs|21.1||800
=Honda
e||2020|32|6.6|1|type2|60|ccs|16
e||2020|28.5|6.6|3|type2|||16.8
e:Ny1||2023|61.9|11|3|type2|||18.5
=Hyundai
Inster|Long Range|2024|46|11|3|type2|85|ccs|15.6|295
Inster|Standard Range|2024|39|11|3|type2|73|ccs|15.6|250
Ioniq||2016|28|6.6|1|type2|69|ccs|14.4
Ioniq|PHEV|2016|8.9|3.7|1|type2|||15.4
Ioniq||2019|38.3|7.2|1|type2|46|ccs|15.3
Ioniq 5||2021|72.6|11|3|type2|232|ccs|19.4
Ioniq 5|Long Range 2WD|2021|74|11|3|type2|233|ccs|18.5||800
Ioniq 5|Long Range AWD|2021|72.6|11|3|type2|221|ccs|19.4||800
Ioniq 5|Standard Range 2WD|2021|54|11|3|type2|175|ccs|18.3||800
Kona|39 kWh 7,2 kW-AC|2018|39.2|7.2|1|type2|50|ccs|15.4
Kona|64 kWh 7,2 kW-AC|2018|64|7.2|1|type2|77|ccs|15.8
Kona|39 kWh 11 kW-AC|2020|39.2|11|3|type2|50|ccs|15.4
Kona|64 kWh 11 kW-AC|2020|64|11|3|type2|77|ccs|15.8
Kona|Electric 39 kWh|2021|39.2|11|3|type2|44|ccs|16|245
Kona|Electric 48 kWh|2023|48.4|11|3|type2|75|ccs|16.4|295
Kona|Electric 64 kWh|2018|64|11|3|type2|||16.4
Kona|Electric 64 kWh|2021|64|11|3|type2|77|ccs|16.4|390
Kona|Electric 65 kWh|2023|65.4|11|3|type2|105|ccs|16.8|390
=Jaguar
I-Pace||2018|84|7.4|1|type2|105|ccs|23.2
I-Pace|EV400|2018|84.7|11|3|type2|||22.3
I-Pace|EV320|2020|84|11|3|type2|105|ccs|23.2
I-Pace|EV400|2020|84|11|3|type2|105|ccs|23.2
=Jeep
Avenger|1st Edition|2023|50.8|11|3|type2|100|ccs|17.2
Avenger|Electric|2023|50.8|11|3|type2|100|ccs|16.4|310
Avenger|Electric 1st Edition|2023|50.8|11|3|type2|100|ccs|16.4|310
Renegade|4xe 11,4 kWh|2020|11.4|7.4|1|type2|||23.9
=KGM
Torres|EVX|2024|72|11|3|type2|120|ccs|19.5|370
=Kia
Ceed|SW PHEV|2020|8.9|3.3|1|type2|||11.3
e-Niro|39 kWh|2018|39|7.2|1|type2|50|ccs|16.3
e-Niro|64 kWh|2018|64|7.2|1|type2|77|ccs|17.3
e-Niro|39 kWh 11 kW-AC|2020|39|11|3|type2|50|ccs|16.3
e-Niro|64 kWh|2020|64|11|3|type2|77|ccs|17.3
e-Soul|39 kWh|2019|39|7.2|1|type2|50|ccs|17
e-Soul|39 kWh 11 kW-AC|2019|39|11|3|type2|50|ccs|17
e-Soul|64 kWh|2019|64|7.2|1|type2|77|ccs|17.5
e-Soul|64 kWh 11 kW-AC|2020|64|11|3|type2|77|ccs|17.5
e-Soul|39.2 kWh|2022|39.2|37|3|type2|44|ccs|17|265
EV3|Long Range|2024|78|11|3|type2|135|ccs|17.1|455
EV4|Hatchback Long Range|2025|78|||type2|135|ccs|16.4|550
EV4|Hatchback Standard Range|2025|55|||type2|100|ccs|16.2|395
EV4|Sedan Long Range|2025|72.8|11|3|type2|135|ccs|14.8|495
EV4|Sedan Standard Range|2025|55|||type2|100|ccs|15.5|415
EV6|Long Range 2WD|2021|77.4|11|3|type2|250|ccs|18.5
EV6|Standard Range 2WD|2021|58|11|3|type2|175|ccs|17.3
EV6|GT|2025|80|11|3|type2|263|ccs|20.8|385
EV6|Long Range AWD|2024|80|11|3|type2|263|ccs|17.8|450
EV9|99.8 kWh RWD|2023|96|11|3|type2|210|ccs|21.3||800
EV9|AWD GT-Line|2023|95|11|3|type2|240|ccs|22.9||800
EV9|76.1 kWh RWD|2024|73|||type2|210|ccs|20.6|400|800
EV9|76.1 kWh RWD|2024|76.1|11|3|type2|210|ccs|20|355
EV9|99.8 kWh AWD GT-Line|2023|96|11|3|type2|209|ccs|22.6|425
Niro|PHEV|2020|8.9|3.3|1|type2|||9.8
Niro EV||2022|68.4|11|3|type2|80|ccs|17.1
Soul|27 kWh|2014|27|6.6|1|type2|50|chademo|17.6
Soul|30 kWh|2014|30|6.6|1|type2|50|chademo|17.6
Soul EV||2017|30|40|3|type2|50|chademo|17.6|195
XCeed|PHEV|2020|8.9|3.3|1|type2|||11.3
=Lancia
Ypsilon||2024|48.1|11|3|type2|100|ccs|15.5|310
=Leapmotor
C10||2024|69.9|11|3|type2|84|ccs|19.7|355
T03||2024|37.3|11|3|type2|48|ccs|13.6|230
=Lexus
RZ|300e|2023|64|11|3|type2|147|ccs|17.5|365
RZ|450e|2022|71.4|11|3|type2|150|ccs|19.6
UX|300e|2023|64|11|3|type2|50|chademo|18.8|340
=Lotus
Eletre||2023|109|22|3|type2|||22|495|800
Eletre|S|2024|109|22|3|type2|100|ccs|22.7
Eletre|R|2023|112|11|3|type2|367|ccs|22.5|455
Eletre|S|2023|109|22|3|type2|||22.7||800
Emeya||2024|102|11|3|type2|350|ccs|18.5|520
Emeya|R|2024|102|11|3|type2|350|ccs|20|465
Emeya|S|2024|102|11|3|type2|350|ccs|17.9|520
=Lucid
Air|Dream Edition R|2022|118|22|3|type2|300|ccs|17
Air|Dream Edition P|2022|118|11|3|type2|300|ccs|19.2|665
Air|Grand Touring|2023|112|11|3|type2|253|ccs|16.8|665
Air|Pure AWD|2023|92|11|3|type2|200|ccs|15.6|560
Air|Pure RWD|2024|92|11|3|type2|200|ccs|14.9|565
Air|Touring|2023|92|11|3|type2|200|ccs|15.9|580
=MG
Cyberster|GT|2024|74.4|11|3|type2|144|ccs|18.6|400
Cyberster|Trophy|2024|77|11|3|type2|144|ccs|18.3|430
Marvel R||2021|65|11|3|type2|94|ccs|19.1
Marvel R|Performance|2021|65|11|3|type2|94|ccs|19.7
4|MG4 Electric 51 kWh|2022|50.8|11|3|type2|87|ccs|16.9|300
4|MG4 Electric 64 kWh|2022|64|11|3|type2|142|ccs|17|360
4|MG4 Electric 77 kWh|2023|74.4|11|3|type2|144|ccs|17.5|425
4|MG4 Electric XPOWER|2023|61.7|11|3|type2|142|ccs|19.3|320
4|MG4 EV Long Range|2022|61.7|11|3|type2|135|ccs|16.9
4|MG4 EV Standard Range|2022|50.8|6.6|3|type2|117|ccs|16.9
4|MG4 EV 77 kWh|2023|74.4|11|3|type2|144|ccs|17.5
4|MG4 EV XPOWER|2023|61.7|11|3|type2|140|ccs|19.3
5|MG5 Electric Long Range|2022|57.4|11|3|type2|87|ccs|17.1|335
5|MG5 Electric Standard Range|2022|46|11|3|type2|63|ccs|17.4|265
5|MG5 EV|2020|48.8|6.6|1|type2|80|ccs|16.5
5|MG5 EV Long Range|2022|57|11|3|type2|80|ccs|17.5
S5|MGS5 EV 49 kWh|2025|49|11|3|type2|120|ccs|16.8|270
S5|MGS5 EV 64 kWh|2025|64|11|3|type2|139|ccs|17.5|355
ZS EV||2020|44.5|6.6|1|type2|80|ccs|19.8
ZS EV|Long Range|2020|68.3|11|3|type2|76|ccs|18.5
ZS EV|Standard Range|2020|48|6.6|1|type2|80|ccs|18.5
ZS EV||2022|69.9|11|3|type2|94|ccs|18.5
=Maserati
GranCabrio|Folgore|2024|83|11|3|type2|270|ccs|22.7|395
GranTurismo|Folgore|2024|83|22|3|type2|270|ccs|19.5
Grecale|Folgore|2024|95|22|3|type2|150|ccs|23.5
=Maxus
Mifa 9||2023|84|11|3|type2|114|ccs|23|365
=Mazda
6e||2025|86|11|3|type2|200|ccs|17.8|390
6e|Long Range|2025|75|11|3|type2|95|ccs|17|440
MX-30||2020|32|6.6|1|type2|38|ccs|17.8
MX-30||2022|30|11|3|type2|||17.6
=Mercedes-Benz
200|standard|2023|45|22|3|type2|||20
300|4matic|2021|66.5|11|3|type2|||19
300||2022|89|11|3|type2|||17.3
300|4matic|2022|66.5|11|3|type2|||19.6
300||2023|89|11|3|type2|||17
300|4matic|2023|66.5|11|3|type2|||19.3
300|extra-long|2020|90|11|3|type2|||29
300|long|2020|90|11|3|type2|||29
350||2021|90.6|11|3|type2|||16.8
350|4matic|2021|66.5|11|3|type2|||19
350||2022|89|11|3|type2|||17.5
350|4matic|2022|90.6|11|3|type2|||17.9
350||2023|89|11|3|type2|||17.3
350|4matic|2023|89|11|3|type2|||17.5
350|+|2022|90.6|11|3|type2|||17.3
350|+|2023|90.6|11|3|type2|||17.1
400|4matic|2019|80|11|3|type2|||21.6
400|4matic|2020|80|11|3|type2|||21.6
500|4matic|2022|107.8|11|3|type2|||18.3
500|4matic|2023|90.6|11|3|type2|||17.9
A-Class|A 250 e 3,7 kW-AC|2020|10.7|3.7|1|type2|||15
A-Class|A 250 e 7,4 kW-AC|2020|10.7|7.4|2|type2|||15
A-Class|A 250 e 7,4 kW-AC + DC|2020|10.7|7.4|2|type2|24|ccs|15
B-Class|B 250e|2015|28|11|3|type2|150|ccs|18.7|150
C-Class|C 300 de|2019|13.5|7.4|1|type2|||20
C-Class|C 300 e|2019|13.5|7.4|1|type2|||20
CLA|250+|2025|85|11|3|type2|320|ccs|15|565
CLA|250 e|2020|15.6|7.4|1|type2|24|ccs|20
E-Class|E 300 de|2019|13.5|7.4|1|type2|||20
E-Class|E 300 e|2019|13.5|7.4|1|type2|||20
E-Class|E 350 e|2016|9|3.7|1|type2|||20
EQA|250|2021|66.6|11|3|type2|99|ccs|17.7
EQA|250|2023|66.5|11|3|type2|112|ccs|16.8|395
EQA|250+|2023|70.5|11|3|type2|102|ccs|16.8|420
EQB|250|2022|66.5|11|3|type2|113|ccs|18.3
EQB|250+|2023|70.5|11|3|type2|102|ccs|17
EQB|300 4MATIC|2023|66.5|11|3|type2|112|ccs|19.3|345
EQB|350 4MATIC|2023|66.5|11|3|type2|112|ccs|19.3|345
EQC|7,4 kW-AC|2019|80|7.4|2|type2|125|ccs|21.6
EQC|11 kW-AC|2020|80|11|3|type2|125|ccs|21.6
EQE|SUV 350+|2023|96|11|3|type2|173|ccs|20.2
EQE|300|2024|89|11|3|type2|170|ccs|17
EQE|350 4MATIC|2024|90.6|11|3|type2|173|ccs|17.6
EQE|350+|2024|96|11|3|type2|173|ccs|17.3|555
EQS|350|2021|90.6|11|3|type2|173|ccs|16.8|540
EQS|450+|2021|107.8|11|3|type2|204|ccs|16.8
EQS|580 4MATIC|2021|107.8|11|3|type2|204|ccs|17.7
EQS|AMG 53 4MATIC+|2021|107.8|11|3|type2|204|ccs|17.7
EQS|350|2022|90.6|11|3|type2|170|ccs|16.6
EQS|SUV 450 4MATIC|2022|107.8|11|3|type2|204|ccs|20.7
EQS|SUV 450+|2022|107.8|11|3|type2|204|ccs|19.8
EQS|SUV 580 4MATIC|2022|107.8|11|3|type2|204|ccs|17.7
EQS|SUV 450 4MATIC|2023|118|11|3|type2|200|ccs|22.3|530
EQS|SUV 580 4MATIC|2023|118|11|3|type2|200|ccs|22.3|530
EQS|450+|2024|118|11|3|type2|200|ccs|17.1|690
EQS|580 4MATIC|2024|118|11|3|type2|200|ccs|18.4|640
EQS|SUV Maybach 680|2024|118|11|3|type2|200|ccs|24.1|490
EQV|300 Long|2020|90|11|3|type2|110|ccs|27.3
EQV|300 Long|2024|90|11|3|type2|110|ccs|28.6|315
eVito|Tourer|2019|41|7.2|2|type2|||26.2
G-Class|G 580|2024|116|11|3|type2|200|ccs|32.2|360
GLC|300 de 4MATIC PHEV|2020|13.5|7.4|1|type2|||18.2
GLE|350 de/e|2020|31.2|7.4|1|type2|60|ccs|31.2
=Mini
Aceman|E|2024|38.5|11|3|type2|70|ccs|16.7
Aceman|JCW|2024|49.2|11|3|type2|95|ccs|17.6
Aceman|SE|2024|49.2|11|3|type2|95|ccs|17
Cooper|E|2024|36.6|11|3||70|ccs|14.6
Cooper|JCW|2024|49.2|11|3|type2|95|ccs|17
Cooper|SE|2024|49.2|11|3|type2|95|ccs|14.9
Cooper|E|2023|36.6|11|3|type2|||14.6
Cooper|SE|2020|28.9|11|3|type2|50|ccs|16.1
Cooper|SE|2023|49.2|11|3|type2|||14.9
Cooper|SE Convertible|2023|32.6|11|3|type2|49|ccs|14.5|165
Countryman|E|2024|64.6|11|3|type2|128|ccs|17
Countryman|SE ALL4|2024|64.6|11|3|type2|128|ccs|17.7
Countryman|ALL4|2019|7.6|3.6|1|type2|||13.2
=Mitsubishi
i-MiEV||2010|14.5|3.6|1|type1|50|chademo|12.9
i-MiEV||2011|14.5|11|3|type2|100|ccs|17.1
i-MiEV||2015|14.5|11|3|type2|100|ccs|17.1
Outlander PHEV||2018|11|3.7|1|type1|22|chademo|15.2
=NIO
EL6|100kWh|2023|90|11|3|type2|125|ccs|20.5
EL6|75kWh|2023|70.5|11|3|type2|140|ccs|20.1
EL6|Long Range|2023|90|11|3|type2|180|ccs|20.7|435
EL6|Standard Range|2023|75|11|3|type2|140|ccs|19.5|365
EL7|100 kWh|2022|90|11|3|type2|140|ccs|20.9
EL7|75 kWh|2022|70.5|11|3|type2|140|ccs|20.7
EL7|Long Range|2022|90|11|3|type2|127|ccs|20.9|430
EL7|Standard Range|2022|75|11|3|type2|140|ccs|20.5|355
ET5|100 kWh|2022|90|11|3|type2|140|ccs|18.2
ET5|75 kWh|2022|70.5|11|3|type2|140|ccs|17.8
ET5|Standard Range|2022|75|11|3|type2|140|ccs|18|410
ET5|Touring Long Range|2023|100|11|3|type2|180|ccs|18|485
ET5|Touring Standard Range|2023|75|11|3|type2|140|ccs|18|400
ET7|Long Range|2022|90|11|3|type2|127|ccs|17.8|505
ET7|Standard Range|2022|73.5|11|3|type2|140|ccs|17.7|415
=Nissan
Ariya|63kWh|2022|63|7.4|3|type2|130|ccs|18.8
Ariya|87kWh|2022|87|22|3|type2|130|ccs|19.6
Ariya|e-4ORCE 87kWh|2022|87|22|3|type2|130|ccs|20.7
Ariya|e-4ORCE 87kWh Performance|2022|87|22|3|type2|130|ccs|22.6
Ariya|e-4ORCE 87kWh - 225 kW|2022|87|11|3|type2|130|ccs|21.5|405
Ariya|e-4ORCE 87kWh - 290 kW|2023|87|11|3|type2|130|ccs|21.5|405
Ariya|e-4ORCE 87kWh - 320 kW Nismo|2024|87|11|3|type2|130|ccs|22.6|385
e-NV200|e-NV 200 24 kWh|2014|24|3.6|1|type1|46|chademo|20
e-NV200|e-NV 200 24 kWh 6,6 kW-AC|2014|24|6.6|1|type1|46|chademo|20
e-NV200|e-NV 200 40 kWh|2014|38|6.6|1|type1|45|chademo|20
e-NV200|e-NV 200 Evalia|2014|22|11|3|type2|100|ccs|21
e-NV200|Evalia|2018|37|11|3|type2|46|chademo|21.8|170
Leaf|24 kWh|2011|24|3.6|1|type1|46|chademo|16.9
Leaf|24 kWh 6,6 kW-AC|2011|24|6.6|1|type1|46|chademo|16.9
Leaf|30 kWh|2015|30|3.6|1|type1|47|chademo|16.5
Leaf|30 kWh 6,6 kW-AC|2015|30|6.6|1|type1|47|chademo|16.5
Leaf|40 kWh|2018|38|6.6|1|type2|45|chademo|16.4
Leaf|e+ 62 kWh|2019|62|6.6|1|type2|100|chademo|17.2
Leaf||2022|39|3.6|3|type2|||16.6|235
Leaf|24 kWh|2013|22|11|3|type2|100|ccs|16.3
Leaf|30 kWh|2015|28|11|3|type2|100|ccs|16.5
Leaf|e+|2022|59|11|3|type2|46|chademo|17.4|340
Townstar|EV Passenger|2023|45|11|3|type2|80|ccs|20|225
Townstar|EV Passenger L2|2024|45|11|3|type2|80|ccs|20.5|220
=Omoda
E5||2024|61|11|3|type2|80|ccs|17.7|345
=Opel
Ampera|e CCS|2017|60|7.2|1|type2|45|ccs|17.3
Ampera|e-Pionier|2012|10.6|2.2|1|type1|||16.9
Corsa|-e 11 kW-AC|2020|45|11|3|type2|99|ccs|16.4
Corsa|-e 7,2 kW-AC|2020|45|7.4|1|type2|99|ccs|16.4
Mokka|-e|2021|47.5|11|3|type2|97|ccs|17.6
Vivaro|-e 50 kWh|2020|50|11|3|type2|100|ccs|21.7
Vivaro|-e 75 kWh|2020|75|11|3|type2|100|ccs|21.7
Zafira|e-life Zafira-e Life 50 kWh|2021|46|11|3|type2|100|ccs|16.4
=Peugeot
3008|HYbrid4 3,7 kW-AC|2020|11.2|3.7|1|type1|||15.2
3008|HYbrid4 7,4 kW-AC|2020|11.2|7.4|1|type1|||15.2
e-2008|11 kW-AC|2020|47.5|11|3|type2|97|ccs|18
e-2008|7,2 kW-AC|2020|47.5|7.4|1|type2|97|ccs|18
e-2008|50 kWh|2023|46.3|11|3|type2|101|ccs|17.1
e-2008|54 kWh|2023|50.8|11|3|type2|100|ccs|16.9|300
e-2008|SUV|2021|46.3|11|3|type2|101|ccs|17.1|270
e-208|11 kW-AC|2020|45|11|3|type2|97|ccs|16.1
e-208|7,2 kW-AC|2020|45|7.4|1|type2|97|ccs|16.1
e-208||2021|46.3|7.4|3|type2|||16.2|285
e-208|50 kWh|2023|46.3|11|3|type2|101|ccs|16
e-208|51 kWh|2023|48.1|11|3|type2|100|ccs|15.5|310
e-3008|73 kWh Dual Motor|2024|73|11|3|type2|160|ccs|19.7
e-3008|98 kWh Long Range|2024|98|11|3|type2|160|ccs|19.4
e-3008|73 kWh|2023|73|11|3|type2|160|ccs|19.2|380
e-3008|97 kWh Long Range|2024|97|11|3|type2|160|ccs|19.4|500
e-308||2023|50.8|11|3|type2|||16.9|300
e-308|SW|2023|50.8|11|3|type2|100|ccs|16.9|300
e-5008|73 kWh|2024|73|11|3|type2|160|ccs|19.7|370
e-5008|73 kWh Dual Motor|2025|73|11|3|type2|160|ccs|20.3|360
e-5008|97 kWh Long Range|2024|96.9|11|3|type2|160|ccs|20|485
e-Rifter|Long 50 kWh|2021|50|11|3|type2|101|ccs|23.2|200
e-Rifter|M 50 kWh|2024|50|11|3|type2|100|ccs|21.3|235
e-Rifter|Standard 50 kWh|2021|50|11|3|type2|101|ccs|22.6|205
e-Rifter|XL 50 kWh|2024|50|11|3|type2|100|ccs|21.7|230
e-Traveller|50 kWh 11 kW-AC|2020|45|11|3|type2|98|ccs|24.3
e-Traveller|50 kWh 7.4 kW-AC|2020|45|7.4|3|type2|98|ccs|24.3
e-Traveller|Compact 50 kWh|2021|50|11|3|type2|101|ccs|25|185
e-Traveller|L2 50 kWh|2024|50|11|3|type2|101|ccs|25.7|180
e-Traveller|L2 75 kWh|2024|75|11|3|type2|100|ccs|26.2|260
e-Traveller|L3 50 kWh|2024|50|11|3|type2|101|ccs|25.7|180
e-Traveller|L3 75 kWh|2024|75|11|3|type2|100|ccs|26.2|260
e-Traveller|Long 50 kWh|2020|50|11|3|type2|101|ccs|25|185
e-Traveller|Long 75 kWh|2021|75|11|3|type2|100|ccs|26.2|260
e-Traveller|Standard 50 kWh|2020|50|11|3|type2|101|ccs|25|185
e-Traveller|Standard 75 kWh|2021|75|11|3|type2|100|ccs|25.7|265
iOn||2010|14.5|3.6|1|type1|50|chademo|12.9
iOn||2011|14.5|11|3|type2|100|ccs|17.1
iOn||2016|14.5|11|3|type2|100|ccs|17.1
Partner||2013|22.5|3.2|1|type1|50|chademo|20.5
=Polestar
2||2020|72.5|11|3|type2|150|ccs|17.1
2||2020|75|11|3|type2|||19.2|390
2|Long Range Dual Motor|2021|75|11|3|type2|150|ccs|19
2|Long Range Single Motor|2021|75|11|3|type2|150|ccs|17.6
2|Standard Range Single Motor|2022|67|11|3|type2|133|ccs|17.4
2|Long Range Performance|2024|79|11|3|type2|205|ccs|17.6|450
3|Long Range Dual motor|2022|107|11|3|type2|250|ccs|22.1|485
3|Long Range Performance|2022|107|11|3|type2|250|ccs|22.8|470
3|Long Range Single motor|2024|107|11|3|type2|250|ccs|21.4|500
4|Long Range Dual Motor|2024|94|22|3|type2|200|ccs|20.2
4|Long Range Single Motor|2024|94|22|3|type2|200|ccs|19
=Porsche
Macan|4 Electric|2024|95|11|3|type2|270|ccs|19.6|485
Macan|4S Electric|2024|95|11|3|type2|270|ccs|19.6|485
Macan|Electric|2024|95|11|3|type2|270|ccs|18.6|510
Macan|Turbo Electric|2024|95|11|3|type2|270|ccs|20.2|470
Taycan|4S|2020|71|11|3|type2|225|ccs|19.5
Taycan|4S Plus|2020|83.7|11|3|type2|270|ccs|19.7
Taycan|Turbo|2020|83.7|11|3|type2|270|ccs|21.5
Taycan|Turbo S|2020|83.7|11|3|type2|270|ccs|22.3
Taycan||2023|71|11|3|type2|||20.4||800
Taycan|4 Cross Turismo|2023|83.7|11|3|type2|268|ccs|19
Taycan|4S|2023|71|11|3|type2|223|ccs|17.1
Taycan|4S Cross Turismo|2023|83.7|11|3|type2|268|ccs|19
Taycan|4S Plus|2023|83.7|11|3|type2|268|ccs|17.4
Taycan|Plus|2023|83.7|11|3|type2|268|ccs|17.3||800
Taycan|Turbo|2023|83.7|11|3|type2|268|ccs|18.8
Taycan|Turbo Cross Turismo|2023|83.7|11|3|type2|268|ccs|19.7
Taycan|Turbo S|2023|83.7|11|3|type2|268|ccs|19.5
Taycan||2024|82.3|11|3|type2|||16.6||800
Taycan|4S|2024|82.3|11|3|type2|||16.8||800
=Renault
4|E-Tech 40kWh 120hp|2025|40|11|3|type2|80|ccs|16.3|245
4|E-Tech 52kWh 150hp|2025|52|11|3|type2|100|ccs|16.5|315
5 E-Tech|40kWh 120hp|2025|40|11|3|type2|80|ccs|15.7
5 E-Tech|40kWh 95hp|2025|40|11|3|type2|80|ccs|15.7
5 E-Tech|52kWh 150hp|2025|52|11|3|type2|100|ccs|16.3
Captur|E-Tech PHEV|2020|9.8|3|1|type2|||17.4
Kangoo|E-Tech Electric|2022|45|11|3|type2|80|ccs|20|225
Kangoo|Grand E-Tech Electric|2024|45|11|3|type2|80|ccs|20.5|220
Kangoo|Maxi ZE 33|2017|31|11|3|type2|150|ccs|19.4|160
Kangoo|ZE|2011|33|7.2|1|type2|150|ccs|19.4
Megane E-Tech|EV40|2022|40|22|3|type2|85|ccs|16.3
Megane E-Tech|EV60|2022|60|22|3|type2|130|ccs|17.1
Megane E-Tech|EV40 130hp|2022|40|11|3|type2|85|ccs|15.4|260
Megane E-Tech|EV60 130hp|2025|60|11|3|type2|129|ccs|15.8|380
Megane E-Tech|EV60 220hp|2025|60|11|3|type2|129|ccs|15.8|380
Scenic|E-Tech EV60 170pk Comfort Range|2023|60|22|3|type2|130|ccs|17.6
Scenic|E-Tech EV87 220pk Long Range|2023|87|22|3|type2|150|ccs|17.9
Scenic E-Tech|EV60 170hp|2023|60|11|3|type2|130|ccs|17.6|340
Scenic E-Tech|EV87 220hp|2023|87|11|3|type2|150|ccs|18.1|480
Twingo|Electric|2020|21.3|11|3|type2|150|ccs|15.8|135
Twingo|Z.E. 22 kWh|2020|21.3|22|3|type2|||16.3
Zoe|Q 210|2013|22|43|3|type2|||15.5
Zoe|R 240|2015|22|22|3|type2|||15.5
Zoe|Q 90|2017|41|30|3|type2|||16.4
Zoe|R 90|2017|41|22|3|type2|||16.1
Zoe|R110 ZE40|2019|41|22|3|type2|46|ccs|16.1
Zoe|R110 ZE50|2019|52|22|3|type2|46|ccs|16.5
Zoe|R135 ZE50|2019|52|22|3|type2|46|ccs|17.4
Zoe|Q210|2013|23.3|11|3|type2|43|ccs|17.9|130
Zoe|R110|2018|41|11|3|type2|150|ccs|16.4|250
Zoe|R90 Entry|2017|23.3|11|3|type2|150|ccs|16.6|140
Zoe|ZE40 R110|2019|41|11|3|type2|45|ccs|16.1|255
Zoe|ZE50 R110|2019|52|11|3|type2|46|ccs|16.5|315
Zoe|ZE50 R135|2019|52|11|3|type2|46|ccs|16.8|310
=Rolls-Royce
Spectre||2023|102|22|3|type2|||21.9
=SEAT
Leon|eHybrid 13 kWh - 204 ch|2020|13|3.7|1|type2|||14
Mii|Electric|2020|32.3|11|3|type2|37|ccs|15.8|205
Mii|Electric CCS|2020|32.3|7.2|2|type2|34|ccs|16.6
=Smart
#1|Pure|2024|47|7.4|3|type2|130|ccs|18.8
#1|Pure+|2024|62|22|3|type2|150|ccs|18.4
#1|Brabus|2023|62|11|3|type2|150|ccs|19.1|325
#1|Premium|2023|62|11|3|type2|150|ccs|18.5|335
#1|Pro|2023|47|11|3|type2|130|ccs|18.8|250
#1|Pro+|2023|62|11|3|type2|150|ccs|18.5|335
#1|Pulse|2023|62|11|3|type2|150|ccs|19.1|325
#3|Brabus|2024|62|22|3|type2|150|ccs|18.8
#3|Pro|2024|47|7.4|3|type2|130|ccs|17.7
#3|Pro+|2024|62|22|3|type2|150|ccs|17.5
#3|Premium|2024|62|11|3|type2|150|ccs|17.5|355
#5|Premium|2025|94|11|3|type2|400|ccs|20.2|465
#5|Pro|2025|74.4|11|3|type2|150|ccs|20.1|370
#5|Pro+|2025|94|11|3|type2|400|ccs|20.2|465
#5|Pulse|2025|94|11|3|type2|400|ccs|20.7|455
#5|Summit Edition|2025|94|11|3|type2|400|ccs|20.7|455
Forfour||2018|16.7|||type2|100|ccs|17.6
Forfour||2020|16.7|||type2|100|ccs|17.6
Forfour|Electric Drive|2017|16.7|11|3|type2|150|ccs|17.6|95
Forfour|EQ|2017|17.6|3.6|1|type2|150|ccs|17.6
Forfour|EQ 22 kW-AC|2017|17.6|22|3|type2|150|ccs|17.6
Fortwo|cabrio|2018|16.7|||type2|100|ccs|17.6
Fortwo|cabrio|2020|16.7|||type2|100|ccs|17.6
Fortwo|Cabrio Electric Drive|2017|16.7|11|3|type2|150|ccs|17.6|95
Fortwo|coupe|2018|16.7|||type2|100|ccs|16.7
Fortwo|coupe|2020|16.7|||type2|100|ccs|16.7
Fortwo|ED|2017|17.6|3.6|1|type2|150|ccs|16.7
Fortwo|ED 22 kW-AC|2017|17.6|22|3|type2|150|ccs|16.7
Fortwo|Electric Drive|2017|16.7|11|3|type2|150|ccs|16.7|100
Fortwo|EQ 22 kW-AC|2017|17.6|22|3|type2|150|ccs|16.7
=SsangYong
Korando e-Motion||2022|56|6.6|3|type2|80|ccs|19.3
=Subaru
Solterra|AWD|2022|64|6.6|3|type2|150|ccs|20
=Tesla
Model 3|Long Range Performance|2019|73.5|11|3|type2|250|ccs|16.7|440
Model 3|LR|2020|74|11|3|type2|195|ccs tesla_ccs|16.1
Model 3|Performance|2020|72.5|11|3|type2|195|ccs tesla_ccs|16.7
Model 3|Standard Range Plus LFP|2020|52.5|11|3|type2|170|ccs|15|350
Model 3|LR|2021|76|11|3|type2|250|ccs tesla_ccs|16.1
Model 3|Performance|2021|82|11|3|type2|250|ccs tesla_ccs|16.9
Model 3|RWD|2021|57.5|11|3|type2|170|ccs tesla_ccs|15.1
Model 3|Standard Range Plus|2021|51|11|3|type2|170|ccs|14.6|350
Model 3|RWD|2022|62.3|11|3|type2|170|ccs tesla_ccs|15.5
Model 3|SR+|2022|50|11|3|type2|149|ccs tesla_ccs|15.3
Model 3||2023|57.5|11|3|type2|||13.7
Model 3|Long Range Dual Motor|2023|75|11|3|type2|250|ccs|14.9
Model 3|Long Range RWD|2024|75|11|3|type2|250|ccs|13.8|545
Model 3|Long Range RWD|2019|73.5|11|3|type2|||15.5
Model S|60|2012|62|16.5|3|type2|120|ccs chademo tesla_suc|18
Model S|85|2012|76|11|3|type2|140|ccs chademo tesla_suc|19.1
Model S|85D|2012|77.5|16.5|3|type2|197|ccs chademo tesla_suc|19.1
Model S|85|2013|80.8|11|3|type2|||19.9
Model S|P85D|2014|80.8|11|3|type2|||20.7
Model S|P85D, 22 kW-AC|2014|80.8|22|3|type2|120|ccs chademo tesla_suc|19.1
Model S|70|2015|66.5|11|3|type2|||19.6
Model S|70, 22 kW-AC|2015|67|22|3|type2|100|ccs chademo tesla_suc|18.5
Model S|70D|2015|66.5|11|3|type2|||19
Model S|70D, 22 kW-AC|2015|66.5|22|3|type2|120|ccs chademo tesla_suc|18.8
Model S|85D|2015|80.8|11|3|type2|||19.2
Model S|90|2015|81|16.5|3|type2|140|ccs chademo tesla_suc|18.2
Model S|90D|2015|85.5|11|3|type2|||19.2
Model S|P90D|2015|82|16.5|3|type2|197|ccs chademo tesla_suc|18.2
Model S|P90D|2015|85.5|11|3|type2|||20.6
Model S|P90DL|2015|85.5|11|3|type2|||21.1
Model S|100|2016|95|16.5|3|type2|140|ccs chademo tesla_suc|18.4
Model S|60|2016|62|11|3|type2|||18
Model S|60D|2016|62|11|3|type2|||18
Model S|70|2016|69|11|3|type2|||20
Model S|70D|2016|69|11|3|type2|||20
Model S|75|2016|72.5|11|3|type2|||19.1
Model S|75D|2016|72.5|11|3|type2|||19.1
Model S|90D|2016|85.5|11|3|type2|||18.8
Model S|BEV|2016|72.5|16.5|3|type2|197|ccs chademo tesla_suc|20.8
Model S|P100D|2016|98|16.5|3|type2|197|ccs chademo tesla_suc|20
Model S|P100D|2016|95|11|3|type2|100|ccs|20
Model S|P90D|2016|85.5|11|3|type2|||21.1
Model S|P90DL|2016|85.5|11|3|type2|||21.1|405
Model S|100D|2017|98|16.5|3|type2|197|ccs chademo tesla_suc|18.9
Model S|100D|2017|95|11|3|type2|||20
Model S|Long Range (Raven)|2019|95|16.5|3|type2|197|ccs chademo tesla_suc|19
Model S|Performance|2019|95|16.5|3|type2|197|ccs chademo tesla_suc|19.3
Model S|Standard Range|2019|72.5|16.5|3|type2|197|ccs chademo tesla_suc|18.4
Model S|Long Range Plus|2020|98|11|3|type2|250|ccs|17.7|555
Model S|Long Range (2022)|2022|95|16.5|3|type2|250|ccs chademo tesla_suc|16.2
Model S|Plaid|2022|95|11|3|type2|250|ccs|17|560
Model S|S Plaid (2022)|2022|95|16.5|3|type2|250|ccs chademo tesla_suc|17
Model S|Dual Motor|2023|95|11|3|type2|250|ccs|16.5|575
Model X|60D|2016|60|11|3|type2|140|ccs chademo tesla_suc|16
Model X|60D|2016|62|11|3|type2|||21.8
Model X|75D|2016|72.5|11|3|type2|||21.6
Model X|90D|2016|90|11|3|type2|140|ccs chademo tesla_suc|20
Model X|90D|2016|85.5|11|3|type2|||21.6
Model X|P90D|2016|90|11|3|type2|140|ccs chademo tesla_suc|21
Model X|P90D|2016|85.5|11|3|type2|||22.8
Model X|P90DL|2016|85.5|11|3|type2|||22.8|375
Model X|100D|2017|100|16.5|3|type2|140|ccs chademo tesla_suc|20
Model X|100D|2017|95|11|3|type2|||21.8
Model X|P100D|2017|100|16.5|3|type2|140|ccs chademo tesla_suc|22
Model X|P100D|2017|95|11|3|type2|100|ccs|22.6
Model X|75D|2019|75|16.5|3|type2|140|ccs chademo tesla_suc|20
Model X|Ludicrous Performance|2019|95|11|3|type2|145|ccs|21.6|440
Model X|Maximum Range|2019|100|16.5|3|type2|140|ccs chademo tesla_suc|20
Model X|Performance|2019|100|16.5|3|type2|140|ccs chademo tesla_suc|22
Model X|Standard Range|2019|75|16.5|3|type2|140|ccs chademo tesla_suc|20
Model X|Long Range Plus|2020|98|11|3|type2|250|ccs|20.4|480
Model X|Performance|2020|95|16.5|3||148|tesla_suc tesla_ccs|23.6
Model X|Standard Range|2020|72.5|16.5|3||148|tesla_suc tesla_ccs|21.6
Model X|long range|2020|95|16.5|3||148|tesla_suc tesla_ccs|22.6
Model X|Plaid|2022|95|11|3|type2|250|ccs|20.4|465
Model X|Dual Motor|2023|95|11|3|type2|250|ccs|19.6|485
Model Y|Long Range|2020|72.5|11|3|type2|246|ccs tesla_suc tesla_ccs|14.4
Model Y|Performance|2020|72.5|11|3|type2|246|ccs tesla_suc tesla_ccs|14.4
Model Y||2022|57.5|11|3|type2|||16.4
Model Y|Long Range Dual Motor|2022|75|11|3|type2|250|ccs|16.9|445
Model Y|Performance|2022|76|11|3|type2|246|ccs tesla_suc tesla_ccs|18.1
Model Y|Long Range AWD Launch Series|2025|75|11|3|type2|250|ccs|16.7|450
Roadster||2022|200|22|3|type2|250|tesla_ccs ccs|20.6
=Toyota
bZ4X|AWD|2022|64|11|3|type2|147|ccs|18.6|345
Proace City|Electric 50 kWh|2021|45|11|3|type2|100|ccs|22.5
Proace City Verso|Electric L1 50 kWh|2024|50|11|3|type2|100|ccs|21.3|235
Proace City Verso|Electric L2 50 kWh|2024|50|11|3|type2|100|ccs|21.7|230
Proace|Electric 50 kWh|2021|45|11|3|type2|100|ccs|22
Proace|Shuttle L 50 kWh|2021|50|11|3|type2|101|ccs|25.7|180
Proace|Shuttle L 75 kWh|2021|75|11|3|type2|100|ccs|26.2|260
Proace|Shuttle M 50 kWh|2021|50|11|3|type2|101|ccs|25|185
Proace|Shuttle M 75 kWh|2021|75|11|3|type2|100|ccs|25.7|265
Proace Verso|L 50 kWh|2021|50|11|3|type2|101|ccs|25.7|180
Proace Verso|L 75 kWh|2024|75|11|3|type2|100|ccs|26.2|260
Proace Verso|M 50 kWh|2024|50|11|3|type2|101|ccs|25.7|180
Proace Verso|M 75 kWh|2024|75|11|3|type2|100|ccs|26.2|260
Verso|l 50kwh|2021|46.3|11|3|type2|||25.7
Verso|l 75kwh|2021|68|11|3|type2|||26.2
Verso|m 50kwh|2021|46.3|11|3|type2|||25
Verso|m 75kwh|2021|68|11|3|type2|||25.7
=Vauxhall
Ampera|-e|2017|58|11|3|type2|||17.3
Corsa-e||2021|46.3|7.4|3|type2|||15.7
Mokka-e||2021|46.3|7.4|3|type2|||18.2
=VinFast
VF 8|Eco Extended Range|2023|87.7|11|3|type2|150|ccs|20.6
VF 8|Plus Extended Range|2023|87.7|11|3|type2|150|ccs|20.6
VF 9|Extended Range|2024|123|11|3|type2|170|ccs|23.7
=Volkswagen
e-Golf||2014|21.2|3.6|1|type2|||15.8
e-Golf|CCS|2014|21.2|3.6|1|type2|44|ccs|15.8
e-Golf||2017|31.5|7.2|2|type2|||16.4
e-Golf|CCS|2017|31.5|7.2|2|type2|40|ccs|16.4
e-Golf||2020|31.5|7.2|2|type2|40|ccs|15.3
e-up!|e-up|2013|16.5|3.6|1|type2|||16.8
e-up!|e-up CCS|2013|16.5|3.6|1|type2|44|ccs|16.8
e-up!|e-up|2014|16|||type2|37|ccs|16.8
e-up!|e-up|2016|16|||type2|37|ccs|16
e-up!|e-up|2020|32.3|7.2|2|type2|||16.6
e-up!|e-up CCS|2020|32.3|7.2|2|type2|34|ccs|16.6
e-up!|e-up|2021|32.3|7.2|3|type2|||15.8
Golf GTE||2017|8.7|3.7|1|type2|||11.4
Golf GTE|8|2020|13|3.7|1|type2|||11.4
ID. Buzz|Pro|2023|77|11|3|type2|170|ccs|22.3
ID. Buzz|LWB GTX|2024|86|11|3|type2|200|ccs|24.2|355
ID. Buzz|LWB Pro|2024|86|11|3|type2|200|ccs|23.2|370
ID. Buzz|NWB GTX|2024|79|11|3|type2|185|ccs|23.6|335
ID. Buzz|NWB Pro|2024|79|11|3|type2|185|ccs|21.9|360
ID. Buzz|NWB Pure|2024|59|11|3|type2|165|ccs|21.5|275
ID.3|1st|2020|58|11|3|type2|124|ccs|16.6|350
ID.3|45 kWh|2020|45|7.2|2|type2|50|ccs|16.4
ID.3|58 kWh|2020|58|11|3|type2|100|ccs|16.6
ID.3|77 kWh|2020|77|11|3|type2|125|ccs|17.1
ID.3|Pro Performance|2021|58|11|3|type2|124|ccs|16.6|350
ID.3|Pro S - 5 Seats|2021|77|11|3|type2|175|ccs|17.1|450
ID.3|Pure Performance|2021|45|11|3|type2|101|ccs|16.4|275
ID.3|Pro|2023|58|11|3|type2|120|ccs|16.6
ID.3|Pro S|2023|77|11|3|type2|170|ccs|16.9
ID.3|Pro S - 4 Seats|2023|77|11|3|type2|170|ccs|16.9|455
ID.3|GTX|2024|79|11|3|type2|185|ccs|17.2|460
ID.3|GTX Performance|2024|79|11|3|type2|185|ccs|17.2|460
ID.3|Pure|2024|52|11|3|type2|145|ccs|16.3|320
ID.4|1st|2020|77|11|3|type2|143|ccs|18.8|410
ID.4|77 kWh|2020|77|11|3|type2|125|ccs|19.3
ID.4|GTX|2021|77|11|3|type2|135|ccs|19.3
ID.4|Pro Performance|2021|77|11|3|type2|143|ccs|18.8|410
ID.4|Pure|2021|52|7.2|3|type2|118|ccs|18.2
ID.4|Pure Performance|2021|52|7.2|3|type2|118|ccs|18.2
ID.4|Pro 4MOTION|2024|77|11|3|type2|135|ccs|18.1
ID.5|GTX|2022|77|11|3|type2|135|ccs|19
ID.5|Pro|2022|77|11|3|type2|135|ccs|17.9
ID.5|Pro Performance|2022|77|11|3|type2|135|ccs|17.9
ID.5|Pure|2024|52|11|3|type2|145|ccs|16.3|320
ID.7|Pro|2023|77|11|3|type2|175|ccs|16.2
ID.7|GTX|2024|86|11|3|type2|200|ccs|17.7|485
ID.7|Pro S|2024|86|11|3|type2|200|ccs|16.5
ID.7|Tourer GTX|2024|86|11|3|type2|200|ccs|17.9|480
ID.7|Tourer Pro|2024|77|11|3|type2|190|ccs|16.4|470
ID.7|Tourer Pro S|2024|86|11|3|type2|200|ccs|16.5|520
Passat GTE||2019|13.1|3.7|1|type2|||16.2
=Volvo
C40|Recharge Single Motor|2023|67|11|3|type2|150|ccs|19.4
C40|Recharge Single Motor ER|2023|78|11|3|type2|200|ccs|19.5
C40|Recharge Twin Motor|2023|78|11|3|type2|200|ccs|20
C40|Recharge Pure Electric|2022|67|11|3|type2|136|ccs|20|335
C40|Recharge Twin Pure Electric|2021|75|11|3|type2|149|ccs|20.8|360
EC40|Single Motor|2024|67|11|3|type2|180|ccs|18.6|360
EC40|Single Motor ER|2024|79|11|3|type2|205|ccs|18.8|420
EC40|Twin Motor|2024|79|11|3|type2|205|ccs|19.8|400
EC40|Twin Motor Performance|2024|79|11|3|type2|205|ccs|19.8|400
ES90|Single Motor|2025|88|11|3|type2|300|ccs|18.1|485
ES90|Twin Motor|2025|102|11|3|type2|350|ccs|19.2|530
ES90|Twin Motor Performance|2025|102|11|3|type2|350|ccs|19.2|530
EX30|Single Motor|2023|49|11|3|type2|148|ccs|17.5
EX30|Single Motor ER|2023|64|11|3|type2|153|ccs|17.5
EX30|Single Motor ER Ultra|2023|64|22|3|type2|153|ccs|17.5
EX30|Cross Country|2025|64|11|3|type2|158|ccs|20|320
EX30|Twin Motor Performance|2023|64|11|3|type2|158|ccs|19.1|335
EX40|Single Motor|2024|67|11|3|type2|180|ccs|19.4|345
EX40|Single Motor ER|2024|79|11|3|type2|205|ccs|19.8|400
EX40|Twin Motor|2024|79|11|3|type2|205|ccs|20.5|385
EX40|Twin Motor Performance|2024|79|11|3|type2|205|ccs|20.8|380
EX90|Single Motor|2023|101|11|3|type2|250|ccs|22
EX90|Twin Motor|2022|107|11|3|type2|250|ccs|23|465
EX90|Twin Motor Performance|2022|107|11|3|type2|250|ccs|23.8|450
XC40|P8 Recharge|2020|75|11|3|type2|148|ccs|17.6
XC40|P8 Recharge|2020|78|11|3|type2|148|ccs|17.6
XC40|P8 AWD Recharge|2020|75|11|3|type2|149|ccs|22.4|335
XC40|PHEV T5 Twin Engine|2019|10.7|3.7|1|type2|||16.1
XC40|Recharge Pure Electric|2022|67|11|3|type2|136|ccs|20.3|330
XC40|Recharge Single Motor|2022|66|11|3|type2|135|ccs|19.4|340
XC40|Recharge Single Motor ER|2022|79|11|3|type2|205|ccs|19.8|400
XC40|Recharge Twin Motor|2022|79|11|3|type2|205|ccs|20.5|385
XC40|Recharge Twin Pure Electric|2022|75|11|3|type2|149|ccs|21.4|350
=XPeng
G6|AWD Performance|2024|87.5|11|3|type2|280|ccs|18.4|475
G6|RWD Long Range|2024|87.5|11|3|type2|280|ccs|18.2|480
G6|RWD Standard Range|2024|66|11|3|type2|215|ccs|17.8|370
G9|AWD Performance|2023|93.1|11|3|type2|319|ccs|20|465
G9|RWD Long Range|2023|93.1|11|3|type2|319|ccs|19.4|480
G9|RWD Standard Range|2023|75.8|11|3|type2|260|ccs|19.2|395
P7|AWD Performance|2023|82.7|11|3|type2|182|ccs|18|460
P7|RWD Long Range|2023|82.7|11|3|type2|182|ccs|16.7|495
P7|Wing Edition|2023|82.7|11|3|type2|182|ccs|18.2|455
=Zeekr
001|Long Range RWD|2023|94|22|3|type2|200|ccs|17.9
001|Performance AWD|2023|94|22|3|type2|200|ccs|18.8
001|Privilege AWD|2023|94|22|3|type2|200|ccs|19
X|Long Range RWD|2023|64|22|3|type2|158|ccs|18
X|Privilege AWD|2023|64|22|3|type2|158|ccs|18.6
=Škoda
Elroq|50|2024|52|11|3||145|ccs|16.5
Elroq|60|2024|59|11|3|type2|165|ccs|17.1
Elroq|85|2024|77|11|3|type2|175|ccs|17.1
Enyaq|85|2023|77|11|3||135|ccs|17.1
Enyaq|85x|2023|77|11|3||175|ccs|17.5
Enyaq|RS|2023|77|11|3|type2|175|ccs|17.7
Enyaq|50|2024|52|11|3|type2|145|ccs|16.8
Enyaq|60|2023|58|11|3|type2|||17.3
Enyaq|60|2025|59|11|3|type2|165|ccs|16.6|355
Enyaq|Coupe 85|2023|77|11|3||135|ccs|16
Enyaq|Coupe 85x|2023|77|11|3|type2|175|ccs|16.2
Enyaq|Coupe RS|2023|77|11|3|type2|175|ccs|16.7
Enyaq|Coupe 60|2025|59|11|3|type2|165|ccs|15.9|370
Enyaq|Coupe iV 60|2022|58|11|3|type2|124|ccs|16.8|345
Enyaq|Coupe iV 80|2022|77|11|3|type2|143|ccs|17.3|445
Enyaq|Coupe iV 80x|2023|77|11|3|type2|175|ccs|17.7|435
Enyaq|Coupe iV RS|2022|77|11|3|type2|175|ccs|17.9|430
Enyaq|iV 55 kWh|2020|52|7.2|2|type2|50|ccs|18.7
Enyaq|iV 62 kWh 100 kW-DC|2020|58|11|3|type2|100|ccs|18.7
Enyaq|iV 62 kWh 50 kW-DC|2020|58|11|3|type2|50|ccs|18.7
Enyaq|iV 82 kWh 125 kW-DC|2020|77|11|3|type2|125|ccs|19
Enyaq|iV 82 kWh 50 kW-DC|2020|77|11|3|type2|50|ccs|19
Enyaq|iV 50|2021|52|11|3|type2|50|ccs|17|305
Enyaq|iV 60|2021|58|11|3|type2|124|ccs|17.1|340
Enyaq|iV 80|2021|77|11|3|type2|143|ccs|17.5|440
Enyaq|iV 80x|2021|77|11|3|type2|175|ccs|18.1|425
Enyaq|iV RS|2023|77|11|3|type2|175|ccs|18.3|420
Octavia|iV PHEV|2020|13|3.6|1|type2
Superb|iV PHEV|2020|13|3.6|1|type2|||14
`;
