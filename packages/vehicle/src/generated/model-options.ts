/** Engines, gearboxes, drives and figures by model and years (sources: US EPA, UK VCA, Canada NRCan). Written by `derive/facts.ts`; do not edit. */
export const MODEL_OPTIONS: string = `
=Abarth
uk|124 Spider|2016-2018|1.4//0/t/1368|a6 m6||n43-44 N148-153|6|convertible|124
uk|500|2011-2013|1.4//0//1368|r5 m5||n44 N151-155|5
uk|500|2015|1.4//0//1368|m5||n46 N145|6
uk|500|2016-2018|1.4//0//1368|r5 m5||n46-49 N134-145|6
uk|500e|2023-2025|//8///114-114|s||r152-164
uk|595|2016-2018|1.4//0//1368|m5||n47 N139|6
uk|595|2020|1.4//0//1368/107-132|r5 m5||w35-39 W162-177|6d-TEMP
uk|595|2021-2022|1.4//0//1368/107-132|r5 m5||w35-43 W150-177|6d 6d-TEMP
uk|595|2023-2025|1.4//0//1368/121-121|m5||w38-41 W157-163|6d
uk|695|2022|1.4//0//1368/132-132|m5||w39 W162|6d
uk|695|2023-2025|1.4//0//1368/132-132|r5 m5||w37-39 W162-170|6d
uk|Punto Evo|2011-2013|1.4//0/t/1368|m6||n46 N142|5
=Acura
us|ADX|2025|1.5/4/0/t|c|AF|m27-28 g197-204||small wagon
us|CL|1997|2.2/4/0 3/6/0|a4 m5|F|m20-24 g230-276||subcompact car|2.2CL/3.0CL
us|CL|1998-1999|2.3/4/0 3/6/0|a4 m5|F|m20-24 g230-276||subcompact car|2.3CL/3.0CL
us|CL|2001-2002|3.2/6/0|a5|F|m20-21 g263-276||compact car|3.2CL
us|CL|2003|3.2/6/0|a5 m6|F|m20-21 g263-276||compact car|3.2CL
us|ILX|2013-2014|1.5/4/2 2/4/0 2.4/4/0|c a5 m6|F|m25-38 g142-224||compact car|Hybrid
us|ILX|2015|2/4/0 2.4/4/0|a5 m6|F|m25-28 g199-217||compact car
us|ILX|2016-2022|2.4/4/0|d8|F|m28-29 g192-196||compact car
us|Integra|1986-1989|1.6/4/0|a4 m5|F|m24-25 g221-230||subcompact car
us|Integra|1990-1991|1.8/4/0|a4 m5|F|m22-23 g240-251||subcompact car
us|Integra|1992-1993|1.7/4/0 1.8/4/0|a4 m5|F|m23-25 g221-240||subcompact car
us|Integra|1994-2001|1.8/4/0|a4 m5|F|m23-25 g221-240||subcompact car
us|Integra|2023|1.5/4/0/t|c m6|F|m30-33 g167-182||large car|A-Spec
us|Integra|2024-2026|1.5/4/0/t 2/4/0/t|c m6|F|m24-33 g167-231||large car|A-Spec
us|Legend|1986|2.5/6/0|a4 m5|F|m19-20 g276-291||compact car
us|Legend|1987|2.5/6/0 2.7/6/0|a4 m5|F|m18-20 g276-307||compact car
us|Legend|1988-1990|2.7/6/0|a4 m5|F|m18-19 g291-307||compact car
us|Legend|1991-1992|3.2/6/0|a4 m5|F|m18-19 g291-307||compact car
us|Legend|1993-1995|3.2/6/0|a4 m5 m6|F|m18-19 g291-307||compact car
us|MDX|2001-2006|3.5/6/0|a5|X|m17 g325||SUV
us|MDX|2007-2009|3.7/6/0|a5|X|m17 g325||SUV
us|MDX|2010-2013|3.7/6/0|a6|A|m18 g307-311||SUV
us|MDX|2014-2015|3.5/6/0|a6|AF|m21-23 g242-260||small SUV
us|MDX|2016|3.5/6/0|a9|AF|m21-23 g243-258||small SUV
us|MDX|2017-2020|3/6/2 3.5/6/0|a9 d7|AF|m21-27 g204-263||small SUV|A-SPEC;Hybrid
us|MDX|2022-2026|3/6/0/t 3.5/6/0|a10|AF|m19-22 g255-295||small SUV|Type-S
us|NSX|1991-1996|3/6/0|a4 m5|R|m18-19 g291-307||two-seater
us|NSX|1998-2005|3/6/0 3.2/6/0|a4 m6|R|m18 g307||two-seater
us|NSX|2017-2022|3.5/6/2/t|d9|A|m21 g261||two-seater|Hybrid
us|RDX|2007-2009|2.3/4/0/t|a5|X|m19 g291||SUV
us|RDX|2010-2012|2.3/4/0/t|a5|AF|m19-21 g263-291||SUV
us|RDX|2013-2018|3.5/6/0|a6|AF|m22-23 g240-250||small SUV
us|RDX|2019|2/4/0/t|a10|4F|m23-24 g230-239||small SUV|A-SPEC
us|RDX|2020-2023|2/4/0/t|a10|AF|m23-24 g230-241||small SUV|A-SPEC
us|RDX|2024-2026|2/4/0/t|a10|A|m23 g239-240||small SUV|A-SPEC
us|RL|1996-2004|3.5/6/0|a4|F|m18-19 g291-307||midsize car|3.5RL
us|RL|2005-2008|3.5/6/0|a5|X|m19 g291||midsize car
us|RL|2009|3.7/6/0|a5|X|m18 g307||midsize car
us|RL|2010|3.7/6/0|a5|A|m18 g307||midsize car
us|RL|2011-2012|3.7/6/0|a6|A|m20 g276||midsize car
us|RLX|2014|3.5/6/2 3.5/6/0|a6 a7|AF|m23-30 g188-236||midsize car|Hybrid
us|RLX|2015|3.5/6/0|a6|F|m23 g237||midsize car
us|RLX|2016-2017|3.5/6/2 3.5/6/0|a6 d7|AF|m23-30 g188-236||midsize car|Hybrid
us|RLX|2018-2020|3.5/6/2 3.5/6/0|a10 d7|AF|m23-28 g196-238||midsize car|Hybrid
us|RSX|2002-2006|2/4/0|a5 m5 m6|F|m23-26 g212-240||subcompact car
us|SLX|1996-1997|3.2/6/0|a4 m5|X|m14-15 g368-394||SUV/special purpose
us|SLX|1998-1999|3.5/6/0|a4|X|m15 g368||SUV/special purpose
us|TL|1995|2.5/5/0|a4|F|m20 g276||compact car|2.5TL
us|TL|1996-1998|2.5/5/0 3.2/6/0|a4|F|m19-20 g276-291||compact car|2.5TL/3.2TL
us|TL|1999|3.2/6/0|a4|F|m20 g276||midsize car|3.2TL
us|TL|2000-2003|3.2/6/0|a5|F|m20-21 g263-276||midsize car|3.2TL
us|TL|2004-2006|3.2/6/0|a5 m6|F|m21 g263||midsize car
us|TL|2007-2008|3.2/6/0 3.5/6/0|a5 m6|F|m20-21 g263-276||midsize car
us|TL|2009|3.5/6/0 3.7/6/0|a5|XF|m20-21 g263-276||midsize car
us|TL|2010-2011|3.5/6/0 3.7/6/0|a5 m6|AF|m20-21 g263-276||midsize car
us|TL|2012-2014|3.5/6/0 3.7/6/0|a6 m6|AF|m20-23 g239-276||midsize car
us|TLX|2015-2020|2.4/4/0 3.5/6/0|a9 d8|AF|m23-28 g199-240||compact car|A-SPEC
us|TLX|2021-2025|2/4/0/t 3/6/0/t|a10|AF|m21-25 g219-262||compact car|A-SPEC;Type-S;Type-S Perf Tire
us|TSX|2004-2009|2.4/4/0|a5 m6|F|m22-25 g221-251||compact car
us|TSX|2010-2014|2.4/4/0 3.5/6/0|a5 m6|F|m21-25 g217-263||compact car|Wagon
us|Vigor|1992-1994|2.5/5/0|a4 m5|F|m20 g276||compact car
us|ZDX|2010-2013|3.7/6/0|a6|A|m19 g291-300||SUV
us|ZDX|2024|//8|s|AR|e78-90 r278-313||standard SUV|Type S
us|ZDX|2026|//8|s|AR|e83-91 r296-327||standard SUV|Type S
ca|CSX|2006|2/4/0|a5 m5||g177-186 l7.7-8.1||compact
ca|CSX|2007-2011|2/4/0|a5 m5 m6||g177-200 l7.7-8.7||compact
ca|EL|2000|1.6/4/0|a4 m5||g175-186 l7.6-8.1||compact
ca|EL|2001-2005|1.7/4/0|a4 m5||g159-168 l6.9-7.3||compact
=Alfa Romeo
us|164|1991-1995|3/6/0|a4 m5|F|m16-19 g291-345||compact car
us|4C|2015-2020|1.8/4/0/t|d6|R|m28 g197||two-seater
us|Giulia|2017-2024|2/4/0/t 2.9/6/0/t|a8|AR|m20-27 g205-280||midsize car
us|Giulia|2025|2/4/0/t|a8|AR|m26-27 g205-216||midsize car
us|Giulia|2026|2/4/0/t|a8|A|m26 g216||midsize car
us|GT|1984|2.5/6/0|m5||m20 g276||minicompact car|V6 2.5
us|GT|1985|2.5/6/0|m5|R|m19 g291||minicompact car|V6 2.5
us|GTV|1986-1987|2.5/6/0|m5|R|m19 g291||minicompact car
us|75|1987-1989|2.5/6/0 3/6/0|a3 m5|R|m17-19 g291-325||subcompact car|Milano
us|Spider|1984|2/4/0|m5||m21 g263||two-seater|Veloce 2000
us|Spider|1985-1990|2/4/0|m5|R|m21-23 g240-263||two-seater|Veloce 2000
us|Spider|1991-1993|2/4/0|a3 m5|R|m21-22 g251-263||two-seater
us|Spider|1994|2/4/0|m5|R|m22 g251||two-seater
us|Spider|2009|4.7/8/0|a6|R|m13 g425||minicompact car|8 C Spider
us|Stelvio|2018|2/4/0/t 2.9/6/0/t|a8|A|m19-24 g226-292||small SUV
us|Stelvio|2019-2024|2/4/0/t 2.9/6/0/t|a8|AR|m19-25 g223-292||small SUV
us|Stelvio|2025-2026|2/4/0/t|a8|A|m24 g226||small SUV
us|Tonale|2025|2/4/0/t|a9|A|m24 g231||small SUV
us|Tonale|2024-2025|1.3/4/4/t|a6|A|m29 g75||small SUV|Tonale eAWD
uk|4C|2014-2018|1.7//0//1742|r6||n41-42 N157-161|6|convertible
uk|Giulia|2016-2018|2//0//1995/148-206 2.1//1/t/2143/118-118 2.9//0//2891/375-375|a8 a9|R|n34-67 N109-218 w10-11 W134-243|6
uk|Giulia|2019|2//0/t/1995/148-206 2.1//1/t/2143/118-140 2.9//0//2891/375-375|a8 a9|AR|n46-67 N109-218 w10-55 W134-243|6 6d-TEMP
uk|Giulia|2020|2//0/t/1995/148-206 2.1//1/t/2143/118-140 2.9//0//2891/375-375|a8||w26-55 W134-243|6d-TEMP
uk|Giulia|2021-2022|2//0/t/1995/148-206 2.1//1/t/2143/118-140 2.9//0/t/2891/375-397|a8||w26-55 W134-244|6d 6d-TEMP
uk|Giulia|2024-2025|2//0/t/1995/206-206 2.9//0/t/2891/382-382|a8||w27-40 W160-237|6e
uk|Giulietta|2011-2013|1.4//0/t/1368 1.6//1/t/1598 1.7//0//1742 2//1/t/1956|r6 m6||n37-64 N114-177|5
uk|Giulietta|2015|1.4//0/t/1368 1.7//0//1742 2//1/t/1956|r6 m6||n42-67 N110-157|6
uk|Giulietta|2016-2018|1.4//0/t/1368 1.6//1/t/1598 1.7//0//1742 2//1/t/1956|r6 m6||n42-74 N99-157|6
uk|Giulietta|2019|1.4//0//1368 1.6//1/t/1598/88-88 2//1/t/1956|a6 m6||N123-170 w33-50 W144-190|6d-TEMP
uk|Giulietta|2020-2022|1.4//0//1368/88-88 1.6//1/t/1598/88-88 2//1/t/1956/88-88|r6 a6 m6||w33-53 W140-190|6d-TEMP
uk|Junior|2024-2025|//8///115-115|s||r227-271
uk|MiTo|2011-2013|0.9//0//875 1.2//1/t/1248 1.4//0/t/1368 1.6//1/t/1598|r6 m5 m6||n47-81 N90-139|5
uk|MiTo|2016-2018|0.9//0//875 1.2//1/t/1248 1.4//0/t/1368|r6 m5 m6||n50-83 N89-130|6
uk|MiTo|2019|1.4//0//1368|m5||n50 N130|6
uk|Stelvio|2017-2018|2//0//1995 2.1//1/t/2143|a8|AR|n40-60 N124-161|6 6b
uk|Stelvio|2019|2//0//1995/148-206 2.1//1/t/2143/140-154 2.9//0//2891/375-375|a8|AR|n40-60 N124-222 w25-47 W156-261|6 6b 6d-TEMP
uk|Stelvio|2020|2//0/t/1995/148-206 2.1//1/t/2143/140-154 2.9//0/t/2891/375-375|a8|A|w25-46 W162-261|6d-TEMP
uk|Stelvio|2021-2022|2//0/t/1995/148-206 2.1//1/t/2143/140-154 2.9//0/t/2891/375-375|a8|A|w24-48 W154-267|6d 6d-TEMP
uk|Stelvio|2024-2025|2//0/t/1995/206-206 2.1//1/t/2143/154-154 2.9//0/t/2891/382-382|a8||w24-47 W157-267|6e
uk|Tonale|2024-2025|1.3//4//1332/206-206 1.5//3//1469/118-118|a6 a7||w44-50 W30-144|6e
=Alpine
uk|A110|2021-2025|1.8//0//1798/185-221|a7||w38-42 W152-168|6d 6d-TEMP
uk|A290|2025|//8///130-160|s||r224-234
=Aston Martin
us|DB7|2003|5.9/12/0|m6|R|m11 g502||minicompact car|DB-7 GT;Coupe;Volante
us|DB7|2000|5.9/12/0|a5 m6|R|m12 g460||minicompact car|DB-7 Vantage;Coupe;Volante
us|DB7|2003|5.9/12/0|a5 m6|R|m12-13 g425-460||minicompact car|DB-7 Vantage;Coupe;Volante
us|DB11|2017|5.2/12/0/t|a8|R|m17 g309||minicompact car|V12
us|DB11|2018-2023|4/8/0/t 5.2/12/0/t|a8|R|m17-20 g268-324||minicompact car|V12;V8
us|DB12|2024-2026|4/8/0/t|a8|R|m17 g315||minicompact car|DB12 V8
us|DB7|1997|3.2/6/0|a4 m5|R|m15 g368||minicompact car|Coupe;Volante
us|DB7|1998|3.2/6/0/s|a4 m5|R|m15 g368||two-seater|Coupe;Volante
us|DB9|2005-2012|5.9/12/0|a6 m6|R|m12-15 g368-460||minicompact car|Coupe;Coupe Manual;Volante;Volante Manual
us|DB9|2013-2016|5.9/12/0|a6|R|m15 g363-364||minicompact car
us|DBS|2009-2012|5.9/12/0|a6 m6|R|m13-14 g394-425||minicompact car|Coupe
us|DBS|2019-2023|5.2/12/0/t|a8|R|m17 g324||minicompact car
us|DBX|2023-2026|4/8/0/t|a9|4|m17 g333-334||standard SUV|DBX 707
us|DBX|2026|4/8/0/t|a9|4|m16 g339||standard SUV|DBX 727
us|DBX|2021-2024|4/8/0/t|a9|4|m15-16 g345-355||standard SUV|DBX V8
us|Lagonda|1984|5.3/8/0|a3||m9 g614||subcompact car
us|Lagonda|1985|5.3/8/0|a3|R|m8 g690||subcompact car
us|Lagonda|1987-1989|5.3/8/0|a3|R|m9 g614||subcompact car
us|Rapide|2010-2012|5.9/12/0|a6|R|m15 g368||subcompact car
us|Rapide|2014|5.9/12/0|a6|R|m15 g364||subcompact car|S
us|Rapide|2015-2019|6/12/0|a8|R|m17 g331||subcompact car|S
us|Vanquish|2002-2006|5.9/12/0|a6|R|m12-13 g425-460||minicompact car|V12 Vanquish;V12 Vanquish S
us|Vanquish|2014|5.9/12/0|a6|R|m15 g364||minicompact car
us|Vanquish|2015-2019|6/12/0|a8|R|m16 g344-345||minicompact car|S;S Zagato
us|Vanquish|2025-2026|5.2/12/0/t|a8|R|m16 g350-352||two-seater|Volante
us|Vantage|1984|5.3/8/0|a3 m5||m8-9 g614-690||subcompact car|Saloon/Vantage/Volante
us|Vantage|1985|5.3/8/0|a3 m5|R|m8 g690||subcompact car|Saloon/Vantage/Volante
us|Vantage|1987-1989|5.3/8/0|a3 m5|R|m9 g614||subcompact car|Saloon/Vantage/Volante
us|Vantage|2006|4.3/8/0|m6|R|m14 g394||two-seater|V8 Vantage
us|Vantage|2007-2008|4.3/8/0|a6 m6|R|m15 g368||two-seater|V8 Vantage;V8 Vantage ASM
us|Vantage|2009|4.7/8/0|a6 m6|R|m14-15 g368-394||two-seater|V8 Vantage
us|Vantage|2010|4.7/8/0|r6 m6|R|m14-16 g345-394||two-seater|V8 Vantage
us|Vantage|2011-2012|4.7/8/0 5.9/12/0|r6 r7 m6|R|m13-16 g345-425||two-seater|V12 Vantage;V8 Vantage;V8 Vantage S
us|Vantage|2013-2014|4.7/8/0|r7 m6|R|m15-16 g342-360||two-seater|V8 Vantage;V8 Vantage S
us|Vantage|2015-2016|4.7/8/0 6/12/0|r7 m6|R|m14-16 g342-388||two-seater|GT;V12 Vantage S;V8 Vantage;V8 Vantage S
us|Vantage|2017|6/12/0|d7 m7|R|m12-14 g388-450||two-seater|V12 Vantage S
us|Vantage|2019|4/8/0/t|a8|R|m21 g270||two-seater|V8
us|Vantage|2020|4/8/0/t|a8 m7|R|m17-20 g270-336||two-seater|Manual;V8
us|Vantage|2021-2022|4/8/0/t|a8|R|m20 g270||two-seater|V8
us|Vantage|2023|4/8/0/t 5.2/12/0/t|a8|R|m16-20 g270-341||two-seater|V12;V8
us|Vantage|2025-2026|4/8/0/t|a8|R|m18 g309||two-seater
us|Vantage|2021|4/8/0/t|m7|R|m17 g336||two-seater|Vantage Manual
us|Virage|1991-1992|5.3/8/0|a3 m5|R|m12-13 g425-460||subcompact car|Saloon
us|Virage|1993|5.3/8/0|a4 m5|R|m12-13 g425-460||subcompact car|Volante
us|Virage|2012|5.9/12/0|a6|R|m15 g368||minicompact car
uk|Cygnet|2011-2013|1.3//0//1329|c m6||n54-56 N116-120|5
uk|DB11|2017|5.2//0//5204|a8||n25 N265|6
uk|DB11|2018|4//0//3982 5.2//0//5204|a8||n25-28 N230-265|6 6c
uk|DB11|2019|4//0//3982/375-375 5.2//0//5204/448-470|a8||n25-28 N230-265 w21-26 W244-303|6c 6d-TEMP|coupe
uk|DB11|2020|4//0//3982/375-375 5.2//0//5204/470-470|a8|R|w21-26 W244-303|6d 6d-TEMP|coupe
uk|DB11|2021-2022|4//0//3982/375-375 5.2//0//5204/470-470|a8|R|w21-25 W254-303|6d
uk|DB12|2024-2025|4//0//3982/500-500|a8||w23 W276|6d 6e|coupe
uk|DB9|2010-2013|5.9//0//5935|a6 m6||n17-19 N345-389|5
uk|DB9|2016-2018|5.9//0//5935|a6||n20 N325|6||DB9 GT
uk|DBS|2011-2013|5.9//0//5935|a6 m6||n17-18 N367-388|5
uk|DBS|2019|5.2//0//5204/533-533|a8||n23 N285 w21 W306|6c 6d 6d-TEMP
uk|DBS|2020|5.2//0//5204/533-533|a8|R|w21 W306|6d 6d-TEMP
uk|DBS|2021-2022|5.2//0//5204/533-533|a8|R|w21 W306|6d
uk|DBX|2020-2025|4//0//3982/405-405|a9|A|w20 W323|6d
uk|DBX|2022-2023|4//0//3982/520-520|a9|A|w20 W323|6d||DBX707
uk|DBX|2024-2025|4//0//3982/520-520|a9|A|w20 W323|6d 6e||DBX707
uk|Rapide|2010-2013|5.9//0//5935|a6||n19 N355|5
uk|Rapide|2017-2018|5.9//0//5935|a8||n22 N300|6
uk|Rapide|2019|5.9//0//5935/444-444|a8||n21 N305 w20 W313|6c 6d-TEMP
uk|Rapide|2020|5.9//0//5935/444-444|a8||w20 W313|6d-TEMP
uk|Vanquish|2016-2018|5.9//0//5935|a8||n22 N298-302|6
uk|Vanquish|2019|5.9//0//5935/444-444|a8||n21-22 N302-311 w21 W301|6 6c 6d-TEMP|estate
uk|Vanquish|2020|5.9//0//5935/444-444|a8||w21 W301|6d-TEMP|estate
uk|Vanquish|2024-2025|5.2//0//5204/614-614|a8||w21 W312|6e|coupe
uk|Vantage|2011-2013|4.7//0//4735 5.9//0//5935|r m6||n17-22 N295-388|5
uk|Vantage|2016-2018|4.7//0//4735 5.9//0//5935|r m6 m7||n17-22 N296-395|6
uk|Vantage|2019|4//0//3982/375-375 4.7//0//4735 5.9//0//5935|r a8 m6 m7||n17-27 N236-390 w24-26 W249-263|6 6c 6d-TEMP
uk|Vantage|2020|4//0//3982/375-375|a8 m7|R|w23-26 W249-276|6d 6d-TEMP
uk|Vantage|2021-2022|4//0//3982/375-394|a8 m7|R|w23-24 W263-276|6d
uk|Vantage|2023|4//0//3982/375-375|a8|R|w24 W263-264|6d
uk|Vantage|2024-2025|4//0//3982/375-489|a8 d8|R|w23-24 W263-279|6d 6e|convertible;coupe
uk|Virage|2012-2013|5.9//0//5935|a6||n19 N349|5
=Audi
us|100|1989|2.3/5/0|a3 m5|XF|m18-19 g291-307||midsize car|Wagon;quattro
us|100|1990|2.3/5/0|a3 a4 m5|XF|m18 g307||midsize car|quattro
us|100|1991|2.3/5/0|a4 m5|XF|m18 g307||midsize car|quattro
us|100|1992-1994|2.8/6/0|a4 m5|XF|m17-19 g291-325||midsize car|Wagon;quattro;quattro Wagon
us|200|1989-1991|2.2/5/0/t|a3 m5|XF|m18-19 g291-307||midsize car|quattro;quattro 20v;quattro 20v Wagon;quattro Wagon
us|80|1988-1990|2/4/0 2.3/5/0|a3 m5|XF|m18-22 g251-307||subcompact car|90;90 quattro;quattro
us|80|1991-1992|2.3/5/0|a4 m5|XF|m18-20 g276-307||subcompact car|90;quattro
us|90|1988-1989|2/4/0 2.3/5/0|a3 m5|XF|m18-22 g251-307||subcompact car|80/90;80/90 quattro
us|90|1990|2.3/5/0|a3 m5|XF|m18-20 g276-307||subcompact car|quattro 20v
us|90|1991|2.3/5/0|a4 m5|XF|m18-20 g276-307||subcompact car|80/90;quattro 20v
us|90|1993-1995|2.8/6/0|a4 m5|XF|m17-20 g276-325||compact car|quattro
us|A3|2006-2009|2/4/0/t 3.2/6/0|a6 m6|XF|m21-25 g221-263||small wagon|quattro
us|A3|2010-2012|2/4/1/t 2/4/0/t|a6 m6|AF|m24-32 g198-230||small wagon|quattro
us|A3|2013|2/4/1/t 2/4/0/t|d6 m6|AF|m24-32 g198-239||small wagon|quattro
us|A3|2015|1.8/4/0/t 2/4/1/t 2/4/0/t|d6|AF|m26-35 g181-208||subcompact car|Cabriolet;Cabriolet quattro;quattro
us|A3|2016|1.4/4/4/t 1.8/4/0/t 2/4/0/t|d6|AF|m26-39 g86-208||subcompact car|Cabriolet;Cabriolet quattro;e-tron;e-tron ultra;quattro
us|A3|2017-2018|1.4/4/4/t 2/4/0/t|d6 d7|AF|m25-36 g93-223||subcompact car|Cabriolet;Cabriolet quattro;e-tron;quattro
us|A3|2019-2020|2/4/0/t|d7|AF|m25-30 g182-225||subcompact car|Cabriolet;Cabriolet quattro;quattro
us|A3|2022-2023|2/4/3/t|d7|AF|m30-32 g170-183||subcompact car|quattro
us|A3|2024|2/4/3/t|d7|4F|m30-32 g173-186||subcompact car|quattro
us|A3|2025-2026|2/4/0/t|d7|A|m28 g199-201||subcompact car|quattro
us|A4|1996|2.8/6/0|a5 m5|XF|m19-20 g276-291||compact car|quattro
us|A4|1997-2001|1.8/4/0/t 2.8/6/0|a5 m5|XF|m18-24 g230-307||compact car|Avant;Avant quattro;quattro
us|A4|2002-2004|1.8/4/0/t 3/6/0|c a5 m5 m6|XF|m18-23 g240-307||compact car|Avant quattro;Cabriolet;Cabriolet quattro;quattro
us|A4|2005|1.8/4/0/t 2/4/0/t 3/6/0 3.1/6/0|c a5 a6 m5 m6|XF|m19-24 g230-291||compact car|Avant quattro;Cabriolet;Cabriolet quattro;quattro
us|A4|2006|1.8/4/0/t 2/4/0/t 3/6/0 3.1/6/0|c a5 a6 m6|XF|m18-24 g230-307||compact car|Avant quattro;Cabriolet;Cabriolet quattro;quattro
us|A4|2007-2008|2/4/0/t 3.1/6/0|c a6 m6|XF|m19-24 g230-291||compact car|Avant quattro;Cabriolet;Cabriolet quattro;quattro
us|A4|2009|2/4/0/t 3.1/6/0 3.2/6/0|c a6 m6|XF|m20-25 g221-276||compact car|Avant quattro;Cabriolet;Cabriolet quattro;quattro
us|A4|2010|2/4/0/t|c a6 m6|AF|m23-26 g212-240||compact car|Avant quattro;quattro
us|A4|2011-2012|2/4/0/t|c a8 m6|AF|m24-25 g221-230||compact car|Avant quattro;quattro
us|A4|2013-2016|2/4/a/t 2/4/0/t|c a8 m6|AF|m23-27 g208-236||compact car|quattro
us|A4|2017-2018|2/4/0/t|d7 m6|AF|m25-31 g176-217||compact car|Ultra;allroad quattro;quattro
us|A4|2019-2020|2/4/0/t|d7|AF|m25-30 g181-221||compact car|allroad quattro;quattro
us|A4|2021-2025|2/4/3/t|d7|A|m26-30 g186-215||compact car|S line quattro;S-Line quattro;allroad quattro;quattro
us|A5|2008-2009|3.2/6/0|a6 m6|X|m20-21 g263-276||subcompact car|quattro
us|A5|2010|2/4/0/t 3.2/6/0|c a6 m6|AF|m21-26 g212-263||subcompact car|Cabriolet;Cabriolet quattro;quattro
us|A5|2011-2012|2/4/0/t|c a8 m6|AF|m24-25 g221-230||subcompact car|Cabriolet;Cabriolet quattro;quattro
us|A5|2013-2014|2/4/a/t 2/4/0/t|c a8 m6|AF|m23-26 g209-236||subcompact car|Cabriolet;Cabriolet quattro;quattro
us|A5|2015-2017|2/4/a/t 2/4/0/t|a8 m6|A|m24-26 g210-231||subcompact car|Cabriolet quattro;quattro
us|A5|2018|2/4/0/t|d7 m6|A|m27 g203||subcompact car|Cabriolet quattro;Sportback quattro;quattro
us|A5|2019-2020|2/4/0/t|d7|A|m26-27 g204-209||subcompact car|Cabriolet quattro;Sportback quattro;quattro
us|A5|2021-2024|2/4/3/t|d7|A|m26-30 g186-214||subcompact car|Cabriolet quattro;Coupe quattro;Sportback S line quattro;Sportback S-Line quattro;Sportback quattro;quattro
us|A5|2025|2/4/3/t 2/4/0/t|d7|A|m26-29 g187-217||midsize car|Sportback S line quattro;Sportback quattro;quattro
us|A6|1995|2.8/6/0|a4 m5|XF|m18-19 g291-307||compact car|Wagon;quattro;quattro Wagon
us|A6|1996-1997|2.8/6/0|a4|XF|m19 g291||compact car|Wagon;quattro;quattro Wagon
us|A6|1998|2.8/6/0|a4 a5|XF|m18-19 g291-307||midsize car|Wagon quattro;quattro
us|A6|1999|2.8/6/0|a5|XF|m18-19 g291-307||midsize car|Avant quattro;quattro
us|A6|2000|2.7/6/0/t 2.8/6/0 4.2/8/0|a5 m5 m6|XF|m18 g307||midsize car|Avant quattro;quattro
us|A6|2001|2.7/6/0/t 2.8/6/0 4.2/8/0|a5 m6|XF|m18 g307||midsize car|Avant quattro;quattro
us|A6|2002-2004|2.7/6/0/t 3/6/0 4.2/8/0|c a5 m6|XF|m18-21 g263-307||midsize car|Avant quattro;quattro
us|A6|2005|3.1/6/0|a6|X|m19 g291||midsize car|quattro
us|A6|2006-2008|3.1/6/0 4.2/8/0|c a6|XF|m18-21 g263-307||midsize car|Avant quattro;quattro
us|A6|2009|3/6/0/s 3.1/6/0 4.2/8/0|c a6|XAF|m18-21 g263-307||midsize car|Avant quattro;quattro
us|A6|2010-2011|3/6/0/s 3.2/6/0 4.2/8/0|c a6|AF|m18-24 g230-307||midsize car|Avant quattro;quattro
us|A6|2012-2013|2/4/0/t 3/6/0/s|c a8|AF|m21-28 g197-257||midsize car|quattro
us|A6|2014-2015|2/4/0/t 3/6/1/t 3/6/0/s|c a8|AF|m21-29 g199-257||midsize car|quattro
us|A6|2016|2/4/0/t 3/6/1/t 3/6/0/s|a8 d7|AF|m24-30 g196-233||midsize car|quattro
us|A6|2017-2018|2/4/0/t 3/6/0/s|a8 d7|AF|m23-28 g193-235||midsize car|quattro
us|A6|2019-2021|2/4/3/t 3/6/3/t|d7|A|m22-27 g204-247||midsize car|Allroad;quattro
us|A6|2022|2/4/3/t 3/6/3/t|d7|4A|m23-26 g208-234||midsize car|Allroad quattro;quattro
us|A6|2023-2025|2/4/3/t 3/6/3/t|d7|A|m24-27 g208-224||midsize car|Allroad;Allroad quattro;quattro
us|A6|2026|3/6/3/t 3/6/0/t|d7|A|m23-24 g227-240||midsize wagon|Allroad quattro;Sedan
us|A7|2012-2013|3/6/0/s|a8|A|m21-22 g251-260||midsize car|quattro
us|A7|2014-2016|3/6/1/t 3/6/0/s|a8|A|m21-30 g213-261||midsize car|quattro
us|A7|2017-2018|3/6/0/s|a8|A|m23-24 g234-235||midsize car|quattro
us|A7|2019-2020|3/6/3/t|d7|A|m24-25 g224-226||midsize car|quattro
us|A7|2021|2/4/4/t 3/6/3/t|d7|A|m24-29 g86-226||midsize car|quattro
us|A7|2022|2/4/4/t 3/6/3/t|d7|4A|m24-27 g78-224||midsize car|TFSI e quattro;quattro
us|A7|2023-2025|3/6/3/t|d7|A|m24-25 g221-224||midsize car|quattro
us|A8|1997-1999|3.7/8/0 4.2/8/0|a5|XF|m18 g307||midsize car|quattro
us|A8|2000-2003|4.2/8/0|a5|X|m18 g307||midsize car|L;quattro
us|A8|2004|4.2/8/0|a6|X|m18 g307||large car|L
us|A8|2005-2009|4.2/8/0 6/12/0|a6|X|m15-18 g307-368||large car|L
us|A8|2010|4.2/8/0|a6|A|m18 g307||midsize car|L
us|A8|2011|4.2/8/0|a8|A|m21 g263||midsize car|L
us|A8|2012|4.2/8/0 6.3/12/0|a8|A|m16-21 g263-345||large car|L
us|A8|2013|3/6/0/s 4/8/0/t 6.3/12/0|a8|A|m15-21 g260-364||large car|L
us|A8|2014-2016|3/6/1/t 3/6/0/s 4/8/0/t 6.3/12/0|a8|A|m15-28 g224-364||large car|L
us|A8|2017-2018|3/6/0/s 4/8/0/t|a8|A|m19-22 g247-290||large car|L
us|A8|2019|3/6/3/t 4/8/3/t|a8|A|m18-22 g252-308||large car|L
us|A8|2020-2021|3/6/3/t 3/6/4/t 4/8/3/t|a8|A|m18-23 g132-308||large car|L
us|A8|2022|3/6/3/t|a8|4|m22 g248||large car|L quattro
us|A8|2023-2026|3/6/3/t|a8|A|m22 g247-257||large car|L;quattro
us|Allroad|2001-2003|2.7/6/0/t|a5 m6|X|m16-17 g325-345||SUV|quattro
us|Allroad|2004-2005|2.7/6/0/t 4.2/8/0|a5 m6|X|m16-17 g325-345||SUV|quattro
us|Allroad|2013|2/4/a/t 2/4/0/t|a8|A|m22 g246||small wagon|quattro
us|Allroad|2014-2016|2/4/a/t|a8|A|m22-24 g234-246||small wagon|quattro
us|Allroad|2018|2/4/0/t|d7|A|m25 g217||small wagon|quattro
us|Cabriolet|1994-1998|2.8/6/0|a4|F|m19 g291||minicompact car
us|Coupe|1984|2.1/5/0 2.2/5/0|a3 m5||m17-20 g276-325||subcompact car|Coupe GT
us|Coupe|1985-1986|2.2/5/0|a3 m5|F|m18-19 g291-307||subcompact car|Coupe GT
us|Coupe|1987|2.2/5/0 2.3/5/0|a3 m5|F|m18-19 g291-307||subcompact car|Coupe GT
us|Coupe|1990-1991|2.3/5/0|m5|X|m18 g307||subcompact car|Coupe quattro
us|e-tron|2019-2022|//8|s|A|e63-78 r181-222||standard SUV|S;S Sportback;Sportback;Sportback quattro;quattro
us|e-tron|2023|//8|a2 s|A|e63-79 r181-226||standard SUV|S;S Sportback;Sportback quattro;quattro
us|e-tron GT|2022-2024|//8|a2|A|e82-85 r238-249||midsize car
us|e-tron GT|2025|//8|s|A|e84-90 r278-300||subcompact car|RS e-tron GT Performance;S e-tron GT
us|Q3|2015|2/4/0/t|a6|AF|m23 g240-243||compact car|quattro
us|Q3|2016|2/4/0/t|a8|AF|m23 g240-243||compact car|quattro
us|Q3|2017-2018|2/4/0/t|a6|AF|m23 g236-243||compact car|quattro
us|Q3|2019-2025|2/4/0/t|a8|A|m22-26 g215-248||small SUV|S line quattro;S-Line;S-line quattro;quattro
us|Q4 e-tron|2022|//8|s|A|e95 r241||standard SUV|Sportback quattro;quattro
us|Q4 e-tron|2023-2025|//8|s|AR|e93-115 r236-288||standard SUV|Q4 40 e-tron;Q4 45 e-tron;Q4 50 e-tron quattro;Q4 55 e-tron quattro;Q4 Sportback 50 e-tron quattro;Q4 Sportback 55 e-tron quattro;Sportback;quattro
us|Q4 e-tron|2026|//8|s|R|e115 r288||standard SUV|Q4 45 e-tron
us|Q5|2009-2010|3.2/6/0|a6|A|m20 g276||SUV
us|Q5|2011-2012|2/4/0/t 3.2/6/0|a6 a8|A|m20-22 g251-276||SUV
us|Q5|2013|2/4/a/t 2/4/2/t 2/4/0/t 3/6/0/s|a8|A|m21-26 g209-267||small SUV|Hybrid
us|Q5|2014-2016|2/4/a/t 2/4/2/t 3/6/1/t 3/6/0/s|a8|A|m21-26 g209-267||small SUV|Hybrid
us|Q5|2017|2/4/a/t 3/6/0/s|a8|A|m21-22 g245-267||small SUV
us|Q5|2018-2019|2/4/0/t|a7|A|m24-25 g226-231||small SUV
us|Q5|2020|2/4/0/t 2/4/4/t|a7 d7|A|m24-27 g103-226||small SUV
us|Q5|2021-2023|2/4/3/t 2/4/4/t|d7|A|m25-27 g92-222||small SUV|S line quattro;S-Line quattro;Sportback;Sportback S line quattro;Sportback S-line quattro;TFSI e quattro;quattro
us|Q5|2024|2/4/3/t|d7|A|m24-26 g215-227||small SUV|S line quattro;Sportback S line quattro;quattro
us|Q5|2025|2/4/3/t 2/4/0/t 2/4/4/t|d7|A|m25-26 g93-222||small SUV|Plug-In Hybrid quattro;S line quattro;Sportback S line quattro;Sportback TFSI quattro;TFSI quattro;quattro
us|Q6 e-tron|2025|//8|s|AR|e95-104 r295-321||standard SUV|Q6 Sportback e-tron quattro;quattro;ultra
us|Q7|2007-2008|3.6/6/0 4.2/8/0|a6|X|m14-16 g345-394||SUV
us|Q7|2009|3/6/1/t 3.6/6/0 4.2/8/0|a6|XA|m15-20 g316-368||SUV
us|Q7|2010|3/6/1/t 3.6/6/0 4.2/8/0|a6|A|m15-20 g316-368||SUV
us|Q7|2011-2015|3/6/1/t 3/6/0/s|a8|A|m18-22 g290-316||standard SUV
us|Q7|2017-2019|2/4/0/t 3/6/0/s|a8|A|m21-22 g252-260||standard SUV
us|Q7|2020-2026|2/4/0/t 3/6/3/t|a8|A|m18-22 g252-298||standard SUV|quattro
us|Q8|2019-2026|3/6/3/t|a8|A|m18-20 g273-298||standard SUV|quattro
us|Q8 e-tron|2024|//8|a2|A|e81-87 r285-300||standard SUV|Q8 Sportback e-tron quattro;Q8 Sportback e-tron ultra quattro;quattro
us|Q8 e-tron|2025|//8|s|A|e74-78 r254-272||standard SUV|Q8 Sportback e-tron quattro;quattro
us|Quattro|1984|2.1/5/0/t|m5||m16 g345||subcompact car
us|Quattro|1985|2.1/5/0/t|m5|X|m17 g325||subcompact car
us|R8|2008-2009|4.2/8/0|a6 m6|X|m15 g368||two-seater
us|R8|2010-2012|4.2/8/0 5.2/10/0|r6 m6|A|m14-16 g345-394||two-seater
us|R8|2014-2015|4.2/8/0 5.2/10/0|d7 m6|A|m14-17 g334-386||two-seater
us|R8|2017|5.2/10/0|d7|A|m17 g322||two-seater
us|R8|2018|5.2/10/0|d7|AR|m17-18 g309-330||two-seater|Spyder
us|R8|2020|5.2/10/0|d7|A|m16 g345||two-seater|Spyder
us|R8|2021-2023|5.2/10/0|d7|AR|m15-17 g320-360||two-seater|Coupe;Coupe quattro;GT;Spyder;Spyder quattro
us|R8|2011-2012|4.2/8/0 5.2/10/0|r6 m6|A|m14-16 g345-394||two-seater|R8 Spyder
us|R8|2014-2015|4.2/8/0 5.2/10/0|d7 m6|A|m14-17 g334-386||two-seater|R8 Spyder
us|R8|2017|5.2/10/0|d7|A|m17 g322||two-seater|R8 Spyder
us|RS 3|2017-2020|2.5/5/0/t|d7|A|m22-23 g244-248||subcompact car|RS3
us|RS 3|2022-2026|2.5/5/0/t|d7|A|m23 g238-241||subcompact car|RS3
us|RS 4|2007-2008|4.2/8/0|m6|X|m14-15 g368-394||compact car|RS4;RS4 Cabriolet
us|RS 5|2013-2015|4.2/8/0|d7|A|m18 g298-302||subcompact car|Cabriolet
us|RS 5|2018|2.9/6/0/t|d8|A|m21 g260||subcompact car
us|RS 5|2019|2.9/6/0/t|a8|A|m20-21 g262-268||subcompact car|Sportback
us|RS 5|2021|2.9/6/0/t|a8|A|m20-21 g266-268||subcompact car|Sportback
us|RS 5|2022-2023|2.9/6/0/t|a8|4|m21 g267-268||subcompact car|Coupe;Sportback
us|RS 5|2024-2025|2.9/6/0/t|a8|A|m20-21 g264-272||midsize car|Coupe;Sportback
us|RS 6|2003|4.2/8/0/t|a5|X|m16 g345||midsize car|RS6
us|RS 6|2021-2026|4/8/3/t|a8|A|m16-17 g319-339||midsize wagon|Avant
us|RS 7|2014-2018|4/8/0/t|a8|A|m17-19 g293-318||midsize car
us|RS 7|2021-2026|4/8/3/t|a8|A|m16-17 g315-339||midsize car
us|RS e-tron GT|2022-2024|//8|a2|A|e81-85 r232-249||midsize car
us|RS Q8|2020-2026|4/8/3/t|a8|A|m15-16 g340-360||standard SUV|Performance
us|S3|2015-2017|2/4/0/t|d6|A|m24-26 g211-232||subcompact car
us|S3|2018-2020|2/4/0/t|d7|A|m25 g222-223||subcompact car
us|S3|2022-2023|2/4/0/t|d7|A|m26-27 g206-208||subcompact car
us|S3|2024|2/4/3/t|d7|A|m26 g208||subcompact car
us|S3|2025-2026|2/4/0/t|d7|A|m26 g214-215||subcompact car
us|S4|1992-1994|2.2/5/0/t|m5|X|m18 g307||compact car
us|S4|2000-2002|2.7/6/0/t|a5 m6|X|m18 g307||compact car|Avant
us|S4|2004-2009|4.2/8/0|a6 m6|X|m15-18 g307-368||subcompact car|Avant;Cabriolet
us|S4|2010-2012|3/6/0/s|a7 m6|A|m21 g263||compact car
us|S4|2013-2016|3/6/0/s|d7 m6|A|m20-21 g257-273||compact car
us|S4|2018|3/6/0/t|d8|A|m24 g232||compact car
us|S4|2019-2021|3/6/0/t|a8|A|m23-24 g231-244||compact car
us|S4|2022-2023|3/6/0/t|a8|4|m24 g226||compact car
us|S4|2024-2025|3/6/0/t|a8|A|m24 g234||compact car
us|S5|2008-2009|4.2/8/0|a6 m6|X|m16-19 g291-345||subcompact car
us|S5|2010-2012|3/6/0/s 4.2/8/0|a6 a7 m6|A|m17-20 g276-325||subcompact car|Cabriolet
us|S5|2013-2017|3/6/0/s|d7 m6|A|m20-21 g257-273||subcompact car|Cabriolet
us|S5|2018|3/6/0/t|d8|A|m23-24 g232-239||subcompact car|Cabriolet;Sportback
us|S5|2019-2021|3/6/0/t|a8|A|m22-24 g231-252||subcompact car|Cabriolet;Sportback
us|S5|2022-2023|3/6/0/t|a8|4|m23-24 g226-233||subcompact car|Cabriolet;Coupe;Sportback
us|S5|2024|3/6/0/t|a8|A|m22-24 g234-247||subcompact car|Cabriolet;Coupe;Sportback
us|S5|2025|3/6/0/t|a8 d7|A|m22-23 g239-247||midsize car|Sportback
us|S6|1995|2.2/5/0/t|m5|X|m18 g307||compact car|Wagon
us|S6|2002-2003|4.2/8/0|a5|X|m15 g368||midsize wagon|Avant
us|S6|2007-2009|5.2/10/0|a6|X|m16 g345||midsize car
us|S6|2010-2011|5.2/10/0|a6|A|m16 g345||midsize car
us|S6|2013-2018|4/8/0/t|d7|A|m18-21 g263-298||midsize car
us|S6|2020-2021|2.9/6/3/t|a8|A|m22 g255||midsize car
us|S6|2022|2.9/6/3/t|a8|4|m22 g254||midsize car
us|S6|2023|2.9/6/3/t|a8|A|m22 g254||midsize car
us|S6|2024-2025|2.9/6/3|a8|A|m22 g254-255||midsize car
us|S7|2013-2018|4/8/0/t|d7|A|m18-21 g265-298||midsize car
us|S7|2020-2021|2.9/6/3/t|a8|A|m22 g255||midsize car
us|S7|2022|2.9/6/3/t|a8|4|m22 g254||midsize car
us|S7|2023|2.9/6/3/t|a8|A|m22 g254||midsize car
us|S7|2024-2025|2.9/6/3|a8|A|m22 g254-255||midsize car
us|S8|2001-2003|4.2/8/0|a5|X|m15-16 g345-368||midsize car|quattro
us|S8|2007-2009|5.2/10/0|a6|X|m15 g368||midsize car
us|S8|2013-2018|4/8/0/t|a8|A|m18-20 g281-313||midsize car
us|S8|2020-2026|4/8/3/t|a8|A|m16-18 g312-339||large car
us|SQ5|2014-2017|3/6/0/s|a8|A|m19 g285-295||small SUV
us|SQ5|2018|3/6/0/t|d8|A|m21 g270||small SUV
us|SQ5|2019-2021|3/6/0/t|a8|A|m20-21 g270-276||small SUV|Sportback
us|SQ5|2022-2023|3/6/0/t|a8|4|m21 g262||small SUV|Sportback
us|SQ5|2024|3/6/0/t|a8|A|m21 g265||small SUV|Sportback
us|SQ5|2025|3/6/0/t|a8 d7|A|m21-22 g251-265||small SUV|Sportback
us|SQ6 e-tron|2025|//8|s|A|e89-91 r275-283||standard SUV|SQ6 Sportback e-tron
us|SQ7|2020-2023|4/8/0/t|a8|A|m17 g321-331||standard SUV
us|SQ7|2024|4/8/0/t|a8|4|m17 g326||standard SUV
us|SQ7|2025-2026|4/8/0/t|a8|A|m16-17 g326-336||standard SUV
us|SQ8|2020-2026|4/8/0/t|a8|A|m16-17 g322-336||standard SUV
us|SQ8 e-tron|2024|//8|a2|A|e63-73 r218-253||standard SUV|SQ8 Sportback e-tron
us|SQ8 e-tron|2025|//8|s|A|e60-70 r208-242||standard SUV|SQ8 Sportback e-tron
us|TT|2000|1.8/4/0/t|m5|XF|m21-23 g240-263||minicompact car|Coupe;Coupe quattro
us|TT|2001-2002|1.8/4/0/t|m5 m6|XF|m21-23 g240-263||minicompact car|Coupe;Coupe quattro;Roadster;Roadster quattro
us|TT|2003|1.8/4/0/t|a6 m6|XF|m21 g263||two-seater|Coupe;Coupe quattro;Roadster;Roadster quattro
us|TT|2004-2006|1.8/4/0/t 3.2/6/0|a6 m6|XF|m19-22 g251-291||two-seater|Coupe;Coupe quattro;Roadster;Roadster quattro
us|TT|2008-2009|2/4/0/t 3.2/6/0|a6 m6|XF|m19-26 g212-291||two-seater|Coupe;Coupe quattro;Roadster;Roadster quattro
us|TT|2010-2011|2/4/0/t|a6|A|m24-26 g212-230||two-seater|Coupe quattro;Roadster quattro
us|TT|2012|2/4/0/t 2.5/5/0/t|a6 m6|A|m20-26 g212-276||subcompact car|Coupe quattro;RS Coupe;Roadster quattro
us|TT|2013|2/4/0/t 2.5/5/0/t|d6 m6|A|m20-26 g214-268||subcompact car|Coupe quattro;RS Coupe;Roadster quattro
us|TT|2014-2017|2/4/0/t|d6|A|m26 g209-215||two-seater|Coupe quattro;Roadster quattro
us|TT|2018|2/4/0/t 2.5/5/0/t|d6 d7|A|m22-26 g209-245||subcompact car|Coupe quattro;RS;Roadster quattro
us|TT|2019-2022|2/4/0/t 2.5/5/0/t|d7|A|m23-26 g211-241||subcompact car|Coupe quattro;RS;RS Coupe;Roadster quattro
us|TT|2023|2/4/0/t|d7|A|m25 g216||two-seater|Coupe;Roadster
us|TTS|2020-2021|2/4/0/t|d7|A|m25 g220||subcompact car|Coupe
us|TTS|2016-2018|2/4/0/t|d6|A|m25 g222||subcompact car|TTS Coupe
us|TTS|2019|2/4/0/t|d7|A|m25 g220||subcompact car|TTS Coupe
us|TTS|2022-2023|2/4/0/t|d7|A|m26 g209||subcompact car|TTS Coupe;quattro
us|V8|1990-1991|3.6/8/0|a4 m5|X|m14-15 g368-394||midsize car
us|V8|1992-1994|4.2/8/0|a4|X|m15 g368||compact car
uk|A1|2011-2013|1.2//0/t/1197 1.4//0/t/1390 1.6//1/t/1598 2//1/t/1968|d7 m5 m6||n48-74 N99-139|5|fastback
uk|A1|2015|1//0/t/999 1.4//0/t/1395|d7 m5 m6||n54-67 N97-120|6|fastback
uk|A1|2016-2017|1//0/t/999 1.4//0/t/1395 1.6//1/t/1598 2//0/t/1984|d7 m5 m6|A|n39-76 N97-168|6|fastback
uk|A1|2018|1//0/t/999 1.4//0/t/1395 1.6//1/t/1598 2//0/t/1984|d7 m5 m6|A|n39-76 N97-168|6 6b|fastback
uk|A1|2019|1//0/t/999 1.6//1/t/1598|d7 m5||n64-71 N102-112|6 6b|fastback
uk|A3|2011-2013|1.2//0/t/1197 1.4//0/t/1390 1.6//1/t/1598 1.6//0//1598 1.8//0/t/1798 2//1/t/1968 2//0/t/1984 2.5//0/t/2480|d6 d7 m5 m6|A|n31-69 N109-212|5|convertible;fastback
uk|A3|2016|1//0/t/999 1.4//0/t/1395 1.4//4//1395 1.6//1/t/1598 1.6//0/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m6|A|n40-74 N38-163|6|convertible;fastback;hatchback;saloon
uk|A3|2017-2018|1//0/t/999 1.4//0/t/1395 1.4//4//1395 1.5//0/t/1498 1.6//1/t/1598 1.6//0/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m6|A|n40-74 N38-163|6|convertible;fastback;hatchback;saloon
uk|A3|2019|1.5//0/t/1498 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m6|A|n40-72 N103-163|6|convertible;fastback;hatchback;saloon
uk|A4|2011-2013|1.8//0/t/1798 2//1/t/1968 2//0/t/1984 3//1/t/2967 3//0/t/2995|d7 m6|A|n34-66 N112-197|5|estate;saloon
uk|A4|2015|1.4//0/t/1395 2//1/t/1968 2//0/t/1984 3//1/t/2967|d7 d8 m6|A|n45-71 N106-144|6|saloon
uk|A4|2016-2017|1.4//0/t/1395 2//1/t/1968 2//0/t/1984 3//1/t/2967 3//0/t/2995|a8 d7 d8 m6|A|n37-74 N99-175|6|estate;saloon
uk|A4|2018|1.4//0/t/1395 2//1/t/1968 2//0/t/1984 3//1/t/2967 3//0/t/2995|a8 d7 d8 m6|A|n37-74 N99-175|6 6b|estate;saloon
uk|A4|2019|1.4//0/t/1395|d7 m6||n50-53 N122-131|6 6b|estate;saloon
uk|A4 Allroad|2011-2013|2//1/t/1968 2//0/t/1984 3//1/t/2967|d7 m6|A|n39-49 N153-170|5|estate
uk|A4 Allroad|2016-2018|2//1/t/1968 2//0/t/1984 3//1/t/2967|a8 d7|A|n42-58 N128-154|6|estate
uk|A4 Allroad|2019|2//0/t/1984 3//1/t/2967|a8 d7|A|n42-51 N143-154|6|estate
uk|A5|2011-2013|1.8//0/t/1789 1.8//0/t/1798 2//1/t/1968 2//0/t/1984 3//1/t/2967 3//0/t/2995 4.2//0//4163|d7 m6|A|n27-64 N115-246|5|convertible;coupe;fastback
uk|A5|2016-2017|2//1/t/1968 2//0/t/1984 3//1/t/2967 3//0/t/2995|a7 a8 d6 d7 m6|A|n36-71 N105-177|6|convertible;coupe;fastback
uk|A5|2018-2019|1.4//0/t/1395 2//1/t/1968 2//0/t/1984 3//1/t/2967 3//0/t/2995|a7 a8 d6 d7 m6|A|n36-71 N105-177|6 6b|convertible;coupe;fastback
uk|A6|2011-2013|2//1/t/1968 3//1/t/2967 3//0/t/2995 4//0/t/3993|a8 d7 m6|A|n29-58 N129-226|5|estate;saloon
uk|A6|2016|2//1/t/1968 3//1/t/2967 4//0/t/3993|a8 d7 m6|A|n29-67 N110-224|6|estate;saloon
uk|A6|2017|1.8//0/t/1798 2//1/t/1968 3//1/t/2967 4//0/t/3993|a8 d7 m6|A|n29-67 N110-224|6|estate;saloon
uk|A6|2018|1.8//0/t/1798 2//1/t/1968 2//0/t/1984 3//1/t/2967 4//0/t/3993|a8 d7 m6|A|n29-67 N110-224|6 6b|estate;saloon
uk|A6|2019|1.8//0/t/1798 2//1/t/1968 2//0/t/1984 3//1/t/2967|a8 d7|A|n40-64 N114-163|6 6b|estate;saloon
uk|A6 Allroad|2011-2013|3//1/t/2967 3//0/t/2995|a8 d7|A|n32-46 N159-206|5|estate
uk|A6 Allroad|2016-2018|3//1/t/2967|a8 d7|A|n44-50 N149-172|6|estate
uk|A6 Allroad|2019|3//1/t/2967|d7|A|n47 N155|6|estate
uk|A7|2011-2013|2.8//0//2773 3//1/t/2967 3//0/t/2995 4//0/t/3993|a8 d7|A|n29-55 N135-225|5|fastback
uk|A7|2016-2017|3//1/t/2967 4//0/t/3993|a8 d7|A|n30-60 N122-220|6|fastback
uk|A7|2018|2//1/t/1968 3//1/t/2967 3//0/t/2995 4//0/t/3993|a8 d7|A|n30-60 N122-220|6 6b|fastback
uk|A7|2019|2//1/t/1968 3//1/t/2967 3//0/t/2995|a8 d7|A|n39-60 N122-163|6 6b|fastback
uk|A8|2016|3//1/t/2967 4//0/t/3993 4.1//1/t/4134 6.3//0//6299|a8|A|n26-50 N149-254|6
uk|A8|2017-2018|2//1/t/1968 3//1/t/2967 3//0/t/2995 4//0/t/3993 4.1//1/t/4134 6.3//0//6299|a8|A|n26-50 N145-254|6
uk|A8|2019|2//1/t/1968 3//1/t/2967 3//0/t/2995|a8|A|n35-50 N145-182|6
uk|Q2|2016|1//0/t/999 1.4//0/t/1395 1.6//1/t/1598 2//1/t/1968|d7 m6|A|n49-69 N109-131|6
uk|Q2|2017-2018|1//0/t/999 1.4//0/t/1395 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d7 m6|A|n44-69 N109-146|6
uk|Q2|2019|1.4//0/t/1395 1.6//1/t/1598 2//0/t/1984|d7 m6|A|n44-69 N109-146|6
uk|Q3|2011-2013|2//1/t/1968 2//0/t/1984|d7 m6|A|n37-54 N137-179|5
uk|Q3|2015|1.4//0/t/1395 2//0/t/1984|d6 d7 m6|A|n40-50 N131-161|6
uk|Q3|2016-2017|1.4//0/t/1395 2//1/t/1968 2//0/t/1984|d6 d7 m6|A|n40-63 N117-161|6
uk|Q3|2018-2019|1.4//0/t/1395 2//1/t/1968 2//0/t/1984|d6 d7 m6|A|n40-63 N117-161|6 6b
uk|Q5|2011-2013|2//1/t/1968 2//0/t/1984 3//1/t/2967 3.2//0//3197|a8 d7 m6|A|n30-46 N162-218|5
uk|Q5|2016|2//1/t/1968 2//0/t/1984|d7|A|n40-56 N132-162|6
uk|Q5|2017|2//1/t/1968 2//0/t/1984 3//0/t/2995|a8 d7|A|n33-56 N132-195|6
uk|Q5|2018-2019|2//1/t/1968 2//0/t/1984 3//1/t/2967 3//0/t/2995|a8 d7|A|n33-56 N132-195|6
uk|Q7|2011-2013|3//1/t/2967 3//0/t/2995 4.1//1/t/4134|a8|A|n26-39 N189-249|5
uk|Q7|2015|3//1/t/2967|a8|A|n49 N150|6
uk|Q7|2016|3//1/t/2967 3//7/t/2967|a8 d8|A|n37-49 N48-199|6
uk|Q7|2017|3//1/t/2967 3//7/t/2967 4//1/t/3956|a8 d8|A|n37-49 N48-199|6
uk|Q7|2018-2019|3//1/t/2967 3//7/t/2967 4//1/t/3956|a8 d8|A|n37-49 N48-199|6 6b
uk|Q8|2018-2019|3//1/t/2967|a8|A|n42 N178|6b
uk|R8|2011-2013|4.2//0//4163 5.2//0//5204|a6 d6 m6|A|n19-21 N310-349|5|convertible;coupe
uk|R8|2016-2019|5.2//0//5204|d7|A|n21-25 N272-309|6|convertible;coupe
uk|R8|2011-2013|5.2//0//5204|a6|A|n20 N323-332|5||R8 GT
uk|TT|2011-2013|1.8//0/t/1798 2//1/t/1968 2//0/t/1984 2.5//0/t/2480|d6 d7 m6|A|n31-53 N139-212|5|convertible;coupe
uk|TT|2015|2//0/t/1984|d6 m6|A|n41-46 N141-158|6|convertible;coupe
uk|TT|2016-2018|1.8//0/t/1798 2//1/t/1968 2//0/t/1984 2.5//0/t/2480|d6 d7 m6|A|n33-60 N124-194|6|convertible;coupe
uk|TT|2019|2//1/t/1968 2//0/t/1984 2.5//0/t/2480|d6 d7 m6|A|n33-60 N124-194|6|convertible;coupe
=BMW
us|1 Series|2008-2010|3/6/0 3/6/0/t|a6 m6|R|m20-22 g251-276||subcompact car|128ci Convertible;128i;128i Convertible;135i;135i Convertible
us|1 Series|2011-2012|3/6/0 3/6/0/t|a6 a7 m6|R|m20-23 g240-276||subcompact car|128ci Convertible;128i;135i;135i Convertible;M1 Coupe
us|1 Series|2013|3/6/0 3/6/0/t|a6 d7 m6|R|m20-23 g240-269||subcompact car|128ci Convertible;128i;135i;135i Convertible
us|2 Series|2014|2/4/0/t 3/6/0/t|a8 m6|R|m22-27 g201-242||subcompact car|228i;M235i
us|2 Series|2015-2020|2/4/0/t 3/6/0/t|a8 m6|AR|m21-28 g198-257||subcompact car|228i;228i Convertible;228i xDrive;228i xDrive Convertible;228i xDrive Gran Coupe;230i Convertible;230i Coupe;230i xDrive Convertible;230i xDrive Coupe;M235i;M235i Convertible;M235i xDrive;M235i xDrive Convertible;M240i Convertible;M240i Coupe;M240i Coupe M Performance
us|2 Series|2021|2/4/0/t 3/6/0/t|a8 m6|AFR|m21-28 g198-255||subcompact car|228i Gran Coupe;228i xDrive Gran Coupe;230i Convertible;230i Coupe;230i xDrive Convertible;230i xDrive Coupe;M235i xDrive Gran Coupe;M240i Convertible;M240i Coupe;M240i xDrive Convertible;M240i xDrive Coupe
us|2 Series|2022-2024|2/4/0/t 3/6/0/t|a8|AFR|m26-30 g184-213||subcompact car|228i Gran Coupe;228i xDrive Gran Coupe;230i Coupe;230i xDrive Coupe;M235i xDrive Gran Coupe;M240i Coupe;M240i xDrive Coupe
us|2 Series|2025|2/4/0/t 3/6/0/t|a8 d7|AR|m26-30 g179-211||subcompact car|228 xDrive Gran Coupe;230i Coupe;230i xDrive Coupe;M235 xDrive Gran Coupe;M240i Coupe;M240i xDrive Coupe
us|2 Series|2026|2/4/0/t 3/6/0/t|a8 d7|AFR|m26-31 g173-211||subcompact car|228 Gran Coupe;228 xDrive Gran Coupe;230i Coupe;230i xDrive Coupe;M235 xDrive Gran Coupe;M240i Coupe;M240i xDrive Coupe
us|3 Series|1984|1.8/4/0 2.7/6/0|a3 a4 m5||m20-24 g230-276||subcompact car
us|3 Series|1985|1.8/4/0 2.7/6/0|a4 m5|R|m21-23 g240-263||subcompact car
us|3 Series|1986|2.7/6/0|a4 m5|R|m20-21 g263-276||subcompact car
us|3 Series|1987|2.5/6/0 2.7/6/0|a4 m5|R|m18-21 g263-307||subcompact car
us|3 Series|1988|2.3/4/0 2.5/6/0 2.7/6/0|a4 m5|XR|m18-20 g276-307||subcompact car
us|3 Series|1989-1990|2.5/6/0|a4 m5|XR|m18 g307||subcompact car|325i Convertible;325i/325is;325ix
us|3 Series|1991|1.8/4/0 2.5/6/0|a4 m5|XR|m15-21 g263-368||subcompact car|318i;318is;318is Convertible;325i;325i Convertible;325i/325is;325ic;325is;325ix
us|3 Series|1992-1995|1.8/4/0 2.5/6/0|a4 m5|R|m18-23 g240-307||subcompact car|318i Convertible;318i/318iS;318ti;325i Convertible;325i/325iS
us|3 Series|1996-1997|1.9/4/0 2.8/6/0|a4 m5|R|m19-24 g230-291||subcompact car|318i Convertible;318i/318is;318ti;328i Convertible;328i/328is;328ic
us|3 Series|1998|1.9/4/0 2.5/6/0 2.8/6/0|a4 m5|R|m19-24 g230-291||subcompact car|318i/318is;318ti;323i Convertible;323is;328i Convertible;328i/328is
us|3 Series|1999|1.9/4/0 2.5/6/0 2.8/6/0|a4 a5 m5|R|m20-24 g230-276||compact car|318ti;323i;323i Convertible;323is;328i;328i Convertible;328is
us|3 Series|2000|2.5/6/0 2.8/6/0|a5 m5|R|m18-21 g263-307||compact car|323ci;323i;323i Convertible;323i Touring;328ci;328i
us|3 Series|2001-2002|2.5/6/0 3/6/0|a5 m5|XR|m18-22 g251-307||compact car|325ci;325ci Convertible;325i;325i Sport Wagon;325xi;325xi Sport Wagon;330ci;330ci Convertible;330i;330xi
us|3 Series|2003|2.5/6/0 3/6/0|a5 m5 m6|XR|m19-22 g251-291||compact car|325ci;325ci Convertible;325i;325i Sport Wagon;325xi;325xi Sport Wagon;330ci;330ci Convertible;330i;330xi
us|3 Series|2004-2006|2.5/6/0 3/6/0|a5 a6 m5 m6|XR|m19-22 g251-291||compact car|325ci;325ci Convertible;325i;325i Sport Wagon;325xi;325xi Sport Wagon;330ci;330ci Convertible;330i;330xi
us|3 Series|2007-2008|3/6/0 3/6/0/t|a6 m6|XR|m19-22 g251-291||subcompact car|328ci;328ci Convertible;328cxi;328i;328i Sport Wagon;328xi;328xi Sport Wagon;335ci;335ci Convertible;335cxi;335i;335xi
us|3 Series|2009|3/6/1 3/6/0 3/6/0/t|a6 m6|XR|m19-27 g234-291||subcompact car|328ci;328ci Convertible;328ci xDrive;328i;328i Sport Wagon;328i Sport Wagon xDrive;328i xDrive;335ci;335ci Convertible;335ci xDrive;335d;335i;335i xDrive
us|3 Series|2010|3/6/1/t 3/6/0 3/6/0/t|a6 m6|AR|m19-27 g234-291||subcompact car|328ci;328ci Convertible;328ci xDrive;328i;328i Sport Wagon;328i Sport Wagon xDrive;328i xDrive;335ci;335ci Convertible;335ci xDrive;335d;335i;335i xDrive
us|3 Series|2011|3/6/1/t 3/6/0 3/6/0/t|a6 a7 m6|AR|m19-27 g234-291||subcompact car|328ci;328ci Convertible;328ci xDrive;328i;328i Sports Wagon;328i xDrive;328i xDrive Sports Wagon;335ci;335ci Convertible;335ci xDrive;335d;335i;335i xDrive;335is Convertible;335is Coupe
us|3 Series|2012|2/4/0/t 3/6/0 3/6/0/t|a6 a7 a8 m6|AR|m19-27 g205-291||subcompact car|328ci Convertible;328i;328i Coupe;328i Coupe xDrive;328i Sport Wagon;328i xDrive Sport Wagon;335ci Convertible;335i;335i Coupe;335i Coupe xDrive;335is Convertible;335is Coupe
us|3 Series|2013|2/4/0/t 3/6/2/t 3/6/0 3/6/0/t|a6 a8 d7 m6|AR|m19-28 g197-286||subcompact car|320i;320i xDrive;328i;328i Convertible;328i Coupe;328i Coupe xDrive;328i xDrive;335i;335i Convertible;335i Coupe;335i Coupe xDrive;335i xDrive;335is Convertible;335is Coupe;ActiveHybrid 3
us|3 Series|2014-2015|2/4/1/t 2/4/0/t 3/6/2/t 3/6/0/t|a8 m6|AR|m23-36 g177-245||compact car|320i;320i xDrive;328d;328d xDrive;328d xDrive Sports Wagon;328i;328i xDrive;328i xDrive Gran Turismo;328i xDrive Sports Wagon;335i;335i xDrive;335i xDrive Gran Turismo;ActiveHybrid 3
us|3 Series|2016-2018|2/4/1/t 2/4/0/t 2/4/4/t 3/6/0/t|a8 m6|AR|m23-36 g114-245||compact car|320i;320i xDrive;328d;328d xDrive;328d xDrive Sports Wagon;328i;328i xDrive;328i xDrive Gran Turismo;328i xDrive Sports Wagon;330e;330i;330i xDrive;330i xDrive Gran Turismo;330i xDrive Sports Wagon;335i xDrive Gran Turismo;340i
us|3 Series|2019-2020|2/4/0/t 3/6/0/t|a8|AR|m23-30 g186-238||compact car|330i;330i xDrive;330i xDrive Gran Turismo;330i xDrive Sports Wagon;340i xDrive Gran Turismo;M340i;M340i xDrive
us|3 Series|2021-2024|2/4/0/t 2/4/4/t 3/6/3/t|a8|AR|m25-30 g98-215||compact car|330e;330e Sedan;330e xDrive;330e xDrive Sedan;330i;330i Sedan;330i xDrive;330i xDrive Sedan;M340i;M340i Sedan;M340i xDrive;M340i xDrive Sedan
us|3 Series|2025|2/4/3/t 3/4/3/t|a8|AR|m29-31 g178-189||compact car|330i Sedan;330i xDrive Sedan;M340i Sedan;M340i xDrive Sedan
us|3 Series|2026|2/4/3/t 3/6/3/t|a8|AR|m29-31 g178-189||compact car|330i Sedan;330i xDrive Sedan;M340i Sedan;M340i xDrive Sedan
us|4 Series|2014-2020|2/4/0/t 3/6/0/t|a8 m6|AR|m21-27 g201-257||compact car|428i Convertible;428i Coupe;428i Gran Coupe;428i xDrive Convertible;428i xDrive Coupe;428i xDrive Gran Coupe;430i Convertible;430i Coupe;430i Gran Coupe;430i xDrive Convertible;430i xDrive Coupe;430i xDrive Gran Coupe;435i Convertible;435i Coupe;435i Gran Coupe;435i xDrive Convertible
us|4 Series|2021-2024|2/4/0/t 3/6/3/t|a8|AR|m25-29 g189-224||subcompact car|430i Convertible;430i Coupe;430i Gran Coupe;430i xDrive Convertible;430i xDrive Coupe;430i xDrive Gran Coupe;M440i Convertible;M440i Coupe;M440i Gran Coupe;M440i xDrive Convertible;M440i xDrive Coupe;M440i xDrive Gran Coupe
us|4 Series|2025|2/4/3/t 3/4/3/t|a8|AR|m27-31 g177-199||subcompact car|430i Convertible;430i Coupe;430i Gran Coupe;430i xDrive Convertible;430i xDrive Coupe;430i xDrive Gran Coupe;M440i Convertible;M440i Coupe;M440i Gran Coupe;M440i xDrive Convertible;M440i xDrive Coupe;M440i xDrive Gran Coupe
us|4 Series|2026|2/4/3/t 3/6/3/t|a8|AR|m27-31 g177-199||subcompact car|430i Convertible;430i Coupe;430i Gran Coupe;430i xDrive Convertible;430i xDrive Coupe;430i xDrive Gran Coupe;M440i Convertible;M440i Coupe;M440i Gran Coupe;M440i xDrive Convertible;M440i xDrive Coupe;M440i xDrive Gran Coupe
us|5 Series|1984|2.7/6/0 3.2/6/0|a4||m18-20 g276-307||compact car
us|5 Series|1985|2.4/6/1 2.7/6/0 3.4/6/0|a4 m5|R|m17-24 g264-325||compact car
us|5 Series|1986|2.4/6/1/t 2.7/6/0 3.4/6/0|a4 m5|R|m16-23 g275-345||compact car
us|5 Series|1987|2.7/6/0 3.4/6/0|a4 m5|R|m16-20 g276-345||compact car
us|5 Series|1988|2.7/6/0 3.4/6/0 3.5/6/0|a4 m5|R|m12-19 g291-460||compact car
us|5 Series|1989-1993|2.5/6/0 3.4/6/0|a4 m5|R|m15-20 g276-368||compact car|525i;525i Touring;535i
us|5 Series|1994|2.5/6/0 3/8/0 3.1/8/0 4/8/0|a4 a5 m5|R|m17-20 g276-325||compact car|525i;525i Touring;530i;530i Touring;540i
us|5 Series|1995|2.5/6/0 3/8/0 4/8/0|a4 a5 m5 m6|R|m16-20 g276-345||compact car|525i;525i Touring;530i;530i Touring;540i
us|5 Series|1997-2000|2.8/6/0 4.4/8/0|a4 a5 m5 m6|R|m16-21 g263-345||compact car|528i;528i Sport Wagon;528i Touring;540i;540i Sport Wagon;540i Touring
us|5 Series|2001-2003|2.5/6/0 3/6/0 4.4/8/0|a5 m5 m6|R|m16-22 g251-345||compact car|525i;525i Sport Wagon;530i;540i;540i Sport Wagon
us|5 Series|2004-2005|2.5/6/0 3/6/0 4.4/8/0|a6 m6|R|m17-22 g251-325||midsize car|525i;530i;545i
us|5 Series|2006-2007|3/6/0 4.8/8/0|a6 m6|XR|m16-22 g251-345||midsize car|525i;525xi;530i;530xi;530xi Sport Wagon;550i
us|5 Series|2008-2009|3/6/0 3/6/0/t 4.8/8/0|a6 m6|XR|m18-21 g263-307||midsize car|528i;528i xDrive;528xi;535i;535i Sport Wagon xDrive;535i xDrive;535xi;535xi Sport Wagon;550i
us|5 Series|2010|3/6/0 3/6/0/t 4.4/8/0/t 4.8/8/0|a6 a8 m6|AR|m18-22 g251-307||midsize car|528i;528i xDrive;535i;535i Gran Turismo;535i Sport Wagon xDrive;535i xDrive;550 GT;550i;550i xDrive GT
us|5 Series|2011|3/6/0 3/6/0/t 4.4/8/0/t|a8 m6|AR|m17-25 g221-325||midsize car|528i;535i;535i Gran Turismo;535i xDrive;535i xDrive Gran Turismo;550i;550i Gran Turismo;550i xDrive;550i xDrive Gran Turismo
us|5 Series|2012-2013|2/4/0/t 3/6/2/t 3/6/0/t 4.4/8/0/t|a8 m6|AR|m17-27 g202-325||midsize car|528i;528i xDrive;535i;535i Gran Turismo;535i xDrive;535i xDrive Gran Turismo;550i;550i Gran Turismo;550i xDrive;550i xDrive Gran Turismo;ActiveHybrid 5
us|5 Series|2014|2/4/0/t 3/6/1/t 3/6/2/t 3/6/0/t 4.4/8/0/t|a8 m6|AR|m19-30 g208-291||midsize car|528i;528i xDrive;535d;535d xDrive;535i;535i Gran Turismo;535i xDrive;535i xDrive Gran Turismo;550i;550i Gran Turismo;550i xDrive;550i xDrive Gran Turismo;ActiveHybrid 5
us|5 Series|2015-2016|2/4/0/t 3/6/1/t 3/6/2/t 3/6/0/t 4.4/8/0/t|a8|AR|m19-30 g208-296||midsize car|528i;528i xDrive;535d;535d xDrive;535i;535i Gran Turismo;535i xDrive;535i xDrive Gran Turismo;550i;550i Gran Turismo;550i xDrive;550i xDrive Gran Turismo;ActiveHybrid 5
us|5 Series|2017|2/4/0/t 3/6/0/t 4.4/8/0/t|a8|AR|m18-27 g203-302||midsize car|530i;530i xDrive;535i Gran Turismo;535i xDrive Gran Turismo;540i;540i xDrive;550i xDrive Gran Turismo
us|5 Series|2018|2/4/0/t 2/4/4/t 3/6/1/t 3/6/0/t 4.4/8/0/t|a8|AR|m19-30 g120-282||midsize car|530e;530e xDrive;530i;530i xDrive;540d xDrive;540i;540i xDrive;M550i xDrive
us|5 Series|2019-2020|2/4/0/t 2/4/4/t 3/6/0/t 4.4/8/0/t|a8|AR|m20-29 g106-270||midsize car|530e;530e xDrive;530i;530i xDrive;540i;540i xDrive;M550i xDrive
us|5 Series|2021|2/4/3/t 2/4/0/t 2/4/4/t 3/6/3/t 3/6/0/t 4.4/8/0/t|a8|AR|m20-28 g111-273||midsize car|530e;530e xDrive;530i;530i xDrive;540i;540i xDrive;M550i xDrive
us|5 Series|2022-2023|2/4/0/t 2/4/4/t 3/6/3/t 4.4/8/0/t|a8|AR|m20-28 g111-277||midsize car|530e Sedan;530e xDrive Sedan;530i Sedan;530i xDrive Sedan;540i Sedan;540i xDrive Sedan;M550i xDrive Sedan
us|5 Series|2024|2/4/3/t 3/6/3/t|a8|AR|m28-30 g181-191||midsize car|530i Sedan;530i xDrive Sedan;540i xDrive Sedan
us|5 Series|2025-2026|2/4/3/t 3/6/3/t 3/6/4/t|a8|AR|m24-31 g83-191||midsize car|530i Sedan;530i xDrive Sedan;540i xDrive Sedan;550e xDrive Sedan
us|6 Series|1984|3.2/6/0|a4||m18 g307||subcompact car
us|6 Series|1985-1986|3.4/6/0|a4 m5|R|m16-17 g325-345||subcompact car
us|6 Series|1987-1988|3.4/6/0 3.5/6/0|a4 m5|R|m12-16 g345-460||subcompact car
us|6 Series|1989|3.4/6/0|a4 m5|R|m15-16 g345-368||subcompact car|635csi
us|6 Series|2004-2005|4.4/8/0|a6 m6|R|m16-19 g291-345||subcompact car|645ci;645ci Convertible
us|6 Series|2006-2010|4.8/8/0|a6 m6|R|m15-18 g307-368||subcompact car|650ci;650ci Convertible
us|6 Series|2012|3/6/0/t 4.4/8/0/t|a8 m6|AR|m17-26 g212-325||compact car|640i Convertible;640i Coupe;650i Convertible;650i Convertible xDrive;650i Coupe;650i Coupe xDrive
us|6 Series|2013-2019|3/6/0/t 4.4/8/0/t|a8|AR|m18-26 g214-302||subcompact car|640i Convertible;640i Coupe;640i Gran Coupe;640i xDrive Convertible;640i xDrive Coupe;640i xDrive Gran Coupe;640i xDrive Gran Turismo;650i Convertible;650i Convertible xDrive;650i Coupe;650i Coupe xDrive;650i Gran Coupe;650i xDrive Convertible;650i xDrive Coupe;650i xDrive Gran Coupe;Alpina B6 Gran Coupe xDrive
us|7 Series|1984|3.2/6/0|a4||m18 g307||compact car
us|7 Series|1985-1987|3.4/6/0|a4 m5|R|m15-16 g345-368||compact car
us|7 Series|1988-1992|3.4/6/0 5/12/0|a4 m5|R|m12-16 g345-460||midsize car|735i;735i Luxury;735il;750 Series;750i;750il
us|7 Series|1993-1994|4/8/0 5/12/0|a4 a5|R|m13-17 g325-425||midsize car|740i;740il;750il
us|7 Series|1995|4/8/0 5.4/12/0|a5|R|m15-17 g325-368||midsize car|740i;740il;750il
us|7 Series|1996-2001|4.4/8/0 5.4/12/0|a5|R|m14-18 g307-394||large car|740i;740i/740i Sport;740il;740il/740il Protection;750il;750il/750il Protection
us|7 Series|2002|4.4/8/0|a6|R|m19 g291||large car|745i;745li
us|7 Series|2003-2005|4.4/8/0 6/12/0|a6|R|m16-19 g291-345||large car|745i;745li;760i;760li
us|7 Series|2006-2008|4.8/8/0 6/12/0|a6|R|m15-18 g307-368||large car|750i;750li;760i;760li
us|7 Series|2009|4.4/8/0/t|a6|R|m17 g325||large car|750i;750li
us|7 Series|2010|4.4/8/0/t 6/12/0/t|a6 a8|AR|m15-17 g325-368||large car|750Li;750Li xDrive;750i;750i xDrive;760Li
us|7 Series|2011-2012|3/6/0/t 4.4/8/2/t 4.4/8/0/t 6/12/0/t|a6 a8|AR|m15-20 g276-368||large car|740Li;740i;750Li;750Li xDrive;750i;750i xDrive;760Li;ActiveHybrid 7;ActiveHybrid 7L;ActiveHybrid 7Li;ActiveHybrid 7i;Alpina B7 LWB;Alpina B7 LWB xDrive;Alpina B7 SWB;Alpina B7 SWB xDrive
us|7 Series|2013-2014|3/6/2/t 3/6/0/t 4.4/8/0/t 6/12/0/t|a8|AR|m15-25 g217-363||large car|740Li;740Li xDrive;740i;750Li;750Li xDrive;750i;750i xDrive;760Li;ActiveHybrid 7L;Alpina B7 LWB;Alpina B7 LWB xDrive;Alpina B7 SWB;Alpina B7 SWB xDrive
us|7 Series|2015|3/6/1/t 3/6/2/t 3/6/0/t 4.4/8/0/t 6/12/0/t|a8|AR|m15-26 g217-363||large car|740Ld xDrive;740Li;740Li xDrive;740i;750Li;750Li xDrive;750i;750i xDrive;760Li;ActiveHybrid 7L;Alpina B7 LWB;Alpina B7 LWB xDrive;Alpina B7 SWB;Alpina B7 SWB xDrive
us|7 Series|2016|3/6/0/t 4.4/8/0/t|a8|AR|m19-24 g232-286||large car|740i;750i;750i xDrive
us|7 Series|2017-2019|2/4/4/t 3/6/0/t 4.4/8/0/t 6.6/12/0/t|a8|AR|m16-27 g133-355||large car|740e xDrive;740i;740i xDrive;750i;750i xDrive;Alpina B7 xDrive;M760i xDrive
us|7 Series|2020-2022|3/6/0/t 3/6/4/t 4.4/8/0/t 6.6/12/0/t|a8|AR|m16-25 g152-354||large car|740i;740i Sedan;740i xDrive;740i xDrive Sedan;745e xDrive;750i xDrive;750i xDrive Sedan;Alpina B7;Alpina B7 xDrive;M760i xDrive;M760i xDrive Sedan
us|7 Series|2023-2024|3/6/3/t 4.4/8/3/t|a8|AR|m20-28 g197-265||large car|740i Sedan;740i xDrive Sedan;760i xDrive Sedan
us|7 Series|2025-2026|3/6/3/t 3/6/4/t 4.4/8/3/t|a8|AR|m20-28 g81-265||large car|740i Sedan;740i xDrive Sedan;750e xDrive Sedan;760i xDrive Sedan
us|8 Series|1991-1993|5/12/0|a4 m6|R|m13 g425||subcompact car|850ci;850i
us|8 Series|1994|4/8/0 5/12/0 5.6/12/0|a4 a5 m6|R|m13-16 g345-425||subcompact car|840ci;850ci;850csi
us|8 Series|1995|4/8/0 5.4/12/0|a5 m6|R|m13-17 g325-425||subcompact car|840ci;850ci;850csi
us|8 Series|1996-1997|4.4/8/0 5.4/12/0|a5|R|m15 g368||subcompact car|840ci;850ci
us|8 Series|2019|4.4/8/0/t|a8|A|m20 g269-270||subcompact car|M850i xDrive Convertible;M850i xDrive Coupe
us|8 Series|2020-2026|3/6/0/t 4.4/8/0/t|a8|AR|m19-25 g216-285||subcompact car|840i Convertible;840i Coupe;840i Gran Coupe;840i xDrive Convertible;840i xDrive Coupe;840i xDrive Gran Coupe;Alpina B8 Gran Coupe;M850i xDrive Convertible;M850i xDrive Coupe;M850i xDrive Gran Coupe
us|X6|2010-2011|4.4/8/2/t|a7|A|m18 g307||SUV|ActiveHybrid X6
us|i3|2014-2021|0.6/2/4 //8|s|R|m31-39 g14-25 e112-124 r81-153||subcompact car|BEV;REX;i3s;i3s with Range Extender;with Range Extender
us|i4|2022-2023|//8|s|AR|e80-113 r227-301||subcompact car|M50 Gran Coupe;eDrive35 Gran Coupe;eDrive40 Gran Coupe
us|i4|2024|//8|s|4R|e80-120 r227-307||subcompact car|M50 Gran Coupe;eDrive35 Gran Coupe;eDrive40 Gran Coupe;xDrive40 Gran Coupe
us|i4|2025|//8|s|AR|e80-116 r227-318||compact car|M50 Gran Coupe;eDrive35 Gran Coupe;eDrive40 Gran Coupe;xDrive40 Gran Coupe
us|i5|2024|//8|s|4R|e85-105 r240-295||compact car|M60 xDrive Sedan;eDrive40 Sedan
us|i5|2025-2026|//8|s|AR|e84-110 r239-310||compact car|M60 xDrive Sedan;eDrive40 Sedan;xDrive40 Sedan
us|i7|2023|//8|s|A|e83-89 r296-318||large car|xDrive60 Sedan
us|i7|2024|//8|s|4AR|e77-90 r274-321||large car|M70 xDrive Sedan;eDrive50 Sedan;xDrive60 Sedan
us|i7|2025-2026|//8|s|AR|e75-88 r267-314||large car|M70 xDrive Sedan;eDrive50 Sedan;xDrive60 Sedan
us|i8|2014-2017|1.5/3/4/t|a6|A|m28 g123-124||subcompact car
us|i8|2019-2020|1.5/3/4/t|a6|A|m27 g119||subcompact car|Coupe;Roadster
us|iX|2022-2026|//8|s|A|e75-97 r211-364||standard SUV|M60;M70;xDrive40;xDrive45;xDrive50;xDrive60
us|M2|2016-2021|3/6/0/t|d7 m6|R|m19-22 g245-293||subcompact car|CS Coupe;Competition;Competition Coupe
us|M2|2023-2026|3/6/0/t|a8 m6|R|m19 g286-295||subcompact car|Coupe;Coupe CS
us|M3|1989-1991|2.3/4/0|m5|R|m18 g307||subcompact car
us|M3|1995|3/6/0|a5 m5|R|m20 g276||subcompact car
us|M3|1996|3.2/6/0|m5|R|m21 g263||subcompact car
us|M3|1997-1999|3.2/6/0|a5 m5|R|m18-21 g263-307||subcompact car|Convertible
us|M3|2001|3.2/6/0|m6|R|m17 g325||minicompact car|Convertible
us|M3|2002|3.2/6/0|a6|R|m16-17 g325-345||minicompact car|Convertible
us|M3|2003-2006|3.2/6/0|a6 m6|R|m16-17 g325-345||minicompact car|Convertible
us|M3|2008-2012|4/8/0|a7 m6|R|m16 g345||subcompact car|Convertible;Coupe;Sedan
us|M3|2013|4/8/0|d7 m6|R|m16 g338-350||subcompact car|Convertible;Coupe
us|M3|2015-2018|3/6/0/t|d7 m6|R|m19-20 g272-299||compact car|CS
us|M3|2021|3/6/0/t|a8 m6|R|m19 g292-293||compact car|Competition
us|M3|2022-2026|3/6/0/t|a8 m6|AR|m18-19 g292-305||compact car|CS Sedan;Competition M xDrive Sedan;Competition Sedan;Sedan
us|M4|2015-2020|3/6/0/t|d7 m6|R|m19-20 g272-299||compact car|CS;Convertible;Convertible Competition;Coupe;Coupe Competition;DTM Champions Edition;GTS
us|M4|2021|3/6/0/t|a8 m6|R|m19 g292-293||subcompact car|Competition Coupe;Coupe
us|M4|2022-2026|3/6/0/t|a8 m6|AR|m18-19 g292-301||subcompact car|CS Coupe;CSL Coupe;Competition Coupe;Competition M xDrive Convertible;Competition M xDrive Coupe;Coupe
us|M5|1991-1993|3.5/6/0|m5|R|m13-14 g394-425||compact car
us|M5|2000-2003|4.9/8/0|m6|R|m15 g368||compact car
us|M5|2006|5/10/0|a7|R|m13 g425||midsize car
us|M5|2007-2010|5/10/0|a7 m6|R|m13 g425||midsize car
us|M5|2013-2016|4.4/8/0/t|d7 m6|R|m16-17 g321-344||midsize car
us|M5|2018-2023|4.4/8/0/t|a8|A|m17 g322-325||midsize car|CS Sedan;Competition;Competition Sedan;Sedan
us|M5|2025-2026|4.4/8/4/t|a8|A|m13-14 g164-189||midsize car|Sedan;Touring
us|M6|1989|3.5/6/0|m5|R|m12 g460||subcompact car
us|M6|2006|5/10/0|a7|R|m13 g425||subcompact car
us|M6|2007-2010|5/10/0|a7 m6|R|m13 g425||subcompact car|Convertible
us|M6|2012|4.4/8/0/t|a7|R|m16 g345||compact car|Convertible
us|M6|2013-2019|4.4/8/0/t|d7 m6|R|m16-17 g321-344||subcompact car|Convertible;Coupe;Gran Coupe
us|M8|2020-2025|4.4/8/0/t|a8|A|m17 g321-324||subcompact car|Competition Convertible;Competition Coupe;Competition Gran Coupe;Convertible;Coupe;Gran Coupe
us|X1|2013-2015|2/4/0/t 3/6/0/t|a6 a8|AR|m21-27 g202-263||large car|sDrive28i;xDrive28i;xDrive35i
us|X1|2016|2/4/0/t|a8|A|m25 g217||large car|xDrive28i
us|X1|2017-2022|2/4/0/t|a8|AF|m25-27 g201-217||large car|sDrive28i;xDrive28i
us|X1|2023-2026|2/4/0/t|d7|A|m26-28 g193-208||small SUV|M35i;xDrive28i
us|X2|2018-2023|2/4/0/t|a8|AF|m25-27 g204-222||midsize car|M35i;sDrive28i;xDrive28i
us|X2|2024-2026|2/4/0/t|d7|A|m26-28 g195-210||small SUV|M35i;xDrive28i
us|X3|2004-2005|2.5/6/0 3/6/0|a5 m6|X|m17-18 g307-325||SUV
us|X3|2006|3/6/0|a5 m6|X|m17-18 g307-325||SUV
us|X3|2007-2009|3/6/0|a6 m6|X|m19-20 g276-291||SUV|3.0i;3.0si;xDrive30i
us|X3|2010|3/6/0|a6 m6|A|m19-20 g276-291||SUV|xDrive30i
us|X3|2011-2012|3/6/0 3/6/0/t|a8|A|m21 g263||SUV|xDrive28i;xDrive35i
us|X3|2013-2014|2/4/0/t 3/6/0/t|a8|A|m21-24 g231-258||small SUV|xDrive28i;xDrive35i
us|X3|2015-2016|2/4/1/t 2/4/0/t 3/6/0/t|a8|AR|m21-30 g214-258||small SUV|sDrive 28i;sDrive28i;xDrive28d;xDrive28i;xDrive35i
us|X3|2017|2/4/0/t 3/6/0/t|a8|AR|m21-24 g232-260||small SUV|sDrive28i;xDrive28i;xDrive35i
us|X3|2018|2/4/0/t 3/6/0/t|a8|A|m23-25 g223-241||small SUV|M40i;xDrive30i
us|X3|2019|2/4/0/t 3/6/0/t|a8|AR|m23-26 g214-244||small SUV|M40i;sDrive30i;xDrive30i
us|X3|2020-2021|2/4/0/t 2/4/4/t 3/6/0/t|a8|AR|m16-27 g127-339||small SUV|M;M Competition;M40i;sDrive30i;xDrive30e;xDrive30i
us|X3|2022-2024|2/4/0/t 3/6/3/t 3/6/0/t|a8|AR|m17-25 g219-322||small SUV|M;M Competition;M40i;sDrive30i;xDrive30i
us|X3|2025|2/4/3/t 3/4/3/t|a8|A|m27-29 g186-199||small SUV|M50i xDrive;xDrive30i
us|X3|2026|2/4/3/t 3/6/3/t|a8|A|m27-29 g186-199||small SUV|M50;xDrive30
us|X4|2015-2021|2/4/0/t 3/6/0/t|a8|A|m16-25 g218-339||small SUV|M;M Competition;M40i;xDrive28i;xDrive30i;xDrive35i
us|X4|2022-2025|2/4/0/t 3/6/3/t 3/6/0/t|a8|A|m17-24 g229-322||small SUV|M;M Competition;M40i;xDrive30i
us|X5|2000|4.4/8/0|a5|R|m14 g394||SUV
us|X5|2001|3/6/0 4.4/8/0|a5 m5|X|m14-16 g345-394||SUV
us|X5|2002-2003|3/6/0 4.4/8/0 4.6/8/0|a5 m5|X|m13-16 g345-425||SUV|4.6is
us|X5|2004-2006|3/6/0 4.4/8/0 4.8/8/0|a5 a6 m6|X|m16 g345||SUV|4.8IS
us|X5|2007-2008|3/6/0 4.8/8/0|a6|X|m16-18 g307-345||SUV|3.0si;4.8i
us|X5|2009|3/6/1 3/6/0 4.8/8/0|a6|XA|m16-22 g288-345||SUV|xDrive30i;xDrive35d;xDrive48i
us|X5|2010|3/6/1/t 3/6/0 4.4/8/0/t 4.8/8/0|a6|A|m14-22 g288-394||SUV|xDrive30i;xDrive35d;xDrive48i;xDriveM
us|X5|2011-2013|3/6/1/t 3/6/0/t 4.4/8/0/t|a6 a8|A|m14-22 g288-394||SUV|xDrive35d;xDrive35i;xDrive50i;xDriveM
us|X5|2014-2015|3/6/1/t 3/6/0/t 4.4/8/0/t|a8|AR|m17-27 g237-326||standard SUV|sDrive35i;xDrive35d;xDrive35i;xDrive50i
us|X5|2016-2018|2/4/4/t 3/6/1/t 3/6/0/t 4.4/8/0/t|a8|AR|m16-25 g153-341||standard SUV|M;sDrive35i;xDrive 35d;xDrive35d;xDrive35i;xDrive40e;xDrive50i
us|X5|2019|3/6/0/t 4.4/8/0/t|a8|A|m19-22 g245-293||standard SUV|xDrive40i;xDrive50i
us|X5|2020|3/6/0/t 4.4/8/0/t|a8|AR|m15-23 g242-362||standard SUV|M;M Competition;M50i;sDrive40i;xDrive40i;xDrive50i
us|X5|2021-2023|3/6/3/t 3/6/4/t 4.4/8/0/t|a8|AR|m15-23 g111-364||standard SUV|M;M Competition;M50i;sDrive40i;xDrive40i;xDrive45e
us|X5|2024|3/6/3/t 4.4/8/3/t|a8|AR|m15-25 g219-366||standard SUV|M Competition;M60i xDrive;sDrive40i;xDrive40i
us|X5|2025-2026|3/6/3/t 3/6/4/t 4.4/8/3/t|a8|AR|m15-25 g81-366||standard SUV|M Competition;M60i xDrive;sDrive40i;xDrive40i;xDrive50e
us|X5 M|2013|4.4/8/0/t|a6|A|m14 g394||standard SUV
us|X5 M|2015-2017|4.4/8/0/t|a8|A|m16 g341||standard SUV
us|X6|2008-2009|3/6/0 4.4/8/0/t|a6|X|m15-17 g325-368||SUV|xDrive35i;xDrive50i
us|X6|2010|3/6/0/t 4.4/8/0/t|a6|A|m14-17 g325-394||SUV|xDrive35i;xDrive50i;xDriveM
us|X6|2011-2012|3/6/0/t 4.4/8/0/t|a6 a8|A|m14-19 g291-394||SUV|xDrive35i;xDrive50i;xDriveM
us|X6|2013-2014|3/6/0/t 4.4/8/0/t|a8|A|m16-20 g278-340||standard SUV|xDrive35i;xDrive50i
us|X6|2015-2020|3/6/0/t 4.4/8/0/t|a8|AR|m15-23 g242-362||standard SUV|M;M Competition;M50i;sDrive35i;sDrive40i;xDrive35i;xDrive40i;xDrive50i
us|X6|2021|3/6/3/t 4.4/8/0/t|a8|AR|m15-23 g238-364||standard SUV|M;M Competition;M50i;sDrive40i;xDrive40i
us|X6|2022-2023|3/6/3/t 4.4/8/0/t|a8|A|m15-23 g241-364||standard SUV|M;M Competition;M50i;xDrive40i
us|X6|2024-2026|3/6/3/t 4.4/8/3/t|a8|A|m15-24 g223-366||standard SUV|M Competition;M60i xDrive;xDrive40i
us|X6 M|2013-2014|4.4/8/0/t|a6|A|m14-15 g375-394||standard SUV
us|X6 M|2015-2017|4.4/8/0/t|a8|A|m16 g341||standard SUV
us|X7|2019-2020|3/6/0/t 4.4/8/0/t|a8|A|m17-22 g254-318||standard SUV|M50i;xDrive40i;xDrive50i
us|X7|2021-2022|3/6/3/t 4.4/8/0/t|a8|A|m17-21 g256-321||standard SUV|Alpina XB7;M50i;xDrive40i
us|X7|2023-2026|3/6/3/t 4.4/8/3/t|a8|A|m17-23 g240-314||standard SUV|Alpina XB7;M60i xDrive;xDrive40i
us|XM|2023-2026|4.4/8/4/t|a8|A|m14 g152-163||standard SUV|Label
us|Z3|1996|1.9/4/0|a4 m5|R|m23 g240||two-seater|Roadster
us|Z3|1997-1998|1.9/4/0 2.8/6/0|a4 m5|R|m18-24 g230-307||two-seater|Roadster
us|Z3|1999-2000|2.5/6/0 2.8/6/0|a4 m5|R|m19-20 g276-291||two-seater|Coupe;Roadster
us|Z3|2001-2002|2.5/6/0 3/6/0|a5 m5|R|m19-21 g263-291||two-seater|Coupe;Roadster
us|Z3|1998-2001|3.2/6/0|m5|R|m18-21 g263-307||two-seater|Z3 M;M Coupe;M Roadster
us|Z4|2003-2005|2.5/6/0 3/6/0|a5 a6 m5 m6|R|m20-21 g263-276||two-seater|Roadster
us|Z4|2006-2008|3/6/0 3.2/6/0|a6 m6|R|m17-22 g251-325||two-seater|3.0i;3.0si;3.0si Coupe;Coupe;M Coupe;M Roadster
us|Z4|2009-2011|3/6/0 3/6/0/t|a6 a7 m6|R|m19-22 g251-291||two-seater|sDrive30i;sDrive35i;sDrive35is
us|Z4|2012|2/4/0/t 3/6/0/t|a7 a8 m6|R|m19-27 g205-291||two-seater|sDrive28i;sDrive35i;sDrive35is
us|Z4|2013-2016|2/4/0/t 3/6/0/t|a8 d7 m6|R|m19-26 g211-285||two-seater|sDrive28i;sDrive35i;sDrive35is
us|Z4|2019|2/4/0/t|a8|R|m28 g199||two-seater|sDrive30i
us|Z4|2020-2024|2/4/0/t 3/6/0/t|a8|R|m25-28 g194-222||two-seater|M40i;sDrive30i
us|Z4|2025-2026|2/4/0/t 3/6/0/t|a8 m6|R|m22-28 g194-253||two-seater|M40i;sDrive30i
us|Z8|2000-2003|4.9/8/0|m6|R|m15 g368||two-seater
uk|1 Series|2011-2013|1.5//1/t/1496 1.5//0//1499 1.6//1/t/1598 1.6//0//1598 2//1/t/1995 2//0//1997 3//0//2979 3//0//2996|a6 a7 a8 m6|A|n29-83 N89-224|5 6|||E81 F20 F21
uk|1 Series|2014-2015|1.5//1/t/1496 1.5//0//1499 1.6//0//1598 2//1/t/1995 2//0//1997 3//0//2979|a8 m6|A|n35-83 N89-188|6|||F20 F21
uk|1 Series|2016-2018|1.5//1/t/1496 1.5//0//1499 1.6//0//1598 2//1/t/1995 2//0//1997 3//0//2979 3//0//2996|a8 m6|A|n35-83 N89-188|6|||F20 F21
uk|1 Series|2019|1.5//1/t/1496 1.5//0//1499 2//1/t/1995 2//0//1997 3//0//2996|a8 m6||n36-83 N89-179|6|||F20 F21
uk|2 Series|2014-2015|1.5//0//1499 2//1/t/1995 2//0//1997 3//0//2979|a8 m6|A|n33-72 N104-199|6|convertible;coupe||F22 F23
uk|2 Series|2016-2018|1.5//0//1499 2//1/t/1995 2//0//1997 3//0//2979 3//0//2996|a8 m6|A|n33-72 N104-199|6|convertible;coupe||F22 F23
uk|2 Series|2019|1.5//0//1499 2//1/t/1995 2//0//1997 3//0//2996|a8 m6|A|n34-72 N104-189|6|convertible;coupe||F22 F23
uk|2 Series Active Tourer|2014-2018|1.5//1/t/1496 1.5//0//1499 1.5//4//1499 2//1/t/1995 2//0//1997|a6 a8 m6|A|n44-74 N46-152|6|||F45
uk|2 Series Active Tourer|2019|1.5//1/t/1496 1.5//0//1499 2//1/t/1995 2//0//1997|a6 a8 m6|A|n49-71 N106-134|6|||F45
uk|2 Series Gran Tourer|2015-2018|1.5//1/t/1496 1.5//0//1499 2//1/t/1995 2//0//1997|a6 a8 m6|A|n44-69 N108-149|6|||F46
uk|2 Series Gran Tourer|2019|1.5//1/t/1496 2//1/t/1995|a6 a8 m6||n59-67 N110-126|6|||F46
uk|3 Series|2011|2//1/t/1995 2//0//1997 3//0//2979 3//1/t/2993 3//0//2996 4//0//3999|a6 a7 d7 m6||n22-63 N120-297|5|||E90
uk|3 Series|2012-2013|1.5//0//1499 2//1/t/1995 2//0//1997 2//4//1998 3//2//2979 3//0//2979 3//1/t/2993 3//0//2996 4//0//3999|a6 a7 a8 d7 m6|A|n22-74 N44-297|5 6|estate;saloon||E90 F30 F31
uk|3 Series|2014-2018|1.5//0//1499 2//1/t/1995 2//0//1997 2//4//1998 3//2//2979 3//1/t/2993 3//0//2996|a8 m6|A|n37-74 N44-179|6|estate;saloon||F30 F31
uk|3 Series Gran Turismo|2013-2015|2//1/t/1995 2//0//1997 3//0//2979 3//1/t/2993|a8 m6|A|n34-64 N117-191|6|hatchback||F34
uk|3 Series Gran Turismo|2016-2018|2//1/t/1995 2//0//1997 3//0//2979 3//1/t/2993 3//0//2996|a8 m6|A|n34-64 N117-191|6|hatchback||F34
uk|4 Series|2013-2015|2//1/t/1995 2//0//1997 3//0//2979 3//1/t/2993|a8 m6|A|n34-71 N106-194|6|convertible;coupe;fastback||F32 F33 F36
uk|4 Series|2016-2018|2//1/t/1995 2//0//1997 3//0//2979 3//1/t/2993 3//0//2996|a8 m6|A|n34-71 N106-194|6|convertible;coupe;fastback||F32 F33 F36
uk|5 Series|2010-2013|2//1/t/1995 2//0//1997 3//2//2979 3//0//2979 3//1/t/2993 3//0//2996 4.4//0//4395|a8 d7 m6||n26-69 N109-250|5 6|estate;saloon||F10 F11
uk|5 Series|2014-2016|2//1/t/1995 2//0//1997 3//2//2979 3//0//2979 3//1/t/2993 4.4//0//4395|a8 d7 m6||n28-69 N109-231|6|estate;saloon||F10 F11
uk|5 Series|2017-2018|2//1/t/1995 2//0//1997 2//4//1998 3//2//2979 3//0//2979 3//1/t/2993 3//0//2996 4.4//0//4395|a8 d7 m6|A|n28-69 N46-231|6 6b|estate;saloon||F10 F11 G30 G31
uk|5 Series|2019|2//1/t/1995 2//0//1997 2//4//1998 3//1/t/2993 3//0//2996|a8|A|n38-69 N46-172|6 6b|estate;saloon||G30 G31
uk|5 Series Gran Turismo|2009-2013|2//1/t/1995 3//0//2979 3//1/t/2993 4.4//0//4395|a8||n25-51 N144-263|5 6|hatchback||F07
uk|5 Series Gran Turismo|2014-2018|2//1/t/1995 3//0//2979 3//1/t/2993 4.4//0//4395|a8||n30-51 N144-220|6|hatchback||F07
uk|6 Series|2011-2013|3//0//2979 3//1/t/2993 4.4//0//4395|a8 d7||n26-52 N143-249|5 6|convertible;coupe;fastback||F06 F12 F13
uk|6 Series|2014-2018|3//0//2979 3//1/t/2993 4.4//0//4395|a8 d7||n27-52 N143-239|6|convertible;coupe;fastback||F06 F12 F13
uk|6 Series Gran Turismo|2017-2019|2//0//1997 3//1/t/2993 3//0//2996|a8|A|n34-58 N129-187|6|hatchback||G32
uk|7 Series|2011-2013|3//0//2979 3//1/t/2993 4.4//0//4395 6//0//5972|a6 a8||n22-42 N178-303|5|||F01
uk|7 Series|2015|3//1/t/2993 3//0//2996 4.4//0//4395|a8|A|n35-60 N124-189|6|saloon||G11 G12
uk|7 Series|2016-2018|2//4//1998 3//1/t/2993 3//0//2996 4.4//0//4395 6.6//0//6592|a8|A|n22-61 N49-294|6|saloon||G11 G12
uk|7 Series|2019|3//1/t/2993 6.6//0//6592|a8|A|n22-61 N122-294|6|saloon||G11 G12
uk|i3|2013-2018|//8 0.6//4//647|s||r186-194 N12-13|6
uk|i8|2013-2019|1.5//4//1499|a2||N49|6
uk|M2|2015-2019|3//0//2979|d7 m6||n33-36 N185-199|6|coupe||F87
uk|M3|2014-2018|3//0//2979|d7 m6||n32-34 N194-204|6|saloon||F80
uk|M4|2014-2018|3//0//2979|d7 m6||n31-34 N194-213|6|convertible;coupe||F82 F83
uk|X1|2009-2013|2//1/t/1995|a6 m6|A|n45-63 N119-167|5|||E84
uk|X1|2015-2018|2//1/t/1995 2//0//1997|a8 m6||n44-69 N109-149|6|||F48
uk|X3|2010-2013|2//1/t/1995 3//1/t/2993|a8 m6||n46-58 N129-162|5 6|||F25
uk|X3|2014-2018|2//1/t/1995 3//1/t/2993|a8 m6||n46-58 N129-159|6|||F25 G01
uk|X3|2019|2//1/t/1995 3//1/t/2993|a8||n47-56 N132-158|6|||G01
uk|X4|2014-2018|2//1/t/1995 3//1/t/2993|a8 m6||n46-58 N129-159|6|||F26
uk|X5|2011-2012|3//1/t/2993 4.4//0//4395|a6 a8||n20-38 N195-325|5 6|||E70
uk|X5|2013|2//1/t/1995 2//4//1998 3//1/t/2993 4.4//0//4395|a6 a8||n20-53 N77-325|5 6|||E70 F15
uk|X5|2014-2018|2//1/t/1995 2//4//1998 3//1/t/2993 4.4//0//4395|a8||n29-53 N77-226|6|||F15
uk|X5 M|2014-2018|4.4//0//4395|a8||n25 N258|6|||F85
uk|X6|2011-2013|3//0//2979 3//1/t/2993 4.4//0//4395|a6 a8||n20-38 N195-325|5 6|||E71
uk|X6|2014-2018|3//1/t/2993 4.4//0//4395|a8||n29-47 N157-227|6|||F16
uk|X6 M|2014-2018|4.4//0//4395|a8||n25 N258|6|||F86
uk|Z4|2011-2013|2//0//1997 3//0//2979|a7 a8 m6||n30-42 N159-219|5|||E89
uk|Z4|2016-2018|2//0//1997 3//0//2979|a8 d7 m6||n30-42 N159-219|6|convertible||E89
=BYD
us|e6|2012-2014|//8|s|F|e62-63 r122-127||small SUV
us|e6|2016-2018|//8|s|F|e72 r187||small SUV
us|e6|2020|//8|s|F|e72 r187||small SUV
=Bentley
us|Arnage|1999|4.4/8/0/t|a5|R|m13 g425||midsize car
us|Arnage|2000|4.4/8/0 6.7/8/0|a4 a5|R|m12 g460||midsize car
us|Arnage|2001|6.8/8/0|a4|R|m12 g460||midsize car
us|Arnage|2002-2006|6.8/8/0/t|a4|R|m11 g502||midsize car|LWB
us|Arnage|2007-2009|6.7/8/0/t|a6|R|m11 g502||midsize car|LWB;RL
us|Azure|1998|6.7/8/0/t|a4|R|m12 g460||subcompact car
us|Azure|1999|6.8/8/0/t|a4|R|m12 g460||subcompact car
us|Azure|2000|6.7/8/0|a4|R|m12 g460||subcompact car
us|Azure|2001|6.8/8/0|a4|R|m12 g460||subcompact car
us|Azure|2003|6.8/8/0/t|a4|R|m12 g460||subcompact car
us|Azure|2007-2009|6.7/8/0/t|a6|R|m11 g502||compact car
us|Azure|2010|6.8/8/0/t|a6|R|m11 g502||compact car
us|Bentayga|2017-2018|6/12/0/t|a8|A|m15 g370||standard SUV
us|Bentayga|2019|4/8/0/t|a8|A|m17 g316||standard SUV
us|Bentayga|2020-2021|3/6/4/t 4/8/0/t 6/12/0/t|a8|A|m14-19 g153-401||standard SUV
us|Bentayga|2022|4/8/0/t 6/12/0/t|a8|A|m14-18 g309-383||standard SUV|Speed
us|Bentayga|2023|3/6/4/t 4/8/0/t 6/12/0/t|a8|A|m14-20 g138-383||standard SUV|EWB;Hybrid;Speed
us|Bentayga|2024|4/8/0/t|a8|A|m16 g344||standard SUV|EWB
us|Bentayga|2025-2026|3/6/4/t 4/8/0/t|a8|A|m16-21 g126-344||standard SUV|EWB;Hybrid
us|Brooklands|1998|6.7/8/0/t|a4|R|m11-12 g460-502||midsize car|R;R Limo
us|Brooklands|1999|6.8/8/0/t|a4|R|m11 g502||large car|R Limo
us|Brooklands|2009|6.7/8/0/t|a6|R|m11 g502||compact car
us|Brooklands|2010|6.8/8/0/t|a6|R|m11 g502||compact car
us|Continental|1998|6.7/8/0/t|a4|R|m12 g460||subcompact car|R;SC;T
us|Continental|1999|6.8/8/0/t|a4|R|m12 g460||subcompact car|R;SC;T
us|Continental|2000|6.7/8/0|a4|R|m12 g460||subcompact car|R;SC;T
us|Continental|2001|6.8/8/0|a4|R|m12 g460||subcompact car|R;SC;T
us|Continental|2003|6.8/8/0/t|a4|R|m12 g460||subcompact car|R;T
us|Continental|2004-2009|6/12/0/t|a6|X|m12-13 g425-460||compact car|GT;GTC
us|Continental|2010|6/12/0/t|a6|A|m12-13 g425-460||subcompact car|GT;GTC
us|Continental|2011-2012|6/12/a/t|a6|A|m13-14 g394-425||subcompact car|GT;GTC
us|Continental|2013|4/8/0/t 6/12/a/t|a6 a8|A|m14-18 g314-401||subcompact car|GT;GTC
us|Continental|2014-2015|4/8/0/t 6/12/a/t|a8|A|m15-18 g307-375||compact car|GT;GT3-R;GTC
us|Continental|2016-2017|4/8/0/t 6/12/0/t|a8|A|m15-18 g295-360||compact car|GT
us|Continental|2020-2024|4/8/0/t 6/12/0/t|d8|A|m14-19 g287-395||subcompact car|GT;GT Convertible;GT Convertible Speed;GT Speed;GT Speed Convertible;GT V8 Convertible;GTC
us|Continental|2025-2026|4/8/4/t|d8|A|m19 g100||subcompact car|GT;GT Speed;GTC;GTC Speed
us|Flying Spur|2006-2009|6/12/0/t|a6|X|m12-13 g425-460||midsize car|Continental Flying Spur
us|Flying Spur|2010|6/12/0/t|a6|A|m12 g460||midsize car|Continental Flying Spur
us|Flying Spur|2011-2013|6/12/a/t|a6|A|m13-14 g394-425||midsize car|Continental Flying Spur
us|Continental|2014|6/12/a/t|a8|A|m15 g375||subcompact car|Continental GT Convertible;Continental GT Speed Convertible
us|Continental|2015|4/8/0/t 6/12/a/t|a8|A|m15-16 g337-375||subcompact car|Continental GT Convertible
us|Continental|2016-2017|4/8/0/t 6/12/0/t|a8|A|m15-16 g337-375||subcompact car|Continental GT Convertible
us|Continental|2018|6/12/0/t|a8|A|m14 g390||subcompact car|Continental GT Convertible
us|Continental|2020|4/8/0/t|d8|A|m19 g291||minicompact car|Continental GT Convertible
us|Continental|2010|6/12/0/t|a6|A|m14 g394||two-seater|Continental Supersports
us|Continental|2011-2012|6/12/a/t|a6|A|m14 g394||two-seater|Continental Supersports
us|Continental|2017|6/12/0/t|a8|A|m14 g400||compact car|Continental Supersports
us|Continental|2011-2013|6/12/a/t|a6|A|m14 g393-394||subcompact car|Continental Supersports Convertible
us|Continental|2017-2018|6/12/0/t|a8|A|m13-14 g390-414||subcompact car|Continental Supersports Convertible
us|Flying Spur|2014|6/12/a/t|a8|A|m14 g388||midsize car
us|Flying Spur|2015|4/8/0/t 6/12/a/t|a8|A|m14-17 g334-388||midsize car
us|Flying Spur|2016-2018|4/8/0/t 6/12/0/t|a8|A|m14-17 g321-390||midsize car
us|Flying Spur|2020|6/12/0/t|d8|A|m15 g373||midsize car
us|Flying Spur|2021|4/8/0/t 6/12/0/t|d8|A|m15-17 g323-373||midsize car
us|Flying Spur|2022-2024|2.9/6/4/t 4/8/0/t 6/12/0/t|d8|A|m15-19 g156-378||midsize car|Hybrid
us|Flying Spur|2025-2026|4/8/4/t|d8|A|m19 g100||midsize car|Speed
us|Mulsanne|2011-2020|6.8/8/0/t|a8|R|m12-14 g405-465||midsize car|EWB
us|Turbo R|1998|6.7/8/0/t|a4|R|m12 g460||midsize car|Turbo RT
us|Turbo R|1999|6.8/8/0/t|a4|R|m12 g460||midsize car|Turbo RT
uk|Bentayga|2017|4//1/t/3956 6//0//5950|a8|A|n22-35 N210-296|6
uk|Bentayga|2018-2019|4//1/t/3956 4//0//3996 6//0//5950|a8|A|n22-35 N210-296|6
uk|Bentayga|2021-2022|3//4//2995/250-250 4//0//3996/404-404|a8||w21-22 W82-302|6d 6d-TEMP
uk|Bentayga|2023-2025|3//4//2995/250-250 4//0//3996/404-404|a8||w22 W68-294|6d
uk|Continental|2011-2013|4//0//3996 6//0//5998|a6|A|n17-27 N246-396|5
uk|Continental|2015|6//0//5998|a8|A|n19-20 N330-347|6
uk|Continental|2016-2017|4//0//3996 6//0//5998|a8|A|n18-27 N246-362|6
uk|Continental|2018-2019|4//0//3996 6//0//5950/467-467 6//0//5998|a8|A|n18-27 N246-362 w20 W317|6 6c 6d-TEMP
uk|Continental|2020-2022|4//0//3996/404-404 6//0//5950/467-485|a8||w19-23 W275-336|6d 6d-TEMP
uk|Continental|2023-2025|4//0//3996/404-404|a8||w23 W275-284|6d
uk|Flying Spur|2015|4//0//3996|a8|A|n26 N254|6
uk|Flying Spur|2016-2018|4//0//3996 6//0//5998|a8|A|n19-26 N254-335|6
uk|Flying Spur|2019|6//0//5998|a8|A|n19 N335|6
uk|Flying Spur|2021|4//0//3996/404-404 6//0//5950/467-467|a8||w19-22 W288-340|6d 6d-TEMP
uk|Flying Spur|2022|2.9//4//2894/306-306 4//0//3996/404-404 6//0//5950/467-467|a8||w19-22 W75-340|6d 6d-TEMP
uk|Flying Spur|2023-2025|4//0//3996/404-404|a8||w22 W288|6d
uk|Mulsanne|2011-2013|6.8//0//6752|a8||n17 N393|5
uk|Mulsanne|2016-2018|6.8//0//6752|a8||n19 N342|6
=Buick
us|Cascada|2016|1.6/4/0/t|a6|F|m23 g245||subcompact car
us|Cascada|2017|1.6/4/0/t|a6|R|m23 g245||subcompact car
us|Cascada|2018|1.6/4/0/t|a6|F|m24 g232||subcompact car
us|Cascada|2019|1.6/4/0/t|a6|R|m24 g232||subcompact car
us|Century|1984|2.5/4/0 3/6/0 3.8/6/0 4.3/6/1|a3 a4||m18-25 g240-307||midsize car
us|Century|1985|2.5/4/0 3/6/0 3.8/6/0 4.3/6/1|a3 a4|F|m18-27 g230-307||midsize car
us|Century|1986-1988|2.5/4/0 2.8/6/0 3.8/6/0|a3 a4|F|m19-24 g230-291||midsize car
us|Century|1989|2.5/4/0 2.8/6/0 3.3/6/0|a3 a4|F|m20-23 g240-276||midsize car
us|Century|1990-1992|2.5/4/0 3.3/6/0|a3 a4|F|m19-23 g240-291||midsize car
us|Century|1993|2.2/4/0 3.3/6/0|a3 a4|F|m19-23 g240-291||midsize car
us|Century|1994|2.2/4/0 3.1/6/0|a3 a4|F|m20-24 g230-276||midsize car
us|Century|1995|3.1/6/0|a4|F|m20 g276||midsize car
us|Century|1996|2.2/4/0 3.1/6/0|a3 a4|F|m21-24 g230-263||midsize car
us|Century|1997|3.1/6/0 3.8/6/0 3.8/6/0/s|a4|F|m19-21 g263-291||midsize car|Regal/Century
us|Century|1998-2005|3.1/6/0|a4|F|m21 g263||midsize car
us|Century|1984|2.5/4/0 3/6/0 3.8/6/0 4.3/6/1|a3 a4||m17-25 g251-325||midsize wagon|Century Estate Wagon
us|Century|1985|2.5/4/0 3/6/0 3.8/6/0 4.3/6/1|a3 a4|F|m17-26 g243-325||midsize/large wagon|Century Wagon
us|Century|1986-1988|2.5/4/0 2.8/6/0 3.8/6/0|a3 a4|F|m19-22 g251-291||midsize/large wagon|Century Wagon
us|Century|1989|2.5/4/0 2.8/6/0 3.3/6/0|a3 a4|F|m19-24 g230-291||midsize/large wagon|Century Wagon
us|Century|1990-1992|2.5/4/0 3.3/6/0|a3 a4|F|m19-21 g263-291||midsize/large wagon|Century Wagon
us|Century|1993|2.2/4/0 3.3/6/0|a3 a4|F|m19-21 g263-291||midsize/large wagon|Century Wagon
us|Century|1994|2.2/4/0 3.1/6/0|a3 a4|F|m20-22 g251-276||midsize/large wagon|Century Wagon
us|Century|1995-1996|3.1/6/0|a4|F|m20-21 g263-276||midsize/large wagon|Century Wagon
us|Electra|1984|4.1/6/0 4.3/6/1 5/8/0 5.7/8/1|a4|2|m15-24 g264-368||large car|Park Avenue
us|Electra|1985|3/6/0 3.8/6/0 4.3/6/1|a4|F|m18-23 g275-307||large car|Park Avenue
us|Electra|1986-1990|3.8/6/0|a4|F|m19-20 g276-291||large car|Park Avenue
us|Electra|1984|5/8/0 5.7/8/1|a4||m15-21 g301-368||midsize/large wagon|Electra Estate Wagon
us|Electra|1985|5/8/0 5.7/8/1|a4|R|m17-21 g301-325||midsize/large wagon|Electra Wagon;LeSabre/Electra Wagon
us|Electra|1986-1989|5/8/0|a4|R|m17-18 g307-325||midsize/large wagon|Electra Wagon;LeSabre/Electra Wagon
us|Enclave|2008-2009|3.6/6/0|a6|XF|m18-19 g291-307||SUV
us|Enclave|2010-2017|3.6/6/0|a6|AF|m17-19 g289-322||standard SUV
us|Enclave|2018-2024|3.6/6/0|a9|AF|m20-21 g258-280||standard SUV
us|Enclave|2025-2026|2.5/4/0/t|a8|AF|m21-23 g240-263||standard SUV
us|Encore|2013-2019|1.4/4/0/t|a6|AF|m25-30 g185-218||small SUV
us|Encore|2020-2022|1.2/3/0/t 1.3/3/0/t 1.4/4/0/t|c a6 a9|AF|m26-31 g179-214||small SUV|GX
us|Encore|2023-2024|1.2/3/0/t 1.3/3/0/t|c a9|AF|m27-30 g184-207||small SUV|GX
us|Encore|2025-2026|1.2/3/a/t 1.3/3/0/t|c a9|AF|m27-30 g185-211||small SUV|GX
us|Envision|2016|2/4/0/t|a6|A|m22 g245||small SUV
us|Envision|2017-2018|2/4/0/t 2.5/4/0|a6|AF|m22-25 g221-249||small SUV
us|Envision|2019-2020|2/4/0/t 2.5/4/0|a6 a9|AF|m22-25 g223-250||small SUV
us|Envision|2021-2023|2/4/0/t|a9|AF|m25-26 g209-221||small SUV
us|Envision|2024-2026|2/4/0/t|a9|A|m24-25 g224-231||small SUV
us|Envista|2024|1.2/3/0/t|a6|F|m30 g184||small wagon
us|Envista|2025-2026|1.2/3/a/t 1.2/3/0/t|a6|F|m30 g184-185||small wagon
us|LaCrosse|2005-2007|3.6/6/0 3.8/6/0|a4|F|m20-21 g263-276||midsize car|Allure
us|LaCrosse|2008|3.6/6/0 3.8/6/0 5.3/8/0|a4|F|m19-21 g263-291||midsize car|Allure
us|LaCrosse|2009|3.8/6/0 5.3/8/0|a4|F|m19-21 g263-291||midsize car|Allure
us|LaCrosse|2010|2.4/4/0 3/6/0 3.6/6/0|a6|XF|m19-23 g240-291||midsize car|Allure
us|LaCrosse|2011|2.4/4/0 3.6/6/0|a6|AF|m20-23 g240-276||midsize car
us|LaCrosse|2012|2.4/4/2 3.6/6/a|c a6|AF|m20-28 g197-276||midsize car|eAssist
us|LaCrosse|2013-2016|2.4/4/2 3.6/6/a 3.6/6/0|a6|AF|m20-29 g194-281||midsize car|eAssist
us|LaCrosse|2017|3.6/6/0|a8|AF|m23-25 g224-235||midsize car
us|LaCrosse|2018-2019|2.5/4/2 3.6/6/0|a6 a9|AF|m23-29 g190-240||midsize car|eAssist
us|LeSabre|1984|3.8/6/0 4.1/6/0 5/8/0 5.7/8/1|a3 a4||m16-21 g301-345||large car
us|LeSabre|1985|3.8/6/0 5/8/0 5.7/8/1|a3 a4|R|m17-21 g301-325||large car|Electra Wagon
us|LeSabre|1986|3/6/0 3.8/6/0 5/8/0|a4|FR|m17-20 g276-325||large car|Electra Wagon
us|LeSabre|1987-1989|3.8/6/0 5/8/0|a4|FR|m17-20 g276-325||large car|Electra Wagon
us|LeSabre|1990-2005|3.8/6/0|a4|F|m19-21 g263-291||large car
us|Lucerne|2006-2008|3.8/6/0 4.6/8/0|a4|F|m18-20 g276-307||large car
us|Lucerne|2009-2010|3.9/6/a 3.9/6/0 4.6/8/0|a4|F|m18-21 g263-307||large car
us|Lucerne|2011|3.9/6/a 4.6/8/0|a4|F|m18-21 g263-307||large car
us|Park Avenue|1984|4.1/6/0 4.3/6/1 5/8/0 5.7/8/1|a4|2|m15-24 g264-368||large car|Electra/Park Avenue
us|Park Avenue|1985|3/6/0 3.8/6/0 4.3/6/1|a4|F|m18-23 g275-307||large car|Electra/Park Avenue
us|Park Avenue|1986-1991|3.8/6/0|a4|F|m19-20 g276-291||large car|Electra/Park Avenue
us|Park Avenue|1992-1994|3.8/6/0 3.8/6/0/s|a4|F|m18-20 g276-307||large car
us|Park Avenue|1995|3.8/6/0|a4|F|m20 g276||large car
us|Park Avenue|1996-1997|3.8/6/0 3.8/6/0/s|a4|F|m19-21 g263-291||large car
us|Park Avenue|1998|3.8/6/0 3.8/6/0/ts|a4|F|m19-20 g276-291||large car
us|Park Avenue|1999-2005|3.8/6/0 3.8/6/0/s|a4|F|m19-21 g263-291||large car
us|Rainier|2004-2007|4.2/6/0 5.3/8/0|a4|XR|m15-17 g325-368||SUV
us|Reatta|1988-1991|3.8/6/0|a4|F|m19-20 g276-291||two-seater
us|Regal|1984|3.8/6/0 3.8/6/0/t 4.1/6/0 4.3/6/1 5.7/8/1|a3 a4||m16-23 g275-345||midsize car
us|Regal|1985|3.8/6/0 3.8/6/0/t 4.3/6/1 4.3/6/0 5.7/8/1|a3 a4|R|m18-23 g275-307||midsize car
us|Regal|1986-1987|3.8/6/0 3.8/6/0/t 5/8/0|a3 a4|R|m17-19 g291-325||midsize car
us|Regal|1988|2.8/6/0|a4|F|m21 g263||midsize car
us|Regal|1989|2.8/6/0 3.1/6/0|a4|F|m20-21 g263-276||midsize car
us|Regal|1990-1991|3.1/6/0 3.8/6/0|a4|F|m19-20 g276-291||midsize car
us|Regal|1992-1993|3.1/6/0 3.8/6/0|a3 a4|F|m19-20 g276-291||midsize car
us|Regal|1994-1996|3.1/6/0 3.8/6/0|a4|F|m20-21 g263-276||midsize car
us|Regal|1997|3.1/6/0 3.8/6/0 3.8/6/0/s|a4|F|m19-21 g263-291||midsize car|Century
us|Regal|1998|3.8/6/0 3.8/6/0/ts|a4|F|m19-21 g263-291||midsize car
us|Regal|1999-2004|3.8/6/0 3.8/6/0/s|a4|F|m19-21 g263-291||midsize car
us|Regal|2011|2/4/a/t 2.4/4/0|a6 m6|F|m21-24 g230-263||midsize car
us|Regal|2012|2/4/a/t 2/4/0/t 2.4/4/a 2.4/4/2 2.4/4/0|c a6 m6|F|m22-28 g197-251||midsize car|eAssist
us|Regal|2013|2/4/a/t 2/4/0/t 2.4/4/a 2.4/4/2 2.4/4/0|a6 m6|F|m22-29 g194-254||midsize car|eAssist
us|Regal|2014-2016|2/4/0/t 2.4/4/2 2.4/4/0|a6 m6|AF|m22-28 g194-253||midsize car|eAssist
us|Regal|2017|2/4/0/t 2.4/4/0|a6|AF|m22-24 g232-250||midsize car
us|Regal|2018-2020|2/4/0/t 3.6/6/0|a8 a9|AF|m22-26 g213-255||midsize car|TourX
us|Rendezvous|2002-2003|3.4/6/0|a4|XF|m18-20 g276-307||SUV
us|Rendezvous|2004-2005|3.4/6/0 3.6/6/0|a4|XF|m18-20 g276-307||SUV
us|Rendezvous|2006|3.5/6/0 3.6/6/0|a4|XF|m18-19 g291-307||SUV
us|Rendezvous|2007|3.5/6/0|a4|XF|m18-19 g291-307||SUV
us|Riviera|1984|3.8/6/0/t 4.1/6/0 5/8/0 5.7/8/1|a4||m15-21 g301-368||midsize car|Convertible
us|Riviera|1985|3.8/6/0/t 5/8/0 5.7/8/1|a4|F|m17-21 g301-325||midsize car|Convertible
us|Riviera|1986-1993|3.8/6/0|a4|F|m19-20 g276-291||midsize car
us|Riviera|1995|3.8/6/0|a4|F|m20 g276||midsize car
us|Riviera|1996-1997|3.8/6/0 3.8/6/0/s|a4|F|m19-21 g263-291||midsize car
us|Riviera|1998|3.8/6/0/ts|a4|F|m19 g291||midsize car
us|Riviera|1999|3.8/6/0/s|a4|F|m19 g291||midsize car
us|Roadmaster|1991|5/8/0|a4|R|m17 g325||midsize/large wagon|Wagon
us|Roadmaster|1992|5/8/0 5.7/8/0|a4|R|m18 g307||midsize/large wagon|Wagon
us|Roadmaster|1993-1996|5.7/8/0|a4|R|m17-18 g307-325||large car|Wagon
us|Skyhawk|1984|1.8/4/0 1.8/4/0/t 2/4/0|a3 m4 m5||m20-26 g212-276||compact car|Wagon
us|Skyhawk|1985-1986|1.8/4/0 1.8/4/0/t 2/4/0|a3 m4 m5|F|m19-27 g205-291||compact car|Wagon
us|Skyhawk|1987|2/4/0 2/4/0/t|a3 m4 m5|F|m21-26 g212-263||compact car|Wagon
us|Skyhawk|1988-1989|2/4/0|a3 m5|F|m24-27 g205-230||compact car|Wagon
us|Skylark|1984|2.5/4/0 2.8/6/0|a3 m4||m19-23 g240-291||compact car
us|Skylark|1985|2.5/4/0 2.8/6/0|a3 m4|F|m18-25 g221-307||compact car
us|Skylark|1986-1987|2.5/4/0 3/6/0|a3 m5|F|m20-24 g230-276||compact car|Somerset/Skylark
us|Skylark|1988|2.3/4/0 2.5/4/0 3/6/0|a3 m5|F|m20-25 g221-276||compact car
us|Skylark|1989-1991|2.3/4/0 2.5/4/0 3.3/6/0|a3|F|m19-24 g230-291||compact car
us|Skylark|1992-1993|2.3/4/0 3.3/6/0|a3|F|m20-23 g240-276||compact car
us|Skylark|1994-1995|2.3/4/0 3.1/6/0|a3 a4|F|m20-23 g240-276||compact car
us|Skylark|1996-1998|2.4/4/0 3.1/6/0|a4|F|m21-23 g240-263||compact car
us|Somerset|1986-1987|2.5/4/0 3/6/0|a3 m5|F|m20-24 g230-276||compact car|Skylark
us|Somerset|1985|2.5/4/0 3/6/0|a3 m5|F|m19-25 g221-291||compact car|Somerset Regal
us|Terraza|2005|3.5/6/0|a4|XF|m17-18 g307-325||minivan
us|Terraza|2006|3.5/6/0 3.9/6/0|a4|XF|m17-19 g291-325||minivan
us|Terraza|2007|3.9/6/a 3.9/6/0|a4|F|m19 g291||minivan
us|Terraza|2008|3.9/6/0|a4|F|m19 g291||minivan
us|Verano|2012|2.4/4/a|a6|F|m24 g230||compact car
us|Verano|2013|2/4/0/t 2.4/4/a|a6 m6|F|m24 g226-232||compact car
us|Verano|2014-2016|2/4/0/t 2.4/4/0|a6 m6|F|m24-25 g222-232||compact car
us|Verano|2017|2.4/4/0|a6|F|m24 g226||compact car
=Cadillac
us|Allante|1987-1988|4.1/8/0|a4|F|m17 g325||two-seater
us|Allante|1989-1992|4.5/8/0|a4|F|m16 g345||two-seater
us|Allante|1993|4.6/8/0|a4|F|m15 g368||two-seater
us|ATS|2013|2/4/0/t 2.5/4/0 3.6/6/a 3.6/6/0|a6 m6|AR|m21-26 g214-265||compact car
us|ATS|2014-2015|2/4/0/t 2.5/4/0 3.6/6/0|a6 m6|AR|m21-26 g214-266||compact car
us|ATS|2016-2017|2/4/0/t 2.5/4/0 3.6/6/0|a8 m6|AR|m22-26 g216-248||compact car
us|ATS|2018|2/4/0/t 3.6/6/0|a8 m6|AR|m22-25 g216-247||compact car
us|ATS|2019|2/4/0/t 3.6/6/0 3.6/6/0/t|a8 m6|AR|m19-25 g219-295||compact car|V
us|ATS|2016-2018|3.6/6/0/t|a8 m6|R|m19-20 g279-295||compact car|ATS-V
us|Brougham|1984|4.1/8/0 5.7/8/1|a4|R|m16-21 g301-345||large car|DeVille
us|Brougham|1987-1989|5/8/0|a4|R|m18 g307||large car
us|Brougham|1990-1992|5/8/0 5.7/8/0|a4|R|m15-18 g307-368||large car
us|Catera|1997-2001|3/6/0|a4|R|m18-19 g291-307||midsize car
us|Celestiq|2025|//8|s|A|e81 r303||small wagon|CELESTIQ
us|Cimarron|1984|2/4/0|a3 m5||m21-25 g221-263||compact car
us|Cimarron|1985-1986|2/4/0 2.8/6/0|a3 m4 m5|F|m17-24 g230-325||compact car
us|Cimarron|1987|2/4/0 2.8/6/0|a3 m5|F|m20-25 g221-276||compact car
us|Cimarron|1988|2.8/6/0|a3 m5|F|m20-21 g263-276||compact car
us|CT4|2020-2021|2/4/0/t 2.7/4/0/t|a10 a8|AR|m23-27 g203-239||compact car|V
us|CT4|2022-2026|2/4/0/t 2.7/4/0/t 3.6/6/0/t|a10 a8 m6|AR|m18-27 g206-306||compact car|V
us|CT5|2020-2021|2/4/0/t 3/6/0/t|a10|AR|m20-26 g209-275||midsize car|V
us|CT5|2022-2026|2/4/0/t 3/6/0/t 6.2/8/0/s|a10 m6|AR|m15-27 g207-368||midsize car|V
us|CT6|2016|2/4/0/t 3/6/0/t 3.6/6/0|a8|AR|m21-25 g222-263||large car
us|CT6|2017-2018|2/4/0/t 2/4/4/t 3/6/0/t 3.6/6/0|c a8|AR|m21-26 g89-263||large car|Plug-In
us|CT6|2019|2/4/0/t 3/6/0/t 3.6/6/0 4.2/8/0/t|a10|AR|m17-28 g197-324||large car
us|CT6|2020|3.6/6/0 4.2/8/0/t|a10|A|m17-21 g261-324||large car
us|CTS|2003|3.2/6/0|a5 m5|R|m19 g291||midsize car
us|CTS|2004|3.2/6/0 3.6/6/0 5.7/8/0|a5 m5 m6|R|m17-19 g291-325||midsize car|V
us|CTS|2005|2.8/6/0 3.6/6/0 5.7/8/0|a5 m6|R|m16-19 g291-345||midsize car|V
us|CTS|2006-2007|2.8/6/0 3.6/6/0 6/8/0|a5 m6|R|m16-19 g291-345||midsize car|V
us|CTS|2008-2009|3.6/6/0|a6 m6|XR|m19-21 g263-291||midsize car
us|CTS|2010-2013|3/6/0 3.6/6/0 6.2/8/0/s|a6 m6|AR|m14-22 g251-398||midsize car|V;Wagon
us|CTS|2014|2/4/0/t 3/6/0 3.6/6/0 3.6/6/0/t 6.2/8/0/s|a6 a8 m6|AR|m14-23 g239-389||midsize car|Sedan;V;Wagon
us|CTS|2015|2/4/0/t 3.6/6/0 3.6/6/0/t 6.2/8/0/s|a6 a8 m6|AR|m14-24 g232-396||midsize car|Sedan
us|CTS|2016-2017|2/4/0/t 3.6/6/0 3.6/6/0/t 6.2/8/0/s|a8|AR|m17-25 g223-331||midsize car|Sedan;V
us|CTS|2018|2/4/0/t 3.6/6/0 3.6/6/0/t|a8|AR|m19-25 g224-303||midsize car
us|CTS|2019|2/4/0/t 3.6/6/0 3.6/6/0/t 6.2/8/0/s|a8|AR|m16-25 g219-337||midsize car|V
us|CTS|2018|6.2/8/0/s|a8|R|m17 g329||midsize car|CTS-V
us|DeVille|1984|4.1/8/0 4.3/6/1 5.7/8/1|a4|R|m16-24 g264-345||large car|Brougham/DeVille;Fleetwood/DeVille
us|DeVille|1985|4.1/8/0 4.3/6/1|a4|F|m18-23 g275-307||large car|Fleetwood/DeVille
us|DeVille|1986-1987|4.1/8/0|a4|F|m18 g307||large car|Fleetwood/DeVille
us|DeVille|1988-1990|4.5/8/0|a4|F|m17-18 g307-325||large car|Fleetwood/DeVille
us|DeVille|1991-1993|4.9/8/0|a4|F|m17-18 g307-325||large car|60 Special;Fleetwood/DeVille
us|DeVille|1994-1995|4.6/8/0 4.9/8/0|a4|F|m17-18 g307-325||large car|Concourse
us|DeVille|1996-2005|4.6/8/0|a4|F|m18-19 g291-307||large car
us|DTS|2006-2011|4.6/8/0|a4|F|m18 g307||large car
us|Eldorado|1984|4.1/8/0 5.7/8/1|a4||m16-21 g301-345||midsize car|Convertible
us|Eldorado|1985|4.1/8/0 5.7/8/1|a4|F|m17-20 g316-325||midsize car|Convertible
us|Eldorado|1986-1987|4.1/8/0|a4|F|m18 g307||midsize car
us|Eldorado|1988-1990|4.5/8/0|a4|F|m17-18 g307-325||midsize car
us|Eldorado|1991-1992|4.9/8/0|a4|F|m18 g307||midsize car
us|Eldorado|1993|4.6/8/0 4.9/8/0|a4|F|m17-18 g307-325||midsize car
us|Eldorado|1994-2002|4.6/8/0|a4|F|m18-19 g291-307||midsize car
us|ELR|2014-2016|1.4/4/4|c|F|m30-33 g57-65||subcompact car|Sport
us|Escalade|1999-2000|5.7/8/0|a4|X|m13 g425||SUV
us|Escalade|2002-2005|5.3/8/0 6/8/0|a4|XR|m12-15 g368-460||SUV|ESV;Ext
us|Escalade|2006|6/8/0|a4|XR|m13-14 g394-425||SUV|ESV;Ext
us|Escalade|2007-2008|6.2/8/0|a6|XR|m14 g394||SUV|ESV
us|Escalade|2009|6/8/2 6.2/8/a|c a6|XR|m14-20 g276-394||SUV|ESV;Hybrid
us|Escalade|2010|6/8/2 6.2/8/a|c a6|AR|m15-22 g251-368||SUV|ESV;Hybrid
us|Escalade|2011-2013|6/8/2 6.2/8/a|c a6|4AR|m14-21 g258-394||SUV|ESV;Ext;Hybrid
us|Escalade|2014|6.2/8/a|a6|AR|m14-16 g355-380||standard SUV|ESV
us|Escalade|2015|6.2/8/0|a6 a8|4R|m16-17 g318-345||standard SUV|ESV
us|Escalade|2016-2017|6.2/8/0|a8|4R|m17 g318-331||standard SUV
us|Escalade|2018-2020|6.2/8/0|a10|4R|m17 g321-334||standard SUV
us|Escalade|2021-2022|3/6/1/t 6.2/8/0|a10|4R|m16-23 g272-354||standard SUV
us|Escalade|2023-2024|3/6/1/t 6.2/8/0 6.2/8/0/s|a10|4R|m13-23 g275-436||standard SUV|V
us|Escalade|2025|6.2/8/0 6.2/8/0/s|a10|4R|m13-17 g334-424||standard SUV|V
us|Escalade|2026|6.2/8/0 6.2/8/0/s|a10|4|m13-16 g355-429||standard SUV|V
us|Fleetwood|1984|4.3/6/1|a4|R|m24 g264||large car|DeVille
us|Fleetwood|1985|4.1/8/0 4.3/6/1|a4|F|m18-23 g275-307||large car|DeVille
us|Fleetwood|1986-1987|4.1/8/0|a4|F|m18 g307||large car|DeVille
us|Fleetwood|1988-1990|4.5/8/0|a4|F|m17-18 g307-325||large car|DeVille
us|Fleetwood|1991-1992|4.9/8/0|a4|F|m18 g307||large car|DeVille
us|Fleetwood|1993-1996|5.7/8/0|a4|R|m17-18 g307-325||large car
us|Fleetwood|1985|4.1/8/0 5.7/8/1|a4|R|m17-21 g301-325||large car|Fleetwood Brougham
us|Fleetwood|1986|5/8/0|a4|R|m19 g291||large car|Fleetwood Brougham
us|Lyriq|2023-2026|//8|s|AR|e80-92 r285-326||small SUV|LYRIQ;PAWD;PAWD V SERIES
us|Optiq|2026|//8|s|AR|e83-105 r250-317||standard SUV|OPTIQ;V SERIES 11 kW Charger 15 modes;V SERIES 19 kW charger 15 modes
us|Seville|1984|4.1/8/0 5.7/8/1|a4||m16-21 g301-345||midsize car
us|Seville|1985|4.1/8/0 5.7/8/1|a4|F|m17-20 g316-325||midsize car
us|Seville|1986-1987|4.1/8/0|a4|F|m18 g307||midsize car
us|Seville|1988-1990|4.5/8/0|a4|F|m17-18 g307-325||midsize car
us|Seville|1991-1992|4.9/8/0|a4|F|m18 g307||midsize car
us|Seville|1993|4.6/8/0 4.9/8/0|a4|F|m17-18 g307-325||midsize car
us|Seville|1994-2004|4.6/8/0|a4|F|m18-19 g291-307||midsize car
us|SRX|2004-2006|3.6/6/0 4.6/8/0|a5|XR|m15-17 g325-368||SUV
us|SRX|2007-2009|3.6/6/0 4.6/8/0|a5 a6|XR|m15-18 g307-368||SUV
us|SRX|2010-2011|2.8/6/0/t 3/6/0|a6|AF|m18-21 g263-307||SUV
us|SRX|2012-2013|3.6/6/a|a6|AF|m18-19 g287-307||SUV
us|SRX|2014-2016|3.6/6/0|a6|AF|m18-19 g287-300||standard SUV
us|STS|2005-2006|3.6/6/0 4.6/8/0|a5|XR|m17-19 g291-325||midsize car
us|STS|2007|3.6/6/0 4.6/8/0|a5 a6|XR|m16-19 g291-345||midsize car
us|STS|2008-2009|3.6/6/0 4.6/8/0|a6|XR|m16-20 g276-345||midsize car
us|STS|2010|3.6/6/0 4.6/8/0|a6|AR|m17-21 g263-325||midsize car
us|STS|2011|3.6/6/0|a6|AR|m21 g263||midsize car
us|STS|2006-2009|4.4/8/0/s|a6|R|m14-15 g368-394||midsize car|STS-V
us|Vistiq|2026|//8|s|A|e86 r300-305||standard SUV|VISTIQ
us|XLR|2004-2006|4.6/8/0|a5|R|m18 g307||two-seater
us|XLR|2007-2009|4.6/8/0|a6|R|m18 g307||two-seater
us|XLR|2006-2009|4.4/8/0/s|a6|R|m16-17 g325-345||two-seater|XLR-V
us|XT4|2019-2025|2/4/0/t|a9|AF|m24-26 g209-230||small SUV
us|XT5|2017-2019|3.6/6/0|a8|AF|m21-22 g245-263||small SUV
us|XT5|2020-2026|2/4/0/t 3.6/6/0|a9|AF|m20-24 g226-270||small SUV|Hearse;Limo
us|XT6|2020|3.6/6/0|a9|AF|m20 g272-277||small SUV
us|XT6|2021-2025|2/4/0/t 3.6/6/0|a9|AF|m20-23 g240-270||small SUV
us|XTS|2013|3.6/6/0|a6|AF|m20-21 g267-278||large car
us|XTS|2014-2019|3.6/6/0 3.6/6/0/t|a6|AF|m18-22 g251-302||large car
uk|ATS|2018-2019|2//0//1998|a8|AR|n34-37 N174-191|6b|coupe;saloon
uk|ATS|2018-2019|3.6//0//3564|a8|R|n24-25 N260-265|6b|coupe;saloon|ATS-V
uk|CT6|2017-2019|3//0//2997|a8|A|n29 N218-223|6|saloon
uk|CTS|2017-2019|2//0//1998|a8|AR|n34-36 N180-193|6|saloon
uk|CTS|2017-2019|6.2//0//6162|a8|R|n22 N298|6|saloon|CTS-V
uk|Escalade|2017|6.2//0//6162|a8|A|n22 N287|6
uk|Escalade|2018-2019|6.2//0//6162|a8|A|n22 N287|6 6b
uk|XT4|2021-2022|2//1/t/1995/128-128 2//0//1998/169-169|a9|AF|w30-44 W167-213|6d
uk|XT5|2018-2019|3.6//0//3649|a8|A|n28 N229|6b
=Chevrolet
us|Astro|1985-1987|2.5/4/0 4.3/6/0|a4 m4 m5|R|m15-22 g251-368||van
us|Astro|1988-1989|2.5/4/0 4.3/6/0|a4 m5|R|m17-22 g251-325||van
us|Astro|1990|2.5/4/0 4.3/6/0|a4 m5|XR|m16-20 g276-345||van
us|Astro|1991-2005|4.3/6/0|a4|XR|m14-17 g325-394||van|Conversion
us|Avalanche|2002|5.3/8/0|a4|XR|m13-14 g394-425||SUV|1500
us|Avalanche|2003-2004|5.3/8/a 5.3/8/0|a4|XR|m13-15 g368-425||SUV|1500
us|Avalanche|2005-2006|5.3/8/a|a4|XR|m14-15 g368-394||SUV|1500
us|Avalanche|2007-2008|5.3/8/a 5.3/8/0 6/8/0|a4|XR|m14-16 g345-394||SUV|1500
us|Avalanche|2009|5.3/8/a 5.3/8/0 6/8/0|a6|R|m16 g345||SUV|1500
us|Avalanche|2010|5.3/8/a 6.2/8/a|a6|R|m14-17 g325-394||SUV|1500
us|Avalanche|2011-2013|5.3/8/a|a6|4R|m17 g323-325||SUV|1500
us|Aveo|2004-2011|1.6/4/0|a4 m5|F|m25-30 g184-221||compact car|5
us|Beretta|1987-1989|2/4/0 2.8/6/0|a3 m5|F|m20-25 g221-276||compact car
us|Beretta|1990-1993|2.2/4/0 2.3/4/0 3.1/6/0|a3 m5|F|m20-25 g221-276||compact car
us|Beretta|1994|2.2/4/0 2.3/4/0 3.1/6/0|a3 a4 m5|F|m20-25 g221-276||compact car
us|Beretta|1995|2.2/4/0 3.1/6/0|a4 m5|F|m21-25 g221-263||compact car
us|Beretta|1996|2.2/4/0 3.1/6/0|a3 a4 m5|F|m21-26 g212-263||compact car
us|Blazer|1984|2/4/0 2.8/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m4 m5|2X|m12-23 g240-460||SUV/special purpose|K5/K10 Blazer;S10 Blazer;T10 Blazer
us|Blazer|1985-1986|2.5/4/0 2.8/6/0 5/8/0 5.7/8/0 6.2/8/1|a4 m4 m5|XR|m12-22 g251-460||SUV/special purpose|K10 Blazer;S10 Blazer;T10 Blazer
us|Blazer|1987|2.5/4/0 2.8/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m4 m5|XR|m12-21 g263-460||SUV/special purpose|S10 Blazer;T10 Blazer;V10 Blazer
us|Blazer|1988|2.5/4/0 2.8/6/0 4.3/6/0 5.7/8/0 6.2/8/1|a4 m4 m5|XR|m12-22 g251-460||SUV/special purpose|S10 Blazer;T10 Blazer;V10 Blazer
us|Blazer|1989|2.8/6/0 4.3/6/0 5.7/8/0 6.2/8/1|a4 m4 m5|XR|m13-19 g291-425||SUV/special purpose|S10 Blazer;V1500
us|Blazer|1990-1991|4.3/6/0 5.7/8/0 6.2/8/1|a4 m4 m5|XR|m12-18 g307-460||SUV/special purpose|S10 Blazer;V1500
us|Blazer|1992-1993|4.3/6/0 5.7/8/0|a4 m5|XR|m13-18 g307-425||SUV/special purpose|1500;S10 Blazer
us|Blazer|1994|4.3/6/0 5.7/8/0 6.5/8/1/t|a4 m5|XR|m12-18 g307-460||SUV/special purpose|1500;S10 Blazer
us|Blazer|1995|4.3/6/0 5.2/6/0|a4 m5|XR|m16-18 g307-345||SUV/special purpose
us|Blazer|1996-2005|4.3/6/0|a4 m5|XR|m14-19 g291-394||SUV
us|Blazer|2019|2.5/4/0 3.6/6/0|a9|AF|m21-24 g232-265||small SUV
us|Blazer|2020-2021|2/4/0/t 2.5/4/0 3.6/6/0|a9|AF|m21-25 g217-269||small SUV
us|Blazer|2022-2023|2/4/0/t 3.6/6/0|a9|AF|m21-25 g222-259||small SUV
us|Blazer|2024-2025|2/4/0/t 3.6/6/0 //8|a9 s|AFR|m21-25 g217-262 e85-104 r279-334||small SUV|EV;EV SS
us|Blazer|2026|2/4/0/t 3.6/6/0 //8|a9 s|AF|m21-25 g229-263 e85-104 r283-312||small SUV|EV;EV SS
us|Bolt EUV|2022|//8|c|F|e115 r247||small wagon
us|Bolt EUV|2023|//8|s|F|e115 r247||small wagon
us|Bolt|2017-2019|//8|s|F|e119 r238||small wagon|Bolt EV
us|Bolt|2020-2022|//8|c|F|e118-120 r259||small wagon|Bolt EV
us|Bolt|2023|//8|s|F|e120 r259||small wagon|Bolt EV
us|C/K 1500|1989|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m4 m5|R|m13-19 g307-425||standard pickup|C1500
us|C/K 1500|1990|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1 7.4/8/0|a3 a4 m4 m5|R|m9-18 g307-614||standard pickup|C1500
us|C/K 1500|1991-1992|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1 7.4/8/0|a4 m4 m5|R|m10-20 g307-552||standard pickup|C1500
us|C/K 1500|1993|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1 7.4/8/0|a4 m5|R|m10-18 g325-552||standard pickup|C1500
us|C/K 1500|1994-1995|4.3/6/0 5/8/0 5.7/8/0 6.5/8/1 6.5/8/1/t|a4 m5|R|m14-19 g307-394||standard pickup|C1500
us|C/K 1500|1996|4.3/6/0 5/8/0 5.7/8/0 6.5/8/1/t|a4 m5|R|m15-18 g307-395||standard pickup|C1500
us|C/K 1500|1997-1998|4.3/6/0 5/8/0 5.7/8/0|a4 m5|R|m14-18 g307-394||standard pickup|C1500
us|C/K 1500|1999|5/8/0 5.7/8/0|a4|R|m14-15 g368-394||standard pickup|C1500
us|C/K 2500|1989-1990|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m4 m5|R|m12-19 g307-460||standard pickup|C2500
us|C/K 2500|1991-1992|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a4 m4 m5|R|m13-19 g325-425||standard pickup|C2500
us|C/K 2500|1993|6.2/8/1|a4 m5|R|m17 g372||standard pickup|C2500
us|Camaro|1984|2.5/4/0 2.8/6/0 5/8/0|a4 m4 m5||m15-22 g251-368||subcompact car
us|Camaro|1985-1986|2.5/4/0 2.8/6/0 5/8/0|a4 m5|R|m17-24 g230-325||subcompact car
us|Camaro|1987-1989|2.8/6/0 5/8/0 5.7/8/0|a4 m5|R|m17-20 g276-325||subcompact car
us|Camaro|1990-1992|3.1/6/0 5/8/0 5.7/8/0|a4 m5|R|m17-19 g291-325||subcompact car
us|Camaro|1993-1994|3.4/6/0 5.7/8/0|a4 m5 m6|R|m18-20 g276-307||subcompact car
us|Camaro|1995|3.4/6/0 3.8/6/0 5.7/8/0|a4 m5 m6|R|m18-20 g276-307||subcompact car
us|Camaro|1996-2002|3.8/6/0 5.7/8/0|a4 m5 m6|R|m18-21 g263-307||subcompact car
us|Camaro|2010-2011|3.6/6/0 6.2/8/0|a6 m6|R|m19-22 g251-291||compact car
us|Camaro|2012-2013|3.6/6/0 6.2/8/0 6.2/8/0/s|a6 m6|R|m14-22 g248-398||compact car
us|Camaro|2014-2015|3.6/6/0 6.2/8/0 6.2/8/0/s 7/8/0|a6 m6|R|m14-22 g248-396||compact car
us|Camaro|2016|2/4/0/t 3.6/6/0 6.2/8/0|a8 m6|R|m19-25 g219-284||subcompact car
us|Camaro|2017-2023|2/4/0/t 3.6/6/0 6.2/8/0 6.2/8/0/s|a10 a8 m6|R|m15-25 g219-367||subcompact car
us|Camaro|2024|3.6/6/0 6.2/8/0 6.2/8/0/s|a10 m6|R|m16-22 g253-355||subcompact car
us|Caprice|1984|3.8/6/0 5/8/0 5.7/8/1 5.7/8/0|a3 a4||m14-21 g301-394||large car|Impala/Caprice;Wagon
us|Caprice|1985|4.3/6/0 5/8/0 5.7/8/1 5.7/8/0|a3 a4|R|m14-21 g291-394||large car|Impala/Caprice;Wagon
us|Caprice|1986-1987|4.3/6/0 5/8/0 5.7/8/0|a3 a4|R|m14-19 g291-394||large car|Wagon
us|Caprice|1988-1990|4.3/6/0 5/8/0 5.7/8/0|a4|R|m14-20 g276-394||large car|Wagon
us|Caprice|1991|5/8/0 5.7/8/0|a4|R|m15-18 g307-368||large car|Wagon
us|Caprice|1992-1993|4.3/6/0 5/8/0 5.7/8/0|a4|R|m15-19 g291-368||large car|Wagon
us|Caprice|1994-1996|4.3/8/0 5.7/8/0|a4|R|m18-19 g291-307||large car|Impala;Impala Wagon
us|Captiva|2012|2.4/4/0 3/6/0|a6|AF|m18-23 g240-307||SUV
us|Captiva|2013-2014|2.4/4/a 3/6/a|a6|AF|m18-23 g216-303||small SUV
us|Captiva|2015|2.4/4/a|a6|F|m23 g242||small SUV
us|Cavalier|1984|2/4/0|a3 m4 m5||m21-27 g205-263||compact car|Convertible;Wagon
us|Cavalier|1985-1987|2/4/0 2.8/6/0|a3 m4 m5|F|m18-26 g212-307||subcompact car|Convertible;Wagon
us|Cavalier|1988-1989|2/4/0 2.8/6/0|a3 m5|F|m20-26 g212-276||compact car|Convertible;Wagon
us|Cavalier|1990-1994|2.2/4/0 3.1/6/0|a3 m5|F|m20-26 g212-276||subcompact car|Convertible;Wagon
us|Cavalier|1995|2.2/4/0 2.3/4/0|a4 m5|F|m22-26 g212-251||compact car
us|Cavalier|1996-1999|2.2/4/0 2.4/4/0|a3 a4 m5|F|m22-26 g212-251||compact car
us|Cavalier|2000-2001|2.2/4/0 2.2/4/c 2.4/4/0|a3 a4 m5|F|m21-24 g230-263||subcompact car
us|Cavalier|2002|2.2/4/0 2.2/4/c 2.4/4/0|a4 m5|F|m21-25 g221-263||compact car|Dual-fuel
us|Cavalier|2003-2004|2.2/4/0 2.2/4/c|a4 m5|F|m24-27 g205-230||compact car|Dual-fuel
us|Cavalier|2005|2.2/4/0|a4 m5|F|m25-26 g212-221||compact car
us|Celebrity|1984|2.5/4/0 2.8/6/0 4.3/6/1|a3 a4 m4||m18-25 g240-307||midsize wagon|Wagon
us|Celebrity|1985|2.5/4/0 2.8/6/0 4.3/6/1|a3 a4 m4|F|m18-26 g230-307||midsize car|Wagon
us|Celebrity|1986|2.5/4/0 2.8/6/0|a3 a4 m4|F|m18-24 g230-307||midsize car|Wagon
us|Celebrity|1987-1988|2.5/4/0 2.8/6/0|a3 a4 m5|F|m19-24 g230-291||midsize car|Wagon
us|Celebrity|1989|2.5/4/0 2.8/6/0|a3 a4|F|m20-23 g240-276||midsize car|Wagon
us|Celebrity|1990|2.5/4/0 3.1/6/0|a3 a4|F|m20-23 g240-276||midsize/large wagon|Wagon
us|Chevette|1984|1.6/4/0 1.8/4/1|a3 m4 m5||m24-36 g176-230||subcompact car
us|Chevette|1985-1986|1.6/4/0 1.8/4/1|a3 m4 m5|R|m24-36 g176-230||subcompact car|CS
us|Chevette|1987|1.6/4/0|a3 m4 m5|R|m24-27 g205-230||subcompact car|CS
us|City Express|2015-2018|2/4/0|c|F|m25 g219-221||SUV/special purpose|Cargo Van
us|Cobalt|2005|2/4/0/s 2.2/4/0|a4 m5|F|m23-25 g221-240||subcompact car
us|Cobalt|2006-2007|2/4/0/s 2.2/4/0 2.4/4/0|a4 m5|F|m23-25 g221-240||subcompact car
us|Cobalt|2008|2/4/0/t 2.2/4/0 2.4/4/0|a4 m5|F|m25-29 g190-221||subcompact car|XFE
us|Cobalt|2009-2010|2/4/0/t 2.2/4/0|a4 m5|F|m25-30 g184-221||subcompact car|Coupe;SS Coupe;Sedan;XFE;XFE Coupe;XFE Sedan
us|Colorado|2004-2006|2.8/4/0 3.5/5/0|a4 m5|XR|m17-21 g263-325||standard pickup|Cab Chassis inc;Crew Cab
us|Colorado|2007-2008|2.9/4/0 3.7/5/0|a4 m5|XR|m15-20 g276-368||standard pickup|Cab Chassis inc;Crew Cab
us|Colorado|2009|2.9/4/0 3.7/5/0 5.3/8/0|a4 m5|XR|m16-20 g276-345||small pickup|Cab Chassis inc;Crew Cab
us|Colorado|2010-2012|2.9/4/0 3.7/5/0 5.3/8/0|a4 m5|4R|m16-21 g263-345||small pickup|Cab Chassis inc;Crew Cab
us|Colorado|2015|2.5/4/0 3.6/6/0|a6 m6|4R|m16-22 g246-344||small pickup|Cab Chassis
us|Colorado|2016|2.5/4/0 2.8/4/1/t 3.6/6/0|a6 m6|4R|m16-25 g249-345||small pickup|Cab Chassis
us|Colorado|2017-2019|2.5/4/0 2.8/4/1/t 3.6/6/0|a6 a8 m6|4R|m15-25 g250-366||small pickup|Cab Chassis;ZR2
us|Colorado|2020-2022|2.5/4/0 2.8/4/1/t 3.6/6/0|a6 a8|4R|m17-23 g252-331||small pickup|ZR2
us|Colorado|2023-2026|2.7/4/0/t|a8|4R|m16-22 g252-350||small pickup|Mud Terrain Tires;ZR2;ZR2 Bison
us|Corsica|1987-1989|2/4/0 2.8/6/0|a3 m5|F|m20-25 g221-276||compact car
us|Corsica|1990-1993|2.2/4/0 3.1/6/0|a3 m5|F|m20-25 g221-276||midsize car
us|Corsica|1994|2.2/4/0 3.1/6/0|a3 a4|F|m20-24 g230-276||compact car
us|Corsica|1995|3.1/6/0|a4|F|m21 g263||compact car
us|Corsica|1996|2.2/4/0 3.1/6/0|a3 a4|F|m21-24 g230-263||compact car
us|Corvette|1984|5.7/8/0|a4 m4||m15 g368||two-seater
us|Corvette|1985-1986|5.7/8/0|a4 m4|R|m17-18 g307-325||two-seater|Convertible
us|Corvette|1987|5.7/8/0|a4|R|m17 g325||two-seater|Convertible
us|Corvette|1988|5.7/8/0|a4 m4|R|m18 g307||two-seater|Convertible
us|Corvette|1989|5.7/8/0|a4 m6|R|m18 g307||two-seater|Convertible
us|Corvette|1990-1991|5.7/8/0 5.7/8/0/t|a4 m6|R|m15-18 g307-368||two-seater|Twin-Turbo Corvette
us|Corvette|1992-2004|5.7/8/0|a4 m6|R|m17-20 g276-325||two-seater
us|Corvette|2005|6/8/0|a4 m6|R|m19 g291||two-seater
us|Corvette|2006-2007|6/8/0 7/8/0|a6 m6|R|m18-19 g291-307||two-seater
us|Corvette|2008|6.2/8/0 7/8/0|a6 m6|R|m18-19 g291-307||two-seater
us|Corvette|2009-2013|6.2/8/0 6.2/8/0/s 7/8/0|a6 m6|R|m16-19 g284-345||two-seater
us|Corvette|2014|6.2/8/0|a6 m7|R|m20-21 g265-283||two-seater
us|Corvette|2015-2019|6.2/8/0 6.2/8/0/s|a8 m7|R|m15-21 g265-381||two-seater|Z06;ZR1
us|Corvette|2020-2022|6.2/8/0|a8|R|m19 g290-297||two-seater
us|Corvette|2023|5.5/8/0 6.2/8/0|a8|R|m14-19 g298-392||two-seater|Z06;Z06 Carbon Aero
us|Corvette|2024|5.5/8/0 6.2/8/2 6.2/8/0|a8|AR|m14-19 g293-392||two-seater|E-RAY;Z06;Z06 Carbon Aero
us|Corvette|2025-2026|5.5/8/0 5.5/8/0/t 6.2/8/2 6.2/8/0|a8|AR|m14-19 g293-396||two-seater|E-Ray;Z06;Z06 Carbon Aero;ZR1
us|Cruze|2011-2013|1.4/4/0/t 1.8/4/0|a6 m6|F|m26-32 g170-212||midsize car|Eco
us|Cruze|2014-2015|1.4/4/0/t 1.8/4/0 2/4/1/t|a6 m6|F|m26-32 g169-209||midsize car|Eco
us|Cruze|2016|1.4/4/0/t 1.8/4/0|a6 m6|F|m26-34 g162-209||midsize car|Limited;Limited Eco;Premier
us|Cruze|2017-2018|1.4/4/0/t 1.6/4/1/t|a6 a9 m6|F|m31-37 g165-181||compact car|Hatchback;Premier;Premier Hatchback
us|Cruze|2019|1.4/4/0/t 1.6/4/1/t|c a6 a9|F|m31-37 g166-193||compact car|Hatchback;Premier;Premier Hatchback
us|El Camino|1984|3.8/6/0 5/8/0 5.7/8/1|a3 a4|2|m15-21 g301-368||standard pickup
us|El Camino|1985-1987|4.3/6/0 5/8/0|a3 a4|R|m14-18 g307-394||standard pickup
us|Equinox|2005-2007|3.4/6/0|a5|XF|m18-20 g276-307||SUV
us|Equinox|2008-2009|3.4/6/0 3.6/6/0|a5 a6|XF|m19-20 g276-291||SUV
us|Equinox|2010|2.4/4/0 3/6/0|a6|AF|m20-26 g212-276||SUV
us|Equinox|2011|2.4/4/0 3/6/a 3/6/0|a6|AF|m19-26 g212-291||SUV
us|Equinox|2012|2.4/4/a 2.4/4/0 3/6/a 3/6/0|a6|AF|m19-26 g212-291||SUV
us|Equinox|2013-2014|2.4/4/a 2.4/4/0 3.6/6/a 3.6/6/0|a6|AF|m19-26 g216-299||small SUV
us|Equinox|2015-2017|2.4/4/a 2.4/4/0 3.6/6/0|a6|AF|m18-26 g216-304||small SUV
us|Equinox|2018-2019|1.5/4/0/t 1.6/4/1/t 2/4/0/t|a6 a9|AF|m24-32 g195-228||small SUV
us|Equinox|2020|1.5/4/0/t 2/4/0/t|a6 a9|AF|m24-28 g196-228||small SUV
us|Equinox|2021-2023|1.5/4/0/t|a6|AF|m26-28 g197-211||small SUV
us|Equinox|2024|1.5/4/0/t //8|a6 s|AF|m26-28 g193-211 e96-108 r285-319||small SUV|EV
us|Equinox|2025-2026|1.5/4/0/t //8|c a8 s|AF|m26-27 g204-214 e96-109 r288-319||small SUV|EV
us|Express|1996-2002|4.3/6/0 5/8/0 5.7/8/0|a4|R|m13-15 g368-425||passenger van|1500/2500
us|Express|2003|4.3/6/0 5.3/8/0|a4|XR|m13-15 g368-425||passenger van|1500;1500/2500
us|Express|2004|4.3/6/0 5.3/8/0 6/8/b 6/8/c|a4|XR|m12-15 g364-460||passenger van|1500;1500/2500;Cargo;Passenger
us|Express|2005-2006|4.3/6/0 5.3/8/0|a4|XR|m14-15 g368-394||passenger van|1500;1500/2500
us|Express|2007-2009|5.3/8/a 5.3/8/0|a4|XR|m14-15 g368-394||passenger van|1500;1500 Passenger;1500/2500
us|Express|2010|4.3/6/0 5.3/8/a|a4|AR|m14-17 g325-394||cargo van|1500 Cargo;1500 Conversion Cargo;1500 Passenger
us|Express|2011-2013|4.3/6/0 4.8/8/a 5.3/8/a 6/8/a|a4 a6|AR|m12-17 g325-460||cargo van|1500 Cargo;1500 Conversion Cargo;1500 Passenger;2500 Cargo;2500 Conversion Cargo;2500 Passenger;3500 Cargo;3500 Passenger
us|Express|2014|4.3/6/0 4.8/8/0 5.3/8/a 6/8/a|a4 a6|AR|m12-16 g353-460||cargo van|1500 Cargo;1500 Conversion Cargo;1500 Passenger;2500 Conversion Cargo;2500 Passenger;3500 Passenger
us|Express|2015|4.8/8/0 6/8/a 6/8/0|a6|R|m12-13 g416-460||passenger van|2500 Conversion Cargo;2500 Passenger;3500 Passenger
us|Express|2016-2017|6/8/0|a6|R|m12-13 g437-445||passenger van|2500 Passenger;3500 Passenger
us|HHR|2006-2007|2.2/4/0 2.4/4/0|a4 m5|F|m22-23 g240-251||SUV|Panel
us|HHR|2008|2/4/0/t 2.2/4/0 2.4/4/0|a4 m5|F|m22-25 g221-251||SUV|Panel
us|HHR|2009-2010|2/4/0/t 2.2/4/a 2.4/4/a|a4 m5|F|m23-26 g212-240||SUV|Panel
us|HHR|2011|2.2/4/a 2.4/4/a|a4 m5|F|m24-26 g212-230||SUV|Panel
us|Impala|1984|3.8/6/0 5/8/0 5.7/8/1 5.7/8/0|a3 a4||m14-21 g301-394||large car|Caprice
us|Impala|1985|4.3/6/0 5/8/0 5.7/8/1 5.7/8/0|a3 a4|R|m14-21 g291-394||large car|Caprice
us|Impala|1994-1996|4.3/8/0 5.7/8/0|a4|R|m18-19 g291-307||large car|Caprice/Impala;Caprice/Impala Wagon
us|Impala|2000|3.4/6/0 3.8/6/0 3.8/6/0/s|a4|F|m21 g263||large car
us|Impala|2001-2003|3.4/6/0 3.8/6/0|a4|F|m20-22 g251-276||large car|Police
us|Impala|2004-2005|3.4/6/0 3.8/6/0 3.8/6/0/s|a4|F|m20-22 g251-276||large car|Police
us|Impala|2006|3.5/6/a 3.9/6/0 5.3/8/0|a4|F|m19-22 g251-291||large car
us|Impala|2007|3.5/6/a 3.5/6/0 3.9/6/0 5.3/8/0|a4|F|m19-22 g251-291||large car
us|Impala|2008-2009|3.5/6/a 3.5/6/0 3.9/6/a 5.3/8/0|a4|F|m19-23 g240-291||large car
us|Impala|2010|3.5/6/a 3.5/6/0 3.9/6/a|a4|F|m21-22 g251-263||large car
us|Impala|2011|3.5/6/a 3.9/6/a|a4|F|m21-23 g240-263||large car
us|Impala|2012-2013|3.6/6/a 3.6/6/0|a6|F|m22 g251-257||large car
us|Impala|2014|2.4/4/2 2.5/4/0 3.6/6/a 3.6/6/0|a6|F|m21-28 g194-259||large car|Limited;eAssist
us|Impala|2015-2016|2.5/4/0 3.6/6/a 3.6/6/0 3.6/6/c|a6|F|m20-25 g220-272||large car|Bi-Fuel;Limited
us|Impala|2017-2019|2.5/4/0 3.6/6/a 3.6/6/0|a6|F|m22-25 g224-254||large car
us|Impala|2020|3.6/6/a 3.6/6/0|a6|F|m22 g252-255||large car
us|C/K 1500|1989-1990|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m4 m5|X|m12-17 g345-460||standard pickup|K1500
us|C/K 1500|1991-1992|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a4 m4 m5|X|m12-18 g345-460||standard pickup|K1500
us|C/K 1500|1993|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a4 m5|X|m12-17 g345-460||standard pickup|K1500
us|C/K 1500|1994-1995|4.3/6/0 5/8/0 5.7/8/0 6.5/8/1 6.5/8/1/t|a4 m5|X|m12-17 g345-460||standard pickup|K1500
us|C/K 1500|1996-1998|4.3/6/0 5/8/0 5.7/8/0 6.5/8/1/t|a4 m5|X|m13-16 g345-425||standard pickup|K1500
us|C/K 1500|1999|5/8/0 5.7/8/0|a4|X|m14 g394||standard pickup|K1500
us|C/K 2500|1989-1990|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m4 m5|X|m12-17 g345-460||standard pickup|K2500
us|C/K 2500|1991-1992|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a4 m4 m5|X|m12-18 g345-460||standard pickup|K2500
us|C/K 2500|1993|6.2/8/1|m5|X|m17 g372||standard pickup|K2500
us|Lumina|1990|2.5/4/0 3.1/6/0|a3 a4|F|m18-21 g263-307||midsize car|APV Minivan
us|Lumina|1991|2.5/4/0 3.1/6/0 3.4/6/0|a3 a4 m5|F|m18-21 g263-307||midsize car|APV Minivan
us|Lumina|1992|2.5/4/0 3.1/6/0 3.4/6/0 3.8/6/0|a3 a4 m5|F|m17-21 g263-325||midsize car|APV Minivan
us|Lumina|1993|2.2/4/0 3.1/6/0 3.4/6/0 3.8/6/0|a3 a4 m5|F|m18-21 g263-307||midsize car|APV Minivan
us|Lumina|1994-1997|3.1/6/0 3.4/6/0|a4|F|m18-21 g263-307||midsize car|Monte Carlo
us|Lumina|1998-1999|3.1/6/0 3.8/6/0|a4|F|m19-21 g263-291||midsize car|Monte Carlo
us|Lumina|2000|3.1/6/0 3.4/6/0 3.8/6/0|a4|F|m21 g263||midsize car|Monte Carlo
us|Lumina|2001|3.1/6/0|a4|F|m21 g263||midsize car
us|Lumina|1994-1995|3.1/6/0 3.8/6/0|a3 a4|F|m18 g307||SUV/special purpose|Lumina Minivan
us|Lumina|1996|3.4/6/0|a4|F|m19 g291||SUV/special purpose|Lumina Minivan
us|Malibu|1997|3.1/6/0|a4|F|m21 g263||midsize car
us|Malibu|1998-2000|2.4/4/0 3.1/6/0|a4|F|m21-24 g230-263||midsize car
us|Malibu|2001-2003|3.1/6/0|a4|F|m21 g263||midsize car
us|Malibu|2004-2005|2.2/4/0 3.5/6/0|a4|F|m22-25 g221-251||midsize car|Maxx
us|Malibu|2006-2007|2.2/4/0 3.5/6/0 3.9/6/0|a4|F|m18-25 g221-307||midsize car|Maxx
us|Malibu|2008|2.4/4/2 2.4/4/0 3.5/6/0 3.6/6/0|a4 a6|F|m20-27 g205-276||midsize car|Hybrid
us|Malibu|2009|2.4/4/2 2.4/4/0 3.5/6/a 3.5/6/0 3.6/6/0|a4 a6|F|m20-29 g190-276||midsize car|Hybrid
us|Malibu|2010|2.4/4/a 2.4/4/2 2.4/4/0 3.5/6/a 3.5/6/0 3.6/6/0|a4 a6|F|m20-29 g190-276||midsize car|Hybrid
us|Malibu|2011-2012|2.4/4/a 2.4/4/0 3.6/6/0|a6|F|m20-26 g212-276||midsize car
us|Malibu|2013-2014|2/4/0/t 2.4/4/2 2.5/4/0|a6|F|m24-29 g193-232||midsize car|eAssist
us|Malibu|2015|2/4/0/t 2.5/4/0|a6|F|m24-29 g191-232||midsize car
us|Malibu|2016|1.5/4/0/t 1.8/4/2 2/4/0/t 2.5/4/0|c a6 a8|F|m26-46 g122-213||midsize car|Hybrid;Limited
us|Malibu|2017-2018|1.5/4/0/t 1.8/4/2 2/4/0/t|c a6 a9|F|m26-46 g121-214||midsize car|Hybrid
us|Malibu|2019|1.5/4/0/t 1.8/4/2 2/4/0/t|c a9|F|m26-46 g121-214||midsize car|Hybrid
us|Malibu|2020-2022|1.5/4/0/t 2/4/0/t|c a9|F|m26-32 g170-214||midsize car
us|Malibu|2023-2025|1.5/4/0/t|c|F|m30-31 g175-181||midsize car
us|Metro|1998-2000|1/3/0 1.3/4/0|a3 m5|F|m28-40 g138-197||subcompact car
us|Metro|2001|1.3/4/0|a3|F|m28 g197||subcompact car
us|Monte Carlo|1984|3.8/6/0 5/8/0 5.7/8/1|a3 a4||m15-21 g301-368||midsize car
us|Monte Carlo|1985-1987|4.3/6/0 5/8/0|a3 a4|R|m16-19 g291-345||midsize car
us|Monte Carlo|1988|4.3/6/0 5/8/0|a4|R|m18-20 g276-307||midsize car
us|Monte Carlo|1995-1997|3.1/6/0 3.4/6/0|a4|F|m18-21 g263-307||midsize car|Lumina/Monte Carlo
us|Monte Carlo|1998-1999|3.1/6/0 3.8/6/0|a4|F|m19-21 g263-291||midsize car|Lumina/Monte Carlo
us|Monte Carlo|2000|3.1/6/0 3.4/6/0 3.8/6/0|a4|F|m21 g263||midsize car|Lumina/Monte Carlo
us|Monte Carlo|2001-2003|3.4/6/0 3.8/6/0|a4|F|m20-22 g251-276||midsize car
us|Monte Carlo|2004-2005|3.4/6/0 3.8/6/0 3.8/6/0/s|a4|F|m20-22 g251-276||midsize car
us|Monte Carlo|2006|3.5/6/a 3.9/6/0 5.3/8/0|a4|F|m19-22 g251-291||midsize car
us|Monte Carlo|2007|3.5/6/a 3.5/6/0 5.3/8/0|a4|F|m19-22 g251-291||midsize car
us|Nova|1985-1987|1.6/4/0|a3 m5|F|m26-29 g190-212||compact car
us|Nova|1988|1.6/4/0|a3 a4 m5|F|m23-29 g190-240||compact car
us|Prizm|1998-2002|1.8/4/0|a3 a4 m5|F|m26-31 g178-212||compact car
us|S10|1984|2/4/0 2.2/4/1 2.8/6/0|a3 a4 m4 m5|2|m18-29 g212-307||small pickup
us|S10|1985|1.9/4/0 2.2/4/1 2.5/4/0 2.8/6/0|a4 m4 m5|R|m18-28 g226-307||small pickup
us|S10|1986|2.5/4/0 2.8/6/0|a4 m4 m5|R|m18-24 g230-307||small pickup
us|S10|1987|2.5/4/0 2.8/6/0|a3 a4 m4 m5|R|m16-22 g251-345||small pickup
us|S10|1988|2.5/4/0 2.8/6/0 4.3/6/0|a4 m4 m5|R|m18-23 g240-307||small pickup
us|S10|1989-1993|2.5/4/0 2.8/6/0 4.3/6/0|a4 m5|XR|m16-22 g251-345||small pickup
us|S10|1994|2.2/4/0 4.3/6/0|a4 m5|XR|m16-22 g251-345||small pickup
us|S10|1995|2.2/4/0 4.3/6/0 5.2/6/0|a4 m5|XR|m16-23 g240-345||small pickup
us|S10|1996-1997|2.2/4/0 4.3/6/0|a4 m5|XR|m16-23 g240-345||small pickup
us|S10|1998|2.2/4/0 4.3/6/0 //8|a4 m5 s|2XR|m16-22 g251-345 e28-55 r33-72||small pickup|Electric
us|S10|1999-2000|2.2/4/0 4.3/6/0|a4 m5|XR|m16-23 g240-345||small pickup
us|S10|2001-2002|2.2/4/a 4.3/6/0|a4 m5|XR|m14-22 g251-394||small pickup
us|S10|2003|2.2/4/0 4.3/6/0|a4 m5|XR|m14-22 g251-394||small pickup
us|S10|2004|4.3/6/0|a4|X|m15 g368||standard pickup
us|Silverado|1999-2002|4.3/6/0 4.8/8/0 5.3/8/0|a4 m5|XR|m14-17 g325-394||standard pickup|Silverado 1500
us|Silverado|2003|4.3/6/0 4.8/8/0 5.3/8/a 5.3/8/0 6/8/0|a4 m5|XR|m13-16 g345-425||standard pickup|Silverado 1500;SS 1500
us|Silverado|2004-2007|4.3/6/0 4.8/8/0 5.3/8/a 5.3/8/2 5.3/8/0 6/8/0|a4 m5|XR|m13-17 g325-425||standard pickup|Silverado 1500;15 Hybrid;C15;Classic 15 Hybrid;Classic 1500;K15
us|Silverado|2008|4.3/6/0 4.8/8/0 5.3/8/a 5.3/8/0 6/8/0|a4|XR|m14-17 g325-394||standard pickup|Silverado 1500;C15;K15
us|Silverado|2009|4.3/6/0 4.8/8/0 5.3/8/a 5.3/8/0 6/8/2 6/8/0 6.2/8/a|c a4 a6|XR|m14-21 g263-394||standard pickup|Silverado 1500;15 Hybrid;C15;C15 XFE;K15
us|Silverado|2010-2013|4.3/6/0 4.8/8/a 5.3/8/a 6/8/2 6.2/8/a|c a4 a6|4R|m14-22 g251-394||standard pickup|Silverado 1500;15 Hybrid;C15;C15 XFE;K15
us|Silverado|2014|4.3/6/a 5.3/8/a 6.2/8/0|a6|4R|m17-20 g279-333||standard pickup|Silverado 1500;C15;K15
us|Silverado|2015|4.3/6/a 5.3/8/a 5.3/8/0 6.2/8/0|a6 a8|4R|m17-20 g278-334||standard pickup|Silverado 1500;C15;C15 Cab Chassis;K15;K15 Cab Chassis
us|Silverado|2016-2018|4.3/6/a 5.3/8/a 5.3/8/2 5.3/8/0 6.2/8/0|a6 a8|4R|m17-20 g278-334||standard pickup|Silverado 1500;15 Hybrid;C15;C15 Cab Chassis;K15;K15 Cab Chassis
us|Silverado|2019|2.7/4/0/t 4.3/6/0 5.3/8/a 5.3/8/0 6.2/8/0|a10 a6 a8|4R|m15-21 g262-368||standard pickup|Silverado 1500;C10;C10 Cab Chassis;C10 XFE;K10;K10 Cab Chassis;K10 TrailBoss;LD C15;LD K15
us|Silverado|2020-2021|2.7/4/0/t 3/6/1/t 4.3/6/0 5.3/8/a 5.3/8/0 6.2/8/0|a10 a6 a8|4R|m14-27 g238-395||standard pickup|Silverado 1500;Cab Chassis;TrailBoss
us|Silverado|2022|2.7/4/0/t 3/6/1/t 5.3/8/a 5.3/8/0 6.2/8/0|a10 a6 a8|4R|m14-26 g240-385||standard pickup|Silverado 1500;Cab Chassis;Mud Terrain Tires;ZR2
us|Silverado|2023-2026|2.7/4/0/t 3/6/1/t 5.3/8/a 5.3/8/0 6.2/8/0|a10 a8|4R|m15-26 g246-368||standard pickup|Silverado 1500;3M;4M;Cab Chassis;M5;M6;Mud Terrain Tires;Mud Terrain Tires 4M;Mud Terrain Tires 6M;ZR2;w/Sport and Off Road Mode
us|Silverado 2500|1999-2000|5.3/8/0 6/8/0|a4|R|m12-15 g368-460||standard pickup
us|Silverado 2500|2002|6/8/0|a4|2|m11 g502||standard pickup
us|Silverado 2500|2003|6/8/c|a4|R|m10 g552||standard pickup
us|Silverado 2500|2004|6/8/b|a4|R|m10 g437||standard pickup|HD CNG
us|Silverado 2500|2005|6/8/b 6/8/0|a4|XR|m9-11 g485-502||standard pickup|HD;HD CNG
us|Silverado EV|2024|//8|s|A|e63-67 r393-450||standard pickup
us|Silverado EV|2025-2026|//8|s|4|e64-70 r282-493||standard pickup|14-mod battery, 11kW 15-mode charger;14-mod battery, 11kW 6-mode charger;20-mod battery, 11kW 15-mode charger;20-mod battery, 19kW 15-mode charger;20-mod battery, 19kW 6-mode charger;24-mod battery, 19kW 6-mode charger;2WT;5WT;8WT
us|Sonic|2012-2018|1.4/4/0/t 1.8/4/0|a6 m5 m6|F|m28-32 g171-199||compact car|5;5 RS;RS
us|Sonic|2019|1.4/4/0/t|a6 m6|F|m29-31 g177-191||compact car|5
us|Sonic|2020|1.4/4/0/t|a6|F|m29 g191||compact car|5
us|Spark|2013|1.2/4/0|a4 m5|F|m31-34 g165-176||subcompact car
us|Spark|2014-2015|1.2/4/0 //8|c m5 s|F|m33-34 g164-168 e119 r82||subcompact car|EV
us|Spark|2016|1.4/4/0 //8|c m5 s|F|m33-34 g161-165 e119 r82||subcompact car|EV
us|Spark|2017-2022|1.4/4/0|c m5|F|m32-33 g165-173||subcompact car|ACTIV
us|Spectrum|1985-1986|1.5/4/0|a3 m5|F|m29-35 g158-190||subcompact car
us|Spectrum|1987-1988|1.5/4/0 1.5/4/0/t|a3 m5|F|m27-33 g167-205||subcompact car|Turbo
us|Sprint|1985-1986|1/3/0|a3 m5|F|m35-48 g115-158||minicompact car|ER;Plus
us|Sprint|1987-1990|1/3/0 1/3/0/t|a3 m5|F|m33-47 g117-167||subcompact car|ER;Metro;Turbo Sprint
us|Sprint|1991-1994|1/3/0|a3 m5|F|m33-41 g135-167||subcompact car
us|SS|2014|6.2/8/0|a6|R|m17 g333||large car
us|SS|2015-2017|6.2/8/0|a6 m6|R|m16-17 g323-345||large car
us|SSR|2003-2004|5.3/8/0|a4|R|m15-16 g345-368||standard pickup
us|SSR|2005-2006|6/8/0|a4 m6|R|m14-15 g368-394||standard pickup
us|Suburban|1984|5/8/0 5.7/8/0 6.2/8/1|a4 m4|2X|m11-18 g351-502||SUV/special purpose|C10;K10
us|Suburban|1985-1987|5/8/0 5.7/8/0 6.2/8/1|a4 m4|XR|m11-18 g351-502||SUV/special purpose|C10;K10;R10 Suburban;V10 Suburban
us|Suburban|1988-1990|5.7/8/0 6.2/8/1|a4 m4|XR|m11-17 g372-502||SUV/special purpose|R10 Suburban;R1500 Suburban;V10 Suburban;V1500
us|Suburban|1991|5.7/8/0 6.2/8/1|a4|XR|m12-17 g372-460||SUV/special purpose|R1500 Suburban;V1500
us|Suburban|1992-1997|5.7/8/0|a4|XR|m12-14 g394-460||SUV/special purpose|1500
us|Suburban|1998-1999|5.7/8/0|a4|R|m14 g394||SUV/special purpose|1500
us|Suburban|2000|5.3/8/0 5.7/8/0|a4|XR|m13-14 g394-425||SUV|1500
us|Suburban|2001|5.3/8/0|a4|XR|m13-14 g394-425||SUV|1500
us|Suburban|2002-2005|5.3/8/a 5.3/8/0|a4|XR|m13-15 g368-425||SUV|1500
us|Suburban|2006-2008|5.3/8/a 5.3/8/0 6/8/0|a4|XR|m13-16 g345-425||SUV|1500
us|Suburban|2009|5.3/8/a 5.3/8/0 6/8/0|a6|R|m16 g345||SUV|1500
us|Suburban|2010|5.3/8/a 6.2/8/a|a6|R|m14-17 g325-394||SUV|1500
us|Suburban|2011-2013|5.3/8/a 6/8/0|a6|4R|m12-17 g323-460||SUV|1500;2500
us|Suburban|2014|5.3/8/a|a6|4R|m17 g323||standard SUV|C10;K10
us|Suburban|2015-2018|5.3/8/a 5.3/8/0|a6|4R|m18-19 g291-313||standard SUV|C1500;K1500
us|Suburban|2019-2020|5.3/8/a 5.3/8/0 6.2/8/0|a10 a6|4R|m16-18 g314-346||standard SUV|C1500;K1500
us|Suburban|2021-2026|3/6/1/t 5.3/8/0 6.2/8/0|a10|4R|m16-23 g272-355||standard SUV
us|Tahoe|1995|5.7/8/0 6.5/8/1/t|a4 m5|XR|m12-14 g452-460||SUV/special purpose|1500
us|Tahoe|1996-1998|5.7/8/0 6.5/8/1/t|a4|XR|m13-15 g368-425||SUV/special purpose|1500
us|Tahoe|1999|5.7/8/0 6.5/8/1/t|a4|2XR|m13-15 g394-425||SUV|1500
us|Tahoe|2000|4.8/8/0 5.3/8/0 5.7/8/0|a4|XR|m13-15 g368-425||SUV|1500
us|Tahoe|2001|4.8/8/0 5.3/8/0|a4|XR|m14-15 g368-394||SUV|1500
us|Tahoe|2002-2005|4.8/8/0 5.3/8/a 5.3/8/0|a4|XR|m13-16 g345-425||SUV|1500
us|Tahoe|2006|4.8/8/0 5.3/8/a 5.3/8/0|a4|2XR|m14-16 g345-394||SUV|1500
us|Tahoe|2007|4.8/8/0 5.3/8/a 5.3/8/0|a4|XR|m16-17 g325-345||SUV|1500
us|Tahoe|2008|4.8/8/0 5.3/8/a 5.3/8/0 6/8/2 6.2/8/0|c a4 a6|XR|m14-21 g263-394||SUV|1500;Hybrid
us|Tahoe|2009|4.8/8/0 5.3/8/a 5.3/8/0 6/8/2 6.2/8/a|c a4 a6|XR|m14-21 g263-394||SUV|1500;1500 XFE;Hybrid
us|Tahoe|2010-2013|5.3/8/a 6/8/2|c a6|4R|m17-22 g251-325||SUV|1500;Hybrid
us|Tahoe|2014|5.3/8/a|a6|4R|m17 g323||standard SUV|C10;K10
us|Tahoe|2015-2017|5.3/8/a 5.3/8/0|a6|4R|m18-19 g296-309||standard SUV|C1500;K1500
us|Tahoe|2018-2020|5.3/8/a 5.3/8/0 6.2/8/0|a10 a6|4R|m17-19 g291-327||standard SUV|C1500;K1500
us|Tahoe|2021-2026|3/6/1/t 5.3/8/0 6.2/8/0|a10|4R|m16-24 g262-355||standard SUV
us|Tracker|1998|1.6/4/0|a3 a4 m5|XR|m21-22 g251-263||SUV/special purpose|Convertible;Hardtop
us|Tracker|1999-2000|1.6/4/0 2/4/0|a4 m5|XR|m21-24 g230-263||SUV|Convertible;Hardtop
us|Tracker|2001-2003|2/4/0 2.5/6/0|a4 m5|XR|m17-22 g251-325||SUV|Convertible;Hardtop;LT;ZR2;ZR2 Convertible
us|Tracker|2004|2.5/6/0|a4|XR|m18 g307||SUV|Hardtop;LT;ZR2
us|TrailBlazer|2002|4.2/6/0|a4|XR|m15-16 g345-368||SUV|Ext
us|TrailBlazer|2003-2005|4.2/6/0 5.3/8/0|a4|XR|m14-16 g345-394||SUV|Ext
us|TrailBlazer|2006-2009|4.2/6/0 5.3/8/0 6/8/0|a4|XR|m13-17 g325-425||SUV|Ext
us|TrailBlazer|2021-2023|1.2/3/0/t 1.3/3/0/t|c a9|AF|m28-31 g179-199||small SUV
us|TrailBlazer|2024|1.3/3/0/t|c a9|AF|m27-31 g180-204||small SUV
us|TrailBlazer|2025-2026|1.2/3/a/t 1.3/3/0/t|c a9|AF|m27-31 g178-204||small SUV
us|Traverse|2009|3.6/6/0|a6|XF|m19 g291||SUV
us|Traverse|2010-2017|3.6/6/0|a6|AF|m17-19 g289-322||standard SUV
us|Traverse|2018-2019|2/4/0/t 3.6/6/0|a9|AF|m20-22 g251-276||standard SUV
us|Traverse|2020-2023|3.6/6/0|a9|AF|m20-21 g259-278||standard SUV
us|Traverse|2024|2.5/4/0/t 3.6/6/0|a8 a9|AF|m20-23 g240-280||standard SUV|Limited
us|Traverse|2025-2026|2.5/4/0/t|a8|AF|m21-23 g241-263||standard SUV
us|Trax|2015-2022|1.4/4/0/t|a6|AF|m26-29 g193-214||small SUV
us|Trax|2024|1.2/3/0/t|a6|F|m30 g185||small wagon
us|Trax|2025-2026|1.2/3/a/t 1.2/3/0/t|a6|F|m29-30 g184-190||small wagon
us|Uplander|2005|3.5/6/0|a4|XF|m17-18 g307-325||minivan
us|Uplander|2006|3.5/6/0 3.9/6/0|a4|XF|m17-19 g291-325||minivan
us|Uplander|2007-2008|3.9/6/a 3.9/6/0|a4|F|m19 g291||minivan
us|Venture|1997-2001|3.4/6/0|a4|F|m18-20 g276-307||minivan
us|Venture|2002-2004|3.4/6/0|a4|XF|m18-20 g276-307||minivan
us|Venture|2005|3.4/6/0|a4|F|m19 g291||minivan
us|Volt|2011-2015|1.4/4/4|c|F|m37 g50-54||compact car
us|Volt|2016-2019|1.5/4/4|c|F|m42 g32||compact car
uk|Aveo|2011|1.2//0//1206 1.4//0//1398|a4 m5||n42-51 N130-158|5
uk|Aveo|2012-2013|1.2//0//1206 1.2//0//1229 1.2//1/t/1248 1.4//0//1398|a4 a6 m5 m6||n42-78 N95-159|5
uk|Camaro|2012-2013|6.2//0//6162|a6 m6||n20-22 N304-329|5
uk|Camaro|2016|6.2//0//6162|a8 m6||n22-25 N252-292|6
uk|Camaro|2017|2//0/t/1998 6.2//0//6162|a8 m6||n22-35 N181-292|6|convertible;coupe
uk|Camaro|2018-2019|2//0/t/1998 6.2//0//6162|a8 m6||n22-35 N181-292|6 6b|convertible;coupe
uk|Captiva|2011-2013|2.2//1/t/2231|a6 m6|AF|n36-46 N164-208|5
uk|Corvette|2012-2013|6.2//0//6162 7//0//7011|a6 m6||n20-22 N293-342|5|convertible;coupe
uk|Corvette|2017-2019|6.2//0//6162|a8 m7||n23 N282-284|6|convertible;coupe
uk|Corvette|2021-2022|6.2//0//6162/354-354|a8||w23 W277|6d
uk|Corvette|2023-2025|5.5//0//5460/475-475 6.2//0//6162/354-354|a8||w17-23 W277-377|6d
uk|Corvette|2017-2019|6.2//0//6162|a8 m7||n23 N282-284|6|convertible;coupe|Corvette Grand Sport
uk|Corvette|2017-2019|6.2//0//6162|a8 m7||n20-22 N291-322|6|convertible;coupe|Corvette Z06
uk|Cruze|2010|1.6//0//1598 1.8//0//1796|a5 m5||n36-42 N159-184|5
uk|Cruze|2011|1.6//0//1598 1.8//0//1796 2//1/t/1998|a5 a6 m5 m6||n36-50 N147-184|5
uk|Cruze|2012-2013|1.6//0//1598 1.7//1/t/1689 1.8//0//1796 2//1/t/1998|a5 a6 m5 m6||n36-63 N117-184|5
uk|Orlando|2011-2013|1.8//0//1796 2//1/t/1998|a6 m5 m6||n36-47 N159-186|5
uk|Spark|2010-2013|1//0//995 1.2//0//1206|m5||n55 N119|5
ca|Orlando|2012-2014|2.4/4/0|a6 m6||g198-212 l8.6-9.2||suv - small
=Chrysler
us|200|2011-2014|2.4/4/0 3.6/6/a|a4 a6|F|m21-24 g230-264||midsize car|Convertible
us|200|2015|2.4/4/a 2.4/4/0 3.6/6/a 3.6/6/0|a9|AF|m22-27 g203-252||midsize car
us|200|2016-2017|2.4/4/a 2.4/4/0 3.6/6/a|a9|AF|m22-27 g201-252||midsize car
us|300|1999-2004|3.5/6/0|a4|F|m19 g291||large car|M
us|300|2005|3.5/6/0 5.7/8/0|a5|X|m18 g307||large car|300C
us|300|2006|2.7/6/0 3.5/6/0 5.7/8/0|a4 a5|XR|m18-21 g263-307||large car|300C
us|300|2007-2009|3.5/6/0 5.7/8/0|a5|X|m18-19 g291-307||large car
us|300|2010|3.5/6/0 5.7/8/0|a5|A|m18-19 g291-307||large car
us|300|2011|3.6/6/a 3.6/6/0 5.7/8/0|a5|AR|m18-21 g263-307||large car
us|300|2012-2014|3.6/6/a 3.6/6/0 5.7/8/0|a5 a8|AR|m18-23 g240-313||large car
us|300|2015-2019|3.6/6/a 3.6/6/0 5.7/8/0|a8|AR|m19-23 g242-290||large car
us|300|2020-2022|3.6/6/0 5.7/8/0|a8|AR|m19-23 g242-290||large car
us|300|2023|3.6/6/0 5.7/8/0 6.4/8/0|a8|AR|m18-23 g242-308||large car
us|300|2005|2.7/6/0 3.5/6/0 5.7/8/0 6.1/8/0|a4 a5|R|m15-21 g263-368||large car|300 SRT8;300C/SRT-8
us|300|2006|6.1/8/0|a5|R|m15 g368||large car|300 SRT8;300C/SRT-8
us|300|2007-2010|2.7/6/0 3.5/6/0 5.7/8/0 6.1/8/0|a4 a5|R|m15-21 g263-368||large car|300 SRT8;300/SRT-8
us|300|2012-2014|6.4/8/0|a5|R|m17 g323-325||large car|300 SRT8
us|Fifth Avenue|1988|3/6/0|a3|F|m19 g291||midsize car|5th Avenue;New Yorker/5th Avenue
us|Aspen|2007|4.7/8/a 5.7/8/0|a5|XR|m14-15 g368-394||SUV
us|Aspen|2008|4.7/8/a 4.7/8/0 5.7/8/0|a5|XR|m15 g368||SUV
us|Aspen|2009|4.7/8/a 5.7/8/2 5.7/8/0|a4 a5|XR|m15-21 g263-368||SUV|HEV
us|Cirrus|1995-1998|2.4/4/0 2.5/6/0|a4|F|m20-22 g251-276||midsize car
us|Cirrus|1999|2.5/6/0|a4|F|m20 g276||midsize car
us|Cirrus|2000|2.4/4/0 2.5/6/0|a4|F|m19-20 g276-291||midsize car
us|Concorde|1993-1997|3.3/6/0 3.5/6/0|a4|F|m18-21 g263-307||large car
us|Concorde|1998-2001|2.7/6/0 3.2/6/0|a4|F|m20-22 g251-276||large car
us|Concorde|2002-2004|2.7/6/0 3.5/6/0|a4|F|m19-22 g251-291||large car|LHS
us|Crossfire|2004|3.2/6/0|a5 m6|R|m18-21 g263-307||two-seater
us|Crossfire|2005-2006|3.2/6/0 3.2/6/0/s|a5 m6|R|m18-21 g263-307||two-seater|Coupe;Roadster
us|Crossfire|2007-2008|3.2/6/0|a5 m6|R|m18-21 g263-307||two-seater|Coupe;Roadster
us|Fifth Avenue|1984|5.2/8/0|a3||m15 g368||midsize car|Newport/Fifth Avenue
us|Fifth Avenue|1985-1989|5.2/8/0|a3|R|m16-18 g307-345||midsize car|Newport/Fifth Avenue
us|Fifth Avenue|1993|3.3/6/0 3.8/6/0|a4|F|m19-20 g276-291||large car|Imperial
us|LeBaron|1984|2.2/4/0 2.2/4/0/t 2.6/4/0|a3 m5||m19-25 g221-291||midsize car|Convertible
us|LeBaron|1985|2.2/4/0 2.2/4/0/t 2.6/4/0|a3 m5|F|m19-24 g230-291||midsize car|Convertible;GTS
us|LeBaron|1986-1988|2.2/4/0 2.2/4/0/t 2.5/4/0|a3 m5|F|m19-26 g212-291||midsize car|Convertible;GTS
us|LeBaron|1989|2.2/4/0 2.2/4/0/t 2.5/4/0 2.5/4/0/t|a3 m5|F|m18-25 g221-307||midsize car|Convertible;GTS
us|LeBaron|1990|2.2/4/0/t 2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m18-21 g263-307||subcompact car|Convertible;Landau
us|LeBaron|1991-1992|2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m18-22 g251-307||compact car|Convertible
us|LeBaron|1993|2.5/4/0 3/6/0|a3 a4 m5|F|m20-23 g240-276||compact car|Convertible
us|LeBaron|1994|2.5/4/0 3/6/0|a3 a4|F|m21-22 g251-263||compact car|Convertible
us|LeBaron|1995|3/6/0|a4|F|m21 g263||subcompact car|Convertible
us|LHS|1994-1997|3.5/6/0|a4|F|m18-19 g291-307||large car|New Yorker/LHS
us|LHS|1999-2001|3.5/6/0|a4|F|m19 g291||large car
us|LHS|2003-2004|2.7/6/0 3.5/6/0|a4|F|m20-22 g251-276||large car|Concorde/LHS
us|New Yorker|1984|2.2/4/0 2.2/4/0/t 2.6/4/0|a3||m19-22 g251-291||midsize car|E Class/New Yorker
us|New Yorker|1985|2.2/4/0/t 2.6/4/0|a3|F|m19 g291||midsize car
us|New Yorker|1986-1987|2.2/4/0/t 2.5/4/0|a3|F|m19-21 g263-291||midsize car
us|New Yorker|1988|2.2/4/0/t 3/6/0|a3|F|m19-20 g276-291||midsize car|5th Avenue;Turbo
us|New Yorker|1989|3/6/0|a4|F|m19 g291||midsize car
us|New Yorker|1990|3/6/0 3.3/6/0|a4|F|m19 g291||midsize car
us|New Yorker|1991-1993|3.3/6/0|a4|F|m19-20 g276-291||midsize car
us|New Yorker|1994-1997|3.5/6/0|a4|F|m18-19 g291-307||large car|LHS
us|New Yorker|1989|3/6/0|a4|F|m19 g291||large car|New Yorker Fifth Avenue;Imperial
us|New Yorker|1990|3.3/6/0|a4|F|m18 g307||large car|New Yorker Fifth Avenue;Imperial
us|New Yorker|1991-1992|3.3/6/0 3.8/6/0|a4|F|m18-19 g291-307||large car|New Yorker Fifth Avenue;Imperial;Imperial/New Yorker Fifth Avenue
us|Newport|1984|5.2/8/0|a3||m15 g368||midsize car|Fifth Avenue
us|Newport|1985-1989|5.2/8/0|a3|R|m16-18 g307-345||midsize car|Fifth Avenue
us|Pacifica|2004|3.5/6/0|a4|XF|m17 g325||SUV
us|Pacifica|2005-2006|3.5/6/0 3.8/6/0|a4|XF|m17-18 g307-325||SUV
us|Pacifica|2007-2008|3.8/6/0 4/6/0|a4 a6|XF|m17-18 g307-325||SUV
us|Pacifica|2017-2019|3.6/6/0 3.6/6/4|c a9|F|m22-32 g66-258||minivan|Hybrid
us|Pacifica|2020-2025|3.6/6/0 3.6/6/4|c a9|AF|m20-30 g74-280||minivan|Hybrid
us|Pacifica|2026|3.6/6/0 3.6/6/4|c a9|F|m22-30 g74-249||minivan|Hybrid
us|Prowler|2002|3.5/6/0|a4|R|m18 g307||two-seater
us|PT Cruiser|2001-2002|2.4/4/0|a4 m5|F|m20-22 g251-276||SUV
us|PT Cruiser|2003-2009|2.4/4/0 2.4/4/0/t|a4 m5|F|m19-23 g240-291||SUV|Convertible
us|PT Cruiser|2010|2.4/4/0|a4|F|m21 g263||SUV
us|Sebring|1995|2/4/0 2.5/6/0|a4 m5|F|m21-23 g240-263||compact car
us|Sebring|1996-1997|2/4/0 2.4/4/0 2.5/6/0|a4 m5|F|m19-22 g251-291||compact car|Convertible
us|Sebring|1998|2/4/0 2.5/6/0|a4 m5|F|m20-23 g240-276||compact car
us|Sebring|1999|2/4/0 2.4/4/0 2.5/6/0|a4 m5|F|m20-23 g240-276||compact car|Convertible
us|Sebring|2000|2.5/6/0|a4|F|m19-20 g276-291||compact car|Convertible
us|Sebring|2001-2002|2.4/4/0 2.7/6/0 3/6/0|a4 m5|F|m20-23 g240-276||compact car|4 Door;Convertible
us|Sebring|2003-2004|2.4/4/0 2.7/6/a 2.7/6/0 3/6/0|a4 m5|F|m20-24 g230-276||compact car|4 Door;Convertible
us|Sebring|2005|2.4/4/0 2.7/6/a 3/6/0|a4 m5|F|m21-24 g230-263||compact car|4 Door;Convertible
us|Sebring|2006|2.4/4/0 2.7/6/a 2.7/6/0|a4|F|m21-22 g251-263||compact car|4 Door;Convertible
us|Sebring|2007|2.4/4/0 2.7/6/a 3.5/4/0|a4 a6|F|m19-24 g230-291||midsize car
us|Sebring|2008|2.4/4/0 2.7/6/a 2.7/6/0 3.5/6/0|a4 a6|XF|m18-24 g230-307||midsize car|Convertible
us|Sebring|2009-2010|2.4/4/0 2.7/6/a 3.5/6/0|a4 a6|F|m20-24 g230-276||compact car|Convertible
us|Town & Country|1984|2.2/4/0 2.6/4/0|a3||m19-21 g263-291||midsize wagon|Town and Country;Wagon
us|Town & Country|1985|2.2/4/0/t 2.6/4/0|a3|F|m19 g291||midsize/large wagon|Town and Country;Wagon
us|Town & Country|1986-1987|2.2/4/0/t 2.5/4/0|a3|F|m19-21 g263-291||midsize/large wagon|Town and Country;Wagon
us|Town & Country|1988|2.2/4/0/t 2.5/4/0 3/6/0|a3|F|m18-22 g251-307||midsize/large wagon|Town and Country;Wagon
us|Town & Country|1989|3/6/0|a4|F|m17 g325||SUV/special purpose|Town and Country
us|Town & Country|1990-1991|3.3/6/0|a4|F|m18 g307||SUV/special purpose|Town and Country
us|Town & Country|1992-1993|3.3/6/0|a4|XF|m15-18 g307-368||SUV/special purpose|Town and Country
us|Town & Country|1994-1995|3.8/6/0|a4|XF|m16-17 g325-345||SUV/special purpose|Town and Country
us|Town & Country|1996-1999|3.3/6/0 3.8/6/0|a4|XF|m16-18 g307-345||SUV/special purpose|Town and Country
us|Town & Country|2000|3.3/6/a 3.3/6/0 3.8/6/0|a4|XF|m17-18 g307-325||minivan|Town and Country;Voyager/Grand Voy.
us|Town & Country|2001|2.4/4/0 3.3/6/a 3.3/6/0 3.8/6/0|a3 a4|XF|m17-19 g291-325||minivan|Town and Country;Voyager/Grand Voy.
us|Town & Country|2002|2.4/4/0 3.3/6/a 3.8/6/0|a3 a4|XF|m17-20 g276-325||minivan|Town and Country;Voyager/Grand Voy.
us|Town & Country|2003|2.4/4/0 3.3/6/a 3.8/6/0|a4|XF|m17-21 g263-325||minivan|Town and Country;Voyager/Grand Voy.
us|Town & Country|2004|2.4/4/0 3.3/6/0 3.8/6/0|a4|XF|m17-20 g276-325||minivan|Town and Country;Voyager/Grand Voy.
us|Town & Country|2005|3.3/6/a 3.3/6/0 3.8/6/0|a4|F|m18-19 g291-307||minivan|Town and Country;Voyager/Town and Country
us|Town & Country|2006|3.3/6/0 3.8/6/0|a4|2F|m18-19 g291-307||minivan|Town and Country
us|Town & Country|2007|3.3/6/0 3.8/6/0|a4|F|m18-19 g291-307||minivan|Town and Country;Voyager/Grand Voy.
us|Town & Country|2008|3.3/6/a 3.3/6/0 3.8/6/0 4/6/0|a4 a6|F|m18-19 g291-307||minivan|Town and Country;Voyager/Grand Voy.
us|Town & Country|2009-2010|3.3/6/a 3.8/6/0 4/6/0|a4 a6|F|m18-20 g276-307||minivan|Town and Country
us|Town & Country|2011-2013|3.6/6/a|a6|F|m20 g276-282||minivan|Town and Country
us|Town & Country|2014-2016|3.6/6/a 3.6/6/0|a6|F|m20 g277||minivan|Town and Country
us|Voyager|2000|3.3/6/a 3.3/6/0 3.8/6/0|a4|XF|m17-18 g307-325||minivan|Town and Country/Voyager/Grand Voy.
us|Voyager|2001|2.4/4/0 3.3/6/a 3.3/6/0 3.8/6/0|a3 a4|XF|m17-19 g291-325||minivan|Town and Country/Voyager/Grand Voy.
us|Voyager|2002|2.4/4/0 3.3/6/a 3.8/6/0|a3 a4|XF|m17-20 g276-325||minivan|Town and Country/Voyager/Grand Voy.
us|Voyager|2003|2.4/4/0 3.3/6/a 3.8/6/0|a4|XF|m17-21 g263-325||minivan|Town and Country/Voyager/Grand Voy.
us|Voyager|2004|2.4/4/0 3.3/6/0 3.8/6/0|a4|XF|m17-20 g276-325||minivan|Town and Country/Voyager/Grand Voy.
us|Voyager|2005|3.3/6/a 3.3/6/0 3.8/6/0|a4|F|m18-19 g291-307||minivan|Town and Country
us|Voyager|2007|3.3/6/0 3.8/6/0|a4|F|m18-19 g291-307||minivan|Town and Country/Voyager/Grand Voy.
us|Voyager|2008|3.3/6/a 3.3/6/0 3.8/6/0 4/6/0|a4 a6|F|m18-19 g291-307||minivan|Town and Country/Voyager/Grand Voy.
us|Voyager|2020-2026|3.6/6/0|a9|F|m22 g249||minivan
uk|300C|2012-2013|3//1/t/2987 6.4//0//6417|a5||n22-40 N185-303|5
uk|Delta|2011-2013|1.4//0//1368 1.6//1/t/1598 2//1/t/1956|m6||n45-61 N120-146|5
uk|Grand Voyager|2012-2013|2.8//1/t/2776|a6||n36 N207|5
uk|Ypsilon|2012-2013|0.9//0//875 1.2//0//1242 1.2//1/t/1248|a5 m5||n55-74 N97-118|5
=Citroën
uk|Berlingo|2018-2019|1.2//0//1199 1.5//1/t/1499|a8 m5 m6||n49-69 N108-131|6d-TEMP
uk|Berlingo|2020-2022|1.2//0/t/1199/81-96 1.5//1/t/1499/75-96|a8 m5 m6||w37-57 W129-173|6d
uk|Berlingo|2024-2025|1.2//0/t/1199/81-81 1.5//1/t/1499/75-96|a8 m6||w37-54 W136-171|6e
uk|Berlingo|2011-2013|1.6//1/t/1560 1.6//0//1598|r6 m5||n40-59 N125-164|5||Berlingo Multispace
uk|Berlingo|2015|1.6//1/t/1560 1.6//0//1598|r6 m5||n44-67 N109-148|6||Berlingo Multispace
uk|Berlingo|2016-2018|1.2//0//1199 1.6//1/t/1560 1.6//0//1598|r6 m5 m6||n44-67 N109-148|6||Berlingo Multispace
uk|C-Crosser|2011-2013|2.2//1/t/2179|r6 m6||n41-42 N175-180|5
uk|C-Zero|2016-2018|//8|s||r93|6
uk|C1|2011-2013|1//0//998|r5 m5||n61-66 N99-106|5
uk|C1|2015|1//0//998 1.2//0/t/1199|m5||n66-69 N95-99|6
uk|C1|2016-2017|1//0//998 1.2//0/t/1199|r5 m5||n66-69 N95-99|6
uk|C1|2018|1//0//998 1.2//0/t/1199|r5 m5||n66-69 N93-99|6 6c
uk|C1|2019|1//0//998|r5 m5||n67-69 N93-95|6c
uk|C1|2020-2022|1//0//998/53-53|m5||w55-59 W109-117|6d
uk|C3|2011-2013|1.1//0//1124 1.4//0//1360 1.4//0//1397 1.4//1/t/1398 1.6//1/t/1560 1.6//0//1598|r5 a4 m5 m6||n43-83 N87-153|5
uk|C3|2016-2017|1.2//0/t/1199 1.6//1/t/1560|a6 m5||n58-81 N92-110|6
uk|C3|2018|1.2//0/t/1199 1.6//1/t/1560|a6 m5 m6||n55-81 N92-120|6 6d-TEMP
uk|C3|2019|1.2//0/t/1199 1.6//1/t/1560|a6 m5 m6||n55-76 N96-120|6d-TEMP
uk|C3|2020-2022|1.2//0/t/1199/61-81 1.5//1/t/1499/75-75|a6 m5 m6||w45-71 W105-141|6d
uk|C3|2023|1.2//0/t/1199/81-81|m6||w48-53 W120-133|6d
uk|C3|2024-2025|1.2//0/t/1199/61-81|a6 m5 m6||w45-54 W118-143|6d
uk|C3 Aircross|2017|1.2//0/t/1199 1.6//1/t/1560|m5 m6||n56-71 N104-115|6|SUV
uk|C3 Aircross|2018-2019|1.2//0/t/1199 1.6//1/t/1560|a6 m5 m6||n50-71 N104-131|6 6b 6d-TEMP|SUV
uk|C3 Aircross|2020-2025|1.2//0/t/1199/81-96 1.5//1/t/1499/81-81|a6 m6||w40-67 W110-158|6d|SUV
uk|C3 Picasso|2011-2013|1.4//0//1397 1.6//1/t/1560 1.6//0//1560 1.6//0//1598|r6 m5 m6||n44-61 N119-149|5
uk|C3 Picasso|2016-2018|1.2//0/t/1199 1.6//1/t/1560|m5||n56-72 N101-115|6
uk|C4|2011-2013|1.4//0//1397 1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|r6 a4 m5 m6||n41-74 N98-159|5
uk|C4|2016-2018|1.2//0/t/1199 1.6//1/t/1560|a6 m5 m6||n55-86 N86-117|6
uk|C4|2020|1.2//0/t/1199/96-96 1.5//1/t/1499/96-96|a8 m6||w45-65 W114-143|6d
uk|C4|2021-2022|//8///100-100 1.2//0/t/1199/96-96 1.5//1/t/1499/96-96|a8 m6 s||r210-227 w45-65 W114-143|6d
uk|C4|2024-2025|1.2//3//1199/74-100 1.2//0/t/1199/74-96|a6 a8 m6||w45-62 W102-142|6e
uk|C4 Cactus|2016-2017|1.2//0/t/1199 1.6//1/t/1560|r5 r6 a6 m5||n55-83 N89-118|6
uk|C4 Cactus|2018|1.2//0/t/1199 1.5//1/t/1499 1.6//1/t/1560|r5 r6 a6 m5 m6||n53-83 N89-119|6 6d-TEMP|hatchback
uk|C4 Cactus|2019|1.2//0/t/1199 1.5//1/t/1499 1.6//1/t/1560|a6 m5 m6||n53-76 N96-119|6 6d-TEMP|hatchback
uk|C4 Cactus|2020-2022|1.2//0/t/1199/81-96 1.5//1/t/1499/75-88|a6 m6||w40-63 W117-158|6d|hatchback
uk|C4 Picasso|2011-2013|1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|r6 m5 m6||n41-59 N125-159|5
uk|C4 Picasso|2016-2018|1.2//0/t/1199 1.6//1/t/1560 2//1/t/1997|a6 m5 m6||n55-74 N99-116|6
uk|C4 SpaceTourer|2016-2017|2//1/t/1997|m6||n71 N105|6
uk|C4 SpaceTourer|2018-2019|1.2//0/t/1199 1.5//1/t/1499 2//1/t/1997|a8 m6||n54-71 N105-128|6d-TEMP
uk|C4 X|2024-2025|1.2//3//1199/100-100 1.2//0/t/1199/74-96|a6 a8 m6||w45-62 W102-142|6e
uk|C5|2011-2013|1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997 3//1/t/2992|r6 a6 m5 m6||n39-63 N117-189|5|saloon
uk|C5 Aircross|2020-2022|1.2//0/t/1199/96-96 1.5//1/t/1499/96-96 1.6//0/t/1598/133-133 1.6//4//1598/133-133 2//1/t/1997/130-130|a8 m6|F|w35-59 W29-181|6d 6d-TEMP
uk|C5 Aircross|2024-2025|1.2//3/t/1199/100-100 1.2//0/t/1199/96-96 1.5//1/t/1499/96-96 1.6//4//1598/133-133|a6 a8 m6||w40-54 W29-163|6e
uk|C5|2011-2013|1.6//1/t/1560 2//1/t/1997 3//1/t/2992|r6 a6 m5 m6||n39-63 N117-189|5||C5 Tourer
uk|C5 X|2024-2025|1.2//3//1199/100-100 1.2//0/t/1199/96-96 1.6//4//1598/132-132|a6 a8||w40-59 W24-158|6e
uk|C6|2011-2013|3//1/t/2992|a6||n39 N190|5
uk|Dispatch|2011-2013|2//1/t/1997|m6||n40-43 N172-183|5|estate|Dispatch Combi
uk|Dispatch|2016-2017|1.6//1/t/1560 2//1/t/1997|r6 a6 m5 m6||n48-54 N137-155|6|estate|Dispatch Combi
uk|Dispatch|2018|1.5//1/t/1499 1.6//1/t/1560 2//1/t/1997|r6 a6 m5 m6||n48-59 N127-155|6 6d-TEMP|estate|Dispatch Combi
uk|Dispatch|2019|1.5//1/t/1499|m6||n54-59 N127-137|6d-TEMP|estate|Dispatch Combi
uk|DS3|2011-2013|1.4//0//1397 1.6//1/t/1560 1.6//0/t/1598|a4 m5 m6||n42-78 N95-155|5
uk|DS4|2011-2013|1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|r6 a6 m5 m6||n37-64 N114-178|5
uk|DS5|2011-2013|1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997 2//5/t/1997|r6 a6 m6||n42-74 N99-158|5
uk|e-Berlingo|2025|//8///100-100|s||r152-182|||E-Berlingo
uk|e-C3|2024-2025|//8///83-83|s||r180-214|||E-C3
uk|e-C4|2024-2025|//8///115-115|s||r227-271|||E-C4
uk|e-C4 X|2024-2025|//8///100-115|s||r201-271|||E-C4 X
uk|e-SpaceTourer|2025|//8///100-100|s||r122-148|||E-SpaceTourer
uk|Grand C4 Picasso|2011-2013|1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|r6 m5 m6||n40-58 N129-162|5
uk|Grand C4 Picasso|2016-2018|1.2//0/t/1199 1.6//1/t/1560 2//1/t/1997|a6 m5 m6||n55-74 N99-116|6
uk|Grand C4 SpaceTourer|2015|1.6//1/t/1560|m6||n71 N105-106|6
uk|Grand C4 SpaceTourer|2016|1.6//1/t/1560|a6 m6||n71 N105-106|6
uk|Grand C4 SpaceTourer|2017|1.6//1/t/1560|a6||n71 N106|6
uk|Grand C4 SpaceTourer|2018-2019|1.2//0/t/1199 1.5//1/t/1499 2//1/t/1997|a8 m6||n54-71 N105-127|6d-TEMP
uk|Grand C4 SpaceTourer|2020-2022|1.2//0/t/1199/96-96 1.5//1/t/1499/96-96|a8 m6||w37-62 W119-172|6d
uk|Nemo|2011-2013|1.2//1/t/1248|r5 m5||n63-67 N112-119|5||Nemo Multispace
uk|SpaceTourer|2016-2017|1.6//1/t/1560 2//1/t/1997|r6 a6 m5 m6||n48-55 N133-155|6
uk|SpaceTourer|2018|1.5//1/t/1499 1.6//1/t/1560 2//1/t/1997|r6 a6 a8 m5 m6||n45-59 N126-166|6 6d-TEMP
uk|SpaceTourer|2019|1.5//1/t/1499 2//1/t/1997|a8 m6||n45-59 N126-166|6d-TEMP
uk|SpaceTourer|2020|1.5//1/t/1499/88-88 2//1/t/1997/90-130|a8 m6||w36-47 W157-209|6d
uk|SpaceTourer|2021-2022|//8///100-100 1.5//1/t/1499/88-88 2//1/t/1997/90-130|a8 m6 s||r122-148 w36-47 W157-209|6d
=Cupra
uk|Ateca|2021-2022|2//0/t/1984/221-221|a7|A|w32 W202|6d
uk|Ateca|2023-2025|1.5//0//1498/110-110 2//0/t/1984/140-221|a7|A|w31-42 W153-206|6d
uk|Born|2023-2025|//8///150-169|s||r262-343
uk|Formentor|2021-2022|1.4//2//1395/150-180 1.5//0/t/1498/110-110 2//0/t/1984/140-228|a6 a7 m6|A|w33-50 W27-193|6d
uk|Formentor|2023-2025|1.4//4//1395/150-180 1.5//0/t/1498/110-110 2//0/t/1984/140-228|a6 a7 m6|A|w33-45 W27-195|6d
uk|Leon|2021|1.4//2//1395/180-180 2//0/t/1984/180-228|a6 a7|A|w34-44 W30-186|6d|estate;hatchback
uk|Leon|2022|1.4//2//1395/180-180 1.4//4//1395/180-180 2//0/t/1984/180-228|a6 a7|A|w34-44 W30-186|6d|estate;hatchback
uk|Leon|2023-2025|1.4//4//1395/180-180 1.5//3//1498/110-110 1.5//0/t/1498/110-110 2//0/t/1984/140-228|a6 a7 m6|A|w34-48 W29-186|6d|estate;hatchback
=DS
uk|DS 3|2019|1.2//0/t/1199/74-114 1.5//1/t/1499/75-75|a8 m6||N97-128 w42-63 W118-153|6d 6d-TEMP||DS 3 Crossback
uk|DS 3|2020|1.2//0/t/1199/74-114 1.5//1/t/1499/81-81|a8 m6||w42-66 W113-153|6d||DS 3 Crossback
uk|DS 3|2021-2022|//8 1.2//0/t/1199/74-114 1.5//1/t/1499/81-81|a8 m6 s||r191-226 w42-66 W113-153|6d||DS 3 Crossback
uk|DS 4|2015|1.6//1/t/1560|m6||n74 N100|6
uk|DS 4|2016-2018|1.2//0/t/1199 1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|a6 m6||n48-74 N100-138|6
uk|DS 4|2022|1.2//0/t/1199/96-96 1.5//1/t/1499/96-96 1.6//0/t/1598/133-165 1.6//4//1598/132-132|a8||W27-168|6d
uk|DS 4|2024-2025|1.2//3//1199/100-100 1.6//4//1598/132-132|a6 a8||w48-59 W28-133|6e
uk|DS 7|2024-2025|1.5//1/t/1499/96-96 1.6//4//1598/133-147|a8|A|w46-53 W26-161|6e
uk|DS 7|2018|1.5//1/t/1499 1.6//0/t/1598 2//1/t/1997|a8 m6||n48-72 N101-135|6 6d-TEMP||DS 7 Crossback
uk|DS 7|2019|1.2//0/t/1199/96-96 1.5//1/t/1499/96-96 1.6//0/t/1598/133-165 2//1/t/1997/130-130|a8 m6||n48-72 N100-136 w34-55 W134-189|6 6d-TEMP||DS 7 Crossback
uk|DS 7|2020-2021|1.2//0/t/1199/96-96 1.5//1/t/1499/96-96 1.6//0/t/1598/133-165 2//1/t/1997/130-130|a8 m6|A|w36-57 W130-177|6d 6d-TEMP||DS 7 Crossback
uk|DS 7|2022|1.2//0/t/1199/96-96 1.5//1/t/1499/96-96 1.6//0/t/1598/133-165 1.6//4//1598/133-147 2//1/t/1997/130-130|a8 m6|A|w36-57 W28-177|6d 6d-TEMP||DS 7 Crossback
uk|DS 9|2024-2025|1.6//4//1598/147-147|a8|A|W23-38|6e
uk|DS 3|2016-2017|1.2//0/t/1199 1.6//1/t/1560 1.6//0/t/1598|a6 m5 m6||n50-83 N87-129|6|convertible|DS3
uk|DS 3|2018|1.2//0/t/1199 1.6//1/t/1560 1.6//0/t/1598|a6 m5 m6||n50-83 N87-129|6 6d-TEMP|convertible|DS3
uk|DS 3|2019|1.2//0/t/1199/81-81|a6||n51-54 N114-133 w39-45 W142-163|6d-TEMP|convertible|DS3
uk|DS 3|2024-2025|//8///115-115 1.2//3//1199/100-100|a6 s||r227-271 w51-62 W102-125|6e||DS3
uk|DS 4|2016-2018|1.2//0/t/1199 1.6//1/t/1560 2//1/t/1997|a6 m6||n56-72 N103-116|6||DS4 Crossback
uk|DS 5|2016-2018|1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|a6 m6||n46-71 N104-144|6||DS5
=Dacia
uk|Bigster|2025|1.2//0/t/1199/96-103 1.8//2//1793/80-80|a6 m6|2A|w46-61 W105-138|6d 6e
uk|Duster|2015-2017|1.2//0/t/1199 1.5//1/t/1461 1.6//0//1598|a6 m5 m6|2A|n42-64 N115-155|6
uk|Duster|2018-2019|1.2//0/t/1199 1.5//1/t/1461 1.6//0//1598|a6 m5 m6|2A|n40-64 N115-158|6 6c 6d-TEMP
uk|Duster|2021-2022|1//0/t/999/67-74 1//d/t/999/67-74 1.3//0/t/1333/96-110 1.5//1/t/1461/84-85 1.6//0//1598/84-84|a6 m5 m6|2A|w34-59 W127-190|6c 6d 6d-TEMP
uk|Duster|2023-2024|1//0/t/999/67-67 1//d/t/999/67-74 1.3//0/t/1333/96-110 1.5//1/t/1461/84-85|a6 m6|2A|w33-59 W126-145|6d
uk|Duster|2025|1//0/t/999/67-67 1//d/t/999/67-74 1.2//0/t/1199/96-96 1.3//0/t/1333/96-110 1.5//1/t/1461/84-85 1.6//2//1598/69-69|a4 a6 m6|2A|w33-59 W113-145|6d
uk|Jogger|2022|1//0/t/999/81-81|m6|2|w49 W130-131|6d
uk|Jogger|2023-2025|1//0/t/999/81-81 1.6//2//1598/81-81|a6 m6|2|w48-59 W108-132|6d
uk|Logan|2015-2019|0.9//0/t/898 1//0//999 1.1//0//1149 1.5//1/t/1461|m5||n49-81 N90-130|6||Logan MCV
uk|Logan|2021-2022|0.9//0/t/898/66-66 1//0//999/54-54 1//d/t/999/74-74 1.5//1/t/1461/70-70|m5||w43-64 W115-147|6c 6d-TEMP||Logan MCV
uk|Logan|2017-2019|0.9//0/t/898 1.5//1/t/1461|m5||n55-72 N100-115|6||Logan MCV Stepway
uk|Sandero|2015-2018|0.9//0/t/898 1//0//999 1.1//0//1149 1.5//1/t/1461|m5||n49-81 N90-130|6
uk|Sandero|2019|1//0//999 1.1//0//1149|m5||n54 N117|6
uk|Sandero|2021|0.9//0/t/898/66-66 1//0/t/999/49-67 1//d/t/999/67-74 1.5//1/t/1461/70-70|m5 m6||w42-64 W116-150|6c 6d 6d-TEMP
uk|Sandero|2022|0.9//0/t/898/66-66 1//0/t/999/49-67 1//d/t/999/67-74 1.5//1/t/1461/70-70|c m5 m6||w42-64 W116-150|6c 6d 6d-TEMP
uk|Sandero|2023|1//0/t/999/49-67 1//d/t/999/67-67|c a5 m5 m6||w40-53 W114-141|6d
uk|Sandero|2024-2025|1//0/t/999/49-67 1//d/t/999/67-74|c a5 a6 m5 m6||w40-53 W114-141|6d
uk|Sandero Stepway|2015-2018|0.9//0/t/898 1.5//1/t/1461|m5||n55-74 N98-115|6
uk|Sandero Stepway|2019|0.9//0/t/898|m5||n55 N115|6
uk|Sandero Stepway|2022|0.9//0/t/898/66-66 1//0/t/999/54-67 1//d/t/999/67-74 1.5//1/t/1461/70-70|c m5 m6||w42-59 W125-150|6c 6d 6d-TEMP
uk|Spring|2024-2025|//8///33-48|s||r140-168
=Daewoo
us|Kalos|2004|1.6/4/0|a4 m5|F|m26-27 g205-212||compact car
us|Lacetti|2004|2/4/0|a4 m5|F|m22 g251||compact car
us|Lanos|1998-2002|1.5/4/0 1.6/4/0|a4 m5|F|m23-26 g212-240||compact car
us|Lanos|2003|1.6/4/0|a4 m5|F|m23-24 g230-240||compact car
us|Leganza|1998|2/4/0 2.2/4/0|a4 m5|F|m20-21 g263-276||midsize car
us|Leganza|1999-2002|2.2/4/0|a4 m5|F|m20-21 g263-276||midsize car
us|Magnus|2004|2.5/6/0|a4|F|m20 g276||midsize car
us|Nubira|1998|1.6/4/0 2/4/0|a4 m5|F|m22-25 g221-251||compact car|Wagon
us|Nubira|1999-2003|2/4/0|a4 m5|F|m20-23 g240-276||compact car|Station Wagon
=Daihatsu
us|Charade|1988|1/3/0|m5|F|m34 g162||subcompact car
us|Charade|1989-1992|1/3/0 1.3/4/0|a3 m5|F|m27-34 g162-205||subcompact car|E
us|Rocky|1990-1992|1.6/4/0|m5|X|m20-21 g263-276||SUV/special purpose
=Dodge
us|Aries|1984|2.2/4/0 2.6/4/0|a3 m4 m5||m19-25 g221-291||midsize car|Wagon
us|Aries|1985|2.2/4/0 2.6/4/0|a3 m4 m5|F|m19-25 g221-291||midsize car|Wagon
us|Aries|1986-1989|2.2/4/0 2.5/4/0|a3 m5|F|m19-26 g212-291||midsize car|Wagon
us|Avenger|1995-1999|2/4/0 2.5/6/0|a4 m5|F|m20-23 g240-276||compact car
us|Avenger|2000|2.5/6/0|a4|F|m20 g276||compact car
us|Avenger|2008|2.4/4/0 2.7/6/a 2.7/6/0 3.5/6/0|a4 a6|XF|m18-24 g230-307||midsize car
us|Avenger|2009-2010|2.4/4/0 2.7/6/a 3.5/6/0|a4 a6|F|m20-24 g230-276||midsize car
us|Avenger|2011-2014|2.4/4/0 3.6/6/a|a4 a6|F|m22-24 g230-251||midsize car
us|Ram Van|1984|3.7/6/0 5.2/8/0 5.9/8/0|a3 m4|2|m10-17 g325-552||cargo van|B150;B250 Van;B250 Wagon
us|Ram Van|1985-1987|3.7/6/0 5.2/8/0 5.9/8/0|a3 m4|R|m10-16 g345-552||van|B150;B250 Van;B250 Wagon
us|Ram Van|1988-1993|3.9/6/0 5.2/8/0 5.9/8/0|a3 a4 m5|R|m10-15 g368-552||van|B150;B250 Van;B250 Wagon
us|Ram Van|1994|3.9/6/0 5.2/8/0 5.9/8/0|a3 a4|R|m12-15 g368-460||van|B150;B250 Van;B250 Wagon
us|Ram Van|1995-1997|3.9/6/0 5.2/8/0 5.9/8/0|a3 a4|R|m12-15 g368-460||van|B1500;B2500 Van;B2500 Wagon
us|Ram Van|1998-2000|3.9/6/0 5.2/8/0 5.9/8/0|a3 a4|R|m13-15 g368-425||cargo van|B1500 Van
us|Ram Van|1998-2000|3.9/6/0 5.2/8/0|a3 a4|R|m14 g394||passenger van|B1500 Wagon
us|Ram Van|1984|3.7/6/0 5.2/8/0 5.9/8/0|a3 m4|2|m11-17 g325-502||cargo van|B250 Van;B150/B250 Van
us|Ram Van|1985-1987|3.7/6/0 5.2/8/0 5.9/8/0|a3 m4|R|m11-16 g345-502||van|B250 Van;B150/B250 Van
us|Ram Van|1988-1993|3.9/6/0 5.2/8/0 5.9/8/0|a3 a4 m5|R|m11-15 g368-502||van|B250 Van;B150/B250 Van
us|Ram Van|1994|3.9/6/0 5.2/8/0 5.9/8/0|a3 a4|R|m12-15 g368-460||van|B250 Van;B150/B250 Van
us|Ram Van|1984|3.7/6/0 5.2/8/0 5.9/8/0|a3 m4|2|m10-16 g345-552||passenger van|B250 Wagon;B150/B250 Wagon
us|Ram Van|1985-1987|3.7/6/0 5.2/8/0 5.9/8/0|a3 m4|R|m10-15 g368-552||van|B250 Wagon;B150/B250 Wagon
us|Ram Van|1988-1993|3.9/6/0 5.2/8/0 5.9/8/0|a3 a4 m5|R|m10-15 g368-552||van|B250 Wagon;B150/B250 Wagon
us|Ram Van|1994|3.9/6/0 5.2/8/0 5.9/8/0|a3 a4|R|m12-15 g368-460||van|B250 Wagon;B150/B250 Wagon
us|Ram Van|1995-1997|3.9/6/0 5.2/8/0 5.9/8/0|a3 a4|R|m12-15 g368-460||van|B2500 Van;B1500/B2500 Van
us|Ram Van|1998-2000|5.2/8/0 5.9/8/0|a4|R|m13-14 g394-425||cargo van|B2500 Van
us|Ram Van|1995-1997|3.9/6/0 5.2/8/0 5.9/8/0|a3 a4|R|m12-14 g394-460||van|B2500 Wagon;B1500/B2500 Wagon
us|Ram Van|1998-2000|5.2/8/0 5.9/8/0|a4|R|m12-14 g394-460||passenger van|B2500 Wagon
us|Ram Van|1984|5.2/8/0 5.9/8/0|a3|2|m11-12 g460-502||cargo van|B350 Van
us|Ram Van|1985-1987|5.2/8/0 5.9/8/0|a3|R|m10-13 g425-552||van|B350 Van
us|Ram Van|1988-1989|5.2/8/0 5.9/8/0|a3 a4|R|m11-14 g394-502||van|B350 Van
us|Ram Van|1990-1993|3.9/6/0 5.2/8/0 5.9/8/0|a3 a4|R|m11-14 g394-502||van|B350 Van
us|Ram Van|1994|5.2/8/0 5.9/8/0|a4|R|m12-13 g425-460||van|B350 Van
us|Ram Van|1984|5.2/8/0 5.9/8/0|a3|2|m9-12 g460-614||passenger van|B350 Wagon
us|Ram Van|1985-1987|5.2/8/0 5.9/8/0|a3|R|m10-12 g460-552||van|B350 Wagon
us|Ram Van|1988-1989|5.2/8/0 5.9/8/0|a3 a4|R|m10-13 g425-552||van|B350 Wagon
us|Ram Van|1990-1994|5.2/8/0 5.9/8/0|a4|R|m10-13 g425-552||van|B350 Wagon
us|Ram Van|1995-1997|5.2/8/0 5.9/8/0|a4|R|m12-14 g394-460||van|B3500 Van
us|Ram Van|1995-1997|5.2/8/0 5.9/8/0|a4|R|m11-13 g425-502||van|B3500 Wagon
us|Caliber|2007|1.8/4/0 2/4/0 2.4/4/0|c m5|XF|m22-26 g212-251||small wagon
us|Caliber|2008|1.8/4/0 2/4/0 2.4/4/0 2.4/4/0/t|c m5 m6|XF|m22-26 g212-251||small wagon
us|Caliber|2009|1.8/4/0 2/4/0 2.4/4/0 2.4/4/0/t|c m5 m6|F|m22-27 g205-251||small wagon
us|Caliber|2010-2012|2/4/0 2.4/4/0|c m5|F|m23-27 g205-240||small wagon
us|Caravan|1984|2.2/4/0 2.6/4/0|a3 m4 m5|2|m18-22 g251-307||SUV/special purpose|Ram Van
us|Caravan|1985-1986|2.2/4/0 2.6/4/0|a3 m4 m5|F|m17-23 g240-325||SUV/special purpose|Ram Van
us|Caravan|1987|2.2/4/0 2.5/4/0 2.6/4/0 3/6/0|a3 m5|F|m18-22 g251-307||SUV/special purpose|Grand Caravan/Ram Van
us|Caravan|1988|2.5/4/0 3/6/0|a3 m5|F|m18-21 g263-307||SUV/special purpose|Grand Caravan/Ram Van
us|Caravan|1989|2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m17-21 g263-325||SUV/special purpose|Grand Caravan/Ram Van
us|Caravan|1990|2.5/4/0 2.5/4/0/t 3/6/0 3.3/6/0|a3 a4 m5|F|m18-22 g251-307||SUV/special purpose|Grand Caravan/Ram Van
us|Caravan|1991|2.5/4/0 3/6/0 3.3/6/0|a3 a4|XF|m17-20 g276-325||SUV/special purpose|Grand Caravan
us|Caravan|1992|2.5/4/0 3/6/0 3.3/6/0|a3 a4 m5|XF|m16-20 g276-345||SUV/special purpose|Grand Caravan
us|Caravan|1993|2.5/4/0 3/6/0 3.3/6/b 3.3/6/0|a3 a4 m5|XF|m17-21 g257-325||SUV/special purpose|Grand Caravan
us|Caravan|1994-1995|2.5/4/0 3/6/0 3.3/6/b 3.3/6/0 3.8/6/0|a3 a4 m5|XF|m16-22 g251-345||SUV/special purpose|Grand Caravan
us|Caravan|1996-1998|2.4/4/0 3/6/0 3.3/6/0 3.8/6/0|a3 a4|XF|m16-20 g276-345||SUV/special purpose|Grand Caravan
us|Caravan|1999|2.4/4/0 3/6/0 3.3/6/0 3.8/6/0 //8|a3 a4 s|2XF|m16-20 g276-345 e35 r70||minivan|Grand Caravan
us|Caravan|2000|2.4/4/0 3/6/0 3.3/6/a 3.3/6/0 3.8/6/0|a3 a4|XF|m17-20 g276-325||minivan|Grand Caravan
us|Caravan|2001|2.4/4/0 3.3/6/a 3.3/6/0 3.8/6/0|a3 a4|XF|m17-19 g291-325||minivan|Grand Caravan
us|Caravan|2002|2.4/4/0 3.3/6/a 3.8/6/0|a3 a4|XF|m17-20 g276-325||minivan|Grand Caravan
us|Caravan|2003|2.4/4/0 3.3/6/a 3.8/6/0|a4|XF|m17-21 g263-325||minivan|Grand Caravan
us|Caravan|2004|2.4/4/0 3.3/6/0 3.8/6/0|a4|XF|m17-20 g276-325||minivan|Grand Caravan
us|Caravan|2005|2.4/4/0 3.3/6/a 3.3/6/0 3.8/6/0|a4|F|m18-20 g276-307||minivan|Grand Caravan
us|Caravan|2006|2.4/4/0 3.3/6/a 3.8/6/0|a4|F|m18-20 g276-307||minivan|Grand Caravan
us|Caravan|2007|2.4/4/0 3.3/6/0 3.8/6/0|a4|F|m18-20 g276-307||minivan|Grand Caravan
us|Caravan|2008|3.3/6/a 3.3/6/0 3.8/6/0 4/6/0|a4 a6|F|m18-19 g291-307||minivan|Grand Caravan
us|Caravan|2009|3.3/6/a 3.8/6/0 4/6/0|a4 a6|F|m18-20 g276-307||minivan|Grand Caravan
us|Caravan|1992|2.5/4/0 3/6/0 3.3/6/0|a3 a4 m5|XF|m16-20 g276-345||SUV/special purpose|Caravan C;V/Grand Caravan
us|Caravan|1993-1994|2.5/4/0 3/6/0 3.3/6/0|a3 a4 m5|F|m18-21 g263-307||SUV/special purpose|Caravan C;V/Grand Caravan
us|Caravan|1995|2.5/4/0 3/6/0 3.3/6/0|a3 a4|F|m18-20 g276-307||SUV/special purpose|Caravan C;V/Grand Caravan
us|Challenger|2008|6.1/8/0|a5|R|m15 g368||midsize car
us|Challenger|2009|3.5/6/0 5.7/8/0 6.1/8/0|a4 a5 m6|R|m15-20 g276-368||compact car
us|Challenger|2010|3.5/6/0 5.7/8/0 6.1/8/0|a5 m6|R|m15-20 g276-368||compact car
us|Challenger|2011-2014|3.6/6/0 5.7/8/0 6.4/8/0|a5 m6|R|m16-21 g262-345||midsize car|SRT8
us|Challenger|2015-2016|3.6/6/0 5.7/8/0 6.2/8/0/s 6.4/8/0|a8 m6|R|m16-23 g244-353||midsize car|SRT8
us|Challenger|2017-2022|3.6/6/0 5.7/8/0 6.2/8/0/s 6.4/8/0|a8 m6|AR|m15-23 g242-358||midsize car|GT;SRT;SRT Widebody;Widebody
us|Challenger|2023|3.6/6/0 5.7/8/0 6.2/8/a/s 6.2/8/0/s 6.4/8/0|a8 m6|AR|m13-23 g242-440||midsize car|SRT;SRT Demon 170;SRT Widebody;Widebody
us|Charger|1984|1.6/4/0 2.2/4/0|a3 m4 m5||m21-30 g184-263||subcompact car
us|Charger|1985-1986|1.6/4/0 2.2/4/0 2.2/4/0/t|a3 m4 m5|F|m20-30 g184-276||subcompact car
us|Charger|1987|2.2/4/0 2.2/4/0/t|a3 m5|F|m20-26 g212-276||subcompact car|GLH-S
us|Charger|2006|2.7/6/0 3.5/6/0 5.7/8/0 6.1/8/0|a4 a5|R|m15-21 g263-368||large car
us|Charger|2007-2009|2.7/6/0 3.5/6/0 5.7/8/0 6.1/8/0|a4 a5|XR|m15-21 g263-368||large car
us|Charger|2010|2.7/6/0 3.5/6/0 5.7/8/0 6.1/8/0|a4 a5|AR|m15-21 g263-368||large car
us|Charger|2011|3.6/6/a 3.6/6/0 5.7/8/0|a5|AR|m18-21 g263-307||large car
us|Charger|2012-2014|3.6/6/a 3.6/6/0 5.7/8/0 6.4/8/0|a5 a8|AR|m17-23 g240-325||large car|SRT8
us|Charger|2015-2019|3.6/6/a 3.6/6/0 5.7/8/0 6.2/8/0/s 6.4/8/0|a8|AR|m16-23 g242-345||large car|SRT;SRT8
us|Charger|2020-2023|3.6/6/0 5.7/8/0 6.2/8/0/s 6.4/8/0|a8|AR|m15-23 g242-368||large car|SRT Widebody;Widebody
us|Charger|2024-2026|//8|s|A|e70-98 r216-308||large car|2-Dr Daytona R/T;2-Dr Daytona Scat Pack Track Pack;2-Dr Daytona Scat Pack Track Pack A/S;Daytona R/T 245/55ZR18;Daytona R/T 255/45R20;Daytona R/T 275/40R20;Daytona R/T 305/35ZR20;Daytona Scat Pack 305/35ZR20;Daytona Scat Pack 325/35ZR20 Rear;Daytona Scat Pack 325/35ZR20 Rear A/S
us|Colt|1984|1.4/4/0 1.6/4/0 1.6/4/0/t 2/4/0|a3 m4 m5||m22-34 g162-251||subcompact car|Vista
us|Colt|1985-1988|1.5/4/0 1.6/4/0/t 2/4/0|a3 m4 m5|XF|m19-34 g162-291||subcompact car|Vista;Wagon
us|Colt|1989|1.5/4/0 1.6/4/0/t 1.8/4/0 2/4/0|a3 m4 m5|XF|m19-30 g184-291||subcompact car|Vista;Wagon
us|Colt|1990|1.5/4/0 1.6/4/0 1.8/4/0 2/4/0|a3 a4 m4 m5|XF|m19-29 g190-291||subcompact car|Vista;Wagon
us|Colt|1991|1.5/4/0 2/4/0|a3 m4 m5|XF|m19-29 g190-291||subcompact car|Vista
us|Colt|1992|1.5/4/0|a3 m4 m5|F|m26-29 g190-212||subcompact car
us|Colt|1993-1994|1.5/4/0 1.8/4/0|a3 a4 m5|F|m26-31 g178-212||subcompact car
us|Dakota|1987|2.2/4/0 3.9/6/0|a3 m5|XR|m16-21 g263-345||standard pickup
us|Dakota|1988|2.2/4/0 3.9/6/0|a3 a4 m5|XR|m15-22 g251-368||standard pickup
us|Dakota|1989|2.5/4/0 3.9/6/0 5.2/8/0|a4 m5|XR|m14-22 g251-394||standard pickup
us|Dakota|1990|2.5/4/0 3.9/6/0|a4 m5|XR|m15-21 g263-368||standard pickup
us|Dakota|1991-1997|2.5/4/0 3.9/6/0 5.2/8/0|a4 m5|XR|m13-22 g251-425||standard pickup
us|Dakota|1998-1999|2.5/4/0 3.9/6/0 5.2/8/0 5.9/8/0|a4 m5|XR|m13-20 g276-425||standard pickup
us|Dakota|2000-2002|2.5/4/0 3.9/6/0 4.7/8/0 5.9/8/0|a4 m5|XR|m12-20 g276-460||standard pickup
us|Dakota|2003|3.9/6/0 4.7/8/0 5.9/8/0|a4 a5 m5|XR|m13-17 g325-425||standard pickup
us|Dakota|2004|3.7/6/0 4.7/8/0|a4 a5 m5|XR|m14-17 g325-394||standard pickup
us|Dakota|2005-2007|3.7/6/0 4.7/8/0|a4 a5 m6|XR|m15-17 g325-368||standard pickup
us|Dakota|2008|3.7/6/0 4.7/8/a 4.7/8/0|a4 a5 m6|XR|m15-18 g307-368||standard pickup
us|Dakota|2009|3.7/6/0 4.7/8/a|a4 a5 m6|XR|m15-18 g307-368||standard pickup
us|Dakota|2010-2011|3.7/6/0 4.7/8/a|a4 a5|4R|m15-17 g325-368||standard pickup
us|Dart|2013-2016|1.4/4/0/t 2/4/a 2/4/0 2.4/4/0|a6 d6 m6|F|m24-32 g173-235||midsize car|Aero;GT
us|Daytona|1984|2.2/4/0 2.2/4/0/t|a3 m5||m19-23 g240-291||subcompact car
us|Daytona|1985|2.2/4/0 2.2/4/0/t|a3 m5|F|m19-24 g230-291||subcompact car
us|Daytona|1986|2.2/4/0 2.2/4/0/t 2.5/4/0|a3 m5|F|m19-26 g212-291||subcompact car
us|Daytona|1987-1988|2.2/4/0/t 2.5/4/0|a3 m5|F|m19-23 g240-291||subcompact car
us|Daytona|1989|2.2/4/0/t 2.5/4/0 2.5/4/0/t|a3 m5|F|m18-24 g230-307||subcompact car
us|Daytona|1990|2.2/4/0/t 2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m18-24 g230-307||subcompact car
us|Daytona|1991|2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m19-25 g221-291||subcompact car
us|Daytona|1992|2.2/4/0/t 2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m18-23 g240-307||subcompact car
us|Daytona|1993|2.2/4/0/t 2.5/4/0 3/6/0|a3 a4 m5|F|m20-25 g221-276||subcompact car
us|Diplomat|1984|5.2/8/0|a3||m13-15 g368-425||midsize car
us|Diplomat|1985-1989|5.2/8/0|a3|R|m12-18 g307-460||midsize car
us|Durango|1998|5.2/8/0 5.9/8/0|a4|X|m13 g425||SUV/special purpose
us|Durango|1999|3.9/6/0 5.2/8/0 5.9/8/0|a4|XR|m12-15 g368-460||SUV
us|Durango|2000|4.7/8/0 5.2/8/0 5.9/8/0|a4|XR|m12-15 g368-460||SUV
us|Durango|2001|4.7/8/0 5.9/8/0|a4|XR|m13-14 g394-425||SUV
us|Durango|2002-2003|4.7/8/0 5.9/8/0|a4 a5|XR|m12-15 g368-460||SUV
us|Durango|2004-2005|3.7/6/0 4.7/8/0 5.7/8/0|a4 a5|XR|m13-16 g345-425||SUV
us|Durango|2006|3.7/6/0 4.7/8/a 4.7/8/0 5.7/8/0|a4 a5|XR|m12-16 g345-460||SUV
us|Durango|2007|3.7/6/0 4.7/8/a 5.7/8/0|a4 a5|XR|m14-16 g345-394||SUV
us|Durango|2008|3.7/6/0 4.7/8/a 4.7/8/0 5.7/8/0|a4 a5|XR|m15-16 g345-368||SUV
us|Durango|2009|3.7/6/0 4.7/8/a 5.7/8/2 5.7/8/0|a4 a5|XR|m15-21 g263-368||SUV|HEV
us|Durango|2011|3.6/6/a 5.7/8/0|a5|4R|m15-19 g291-368||SUV
us|Durango|2012|3.6/6/a 5.7/8/0|a5 a6|4AR|m15-19 g291-368||SUV
us|Durango|2013|3.6/6/a 5.7/8/0|a5 a6|4R|m15-19 g294-361||standard SUV
us|Durango|2014|3.6/6/a 5.7/8/0|a8|4R|m16-20 g271-336||standard SUV
us|Durango|2015|3.6/6/a 5.7/8/0|a8|4AR|m16-20 g271-336||standard SUV
us|Durango|2016-2017|3.6/6/0 5.7/8/0|a8|4AR|m17-21 g257-326||standard SUV
us|Durango|2018-2020|3.6/6/0 5.7/8/0 6.4/8/0|a8|AR|m15-21 g257-363||standard SUV|SRT
us|Durango|2021|3.6/6/0 5.7/8/0 6.2/8/0/s 6.4/8/0|a8|AR|m13-21 g257-409||standard SUV|SRT
us|Durango|2022|3.6/6/0 5.7/8/0 6.4/8/0|a8|AR|m15-21 g257-363||standard SUV|SRT
us|Durango|2023-2024|3.6/6/0 5.7/8/0 6.2/8/0/s 6.4/8/0|a8|AR|m13-21 g258-409||standard SUV|SRT
us|Durango|2025|3.6/6/0 5.7/8/0 6.2/8/0/s|a8|AR|m13-20 g273-409||standard SUV|SRT
us|Durango|2026|3.6/6/0 5.7/8/0|a8|AR|m16-20 g270-336||standard SUV
us|Dynasty|1988|2.5/4/0 3/6/0|a3|F|m19-22 g251-291||midsize car
us|Dynasty|1989|2.5/4/0 3/6/0|a3 a4|F|m19-22 g251-291||midsize car
us|Dynasty|1990-1993|2.5/4/0 3/6/0 3.3/6/0|a3 a4|F|m19-22 g251-291||midsize car
us|Grand Caravan|1987|2.2/4/0 2.5/4/0 2.6/4/0 3/6/0|a3 m5|F|m18-22 g251-307||SUV/special purpose|Caravan/Grand Caravan/Ram Van
us|Grand Caravan|1988|2.5/4/0 3/6/0|a3 m5|F|m18-21 g263-307||SUV/special purpose|Caravan/Grand Caravan/Ram Van
us|Grand Caravan|1989|2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m17-21 g263-325||SUV/special purpose|Caravan/Grand Caravan/Ram Van
us|Grand Caravan|1990|2.5/4/0 2.5/4/0/t 3/6/0 3.3/6/0|a3 a4 m5|F|m18-22 g251-307||SUV/special purpose|Caravan/Grand Caravan/Ram Van
us|Grand Caravan|1991|2.5/4/0 3/6/0 3.3/6/0|a3 a4|XF|m17-20 g276-325||SUV/special purpose|Caravan/Grand Caravan
us|Grand Caravan|1992|2.5/4/0 3/6/0 3.3/6/0|a3 a4 m5|XF|m16-20 g276-345||SUV/special purpose|Caravan C/V/Grand Caravan;Caravan/Grand Caravan
us|Grand Caravan|1993|2.5/4/0 3/6/0 3.3/6/b 3.3/6/0|a3 a4 m5|XF|m17-21 g257-325||SUV/special purpose|Caravan C/V/Grand Caravan;Caravan/Grand Caravan
us|Grand Caravan|1994-1995|2.5/4/0 3/6/0 3.3/6/b 3.3/6/0 3.8/6/0|a3 a4 m5|XF|m16-22 g251-345||SUV/special purpose|Caravan C/V/Grand Caravan;Caravan/Grand Caravan
us|Grand Caravan|1996-1998|2.4/4/0 3/6/0 3.3/6/0 3.8/6/0|a3 a4|XF|m16-20 g276-345||SUV/special purpose|Caravan/Grand Caravan
us|Grand Caravan|1999|2.4/4/0 3/6/0 3.3/6/0 3.8/6/0 //8|a3 a4 s|2XF|m16-20 g276-345 e35 r70||minivan|Caravan/Grand Caravan
us|Grand Caravan|2000|2.4/4/0 3/6/0 3.3/6/a 3.3/6/0 3.8/6/0|a3 a4|XF|m17-20 g276-325||minivan|Caravan/Grand Caravan
us|Grand Caravan|2001|2.4/4/0 3.3/6/a 3.3/6/0 3.8/6/0|a3 a4|XF|m17-19 g291-325||minivan|Caravan/Grand Caravan
us|Grand Caravan|2002|2.4/4/0 3.3/6/a 3.8/6/0|a3 a4|XF|m17-20 g276-325||minivan|Caravan/Grand Caravan
us|Grand Caravan|2003|2.4/4/0 3.3/6/a 3.8/6/0|a4|XF|m17-21 g263-325||minivan|Caravan/Grand Caravan
us|Grand Caravan|2004|2.4/4/0 3.3/6/0 3.8/6/0|a4|XF|m17-20 g276-325||minivan|Caravan/Grand Caravan
us|Grand Caravan|2005|2.4/4/0 3.3/6/a 3.3/6/0 3.8/6/0|a4|F|m18-20 g276-307||minivan|Caravan/Grand Caravan
us|Grand Caravan|2006|2.4/4/0 3.3/6/a 3.8/6/0|a4|F|m18-20 g276-307||minivan|Caravan/Grand Caravan
us|Grand Caravan|2007|2.4/4/0 3.3/6/0 3.8/6/0|a4|F|m18-20 g276-307||minivan|Caravan/Grand Caravan
us|Grand Caravan|2008|3.3/6/a 3.3/6/0 3.8/6/0 4/6/0|a4 a6|F|m18-19 g291-307||minivan|Caravan/Grand Caravan
us|Grand Caravan|2009-2010|3.3/6/a 3.8/6/0 4/6/0|a4 a6|F|m18-20 g276-307||minivan|Caravan/Grand Caravan
us|Grand Caravan|2011-2012|3.6/6/a|a6|F|m20 g276||minivan
us|Grand Caravan|2013-2019|3.6/6/a 3.6/6/0|a6|F|m20 g277||minivan
us|Grand Caravan|2020|3.6/6/0|a6|F|m20 g277||minivan
us|Hornet|2023|2/4/0/t|a9|A|m24 g231||small SUV
us|Hornet|2024-2025|1.3/4/4/t 2/4/0/t|a6 a9|A|m24-29 g75-231||small SUV|PHEV
us|Intrepid|1993-1997|3.3/6/0 3.5/6/0|a4|F|m18-21 g263-307||large car
us|Intrepid|1998-1999|2.7/6/0 3.2/6/0|a4|F|m19-22 g251-291||large car
us|Intrepid|2000-2001|2.7/6/0 3.2/6/0 3.5/6/0|a4|F|m19-21 g263-291||large car
us|Intrepid|2002-2004|2.7/6/0 3.5/6/0|a4|F|m19-22 g251-291||large car
us|Journey|2009|2.4/4/0 3.5/6/0|a4 a6|XF|m17-21 g263-325||SUV
us|Journey|2010|2.4/4/0 3.5/6/0|a4 a6|AF|m18-21 g263-307||SUV
us|Journey|2011|2.4/4/0 3.6/6/a 3.6/6/0|a4 a6|4F|m19-22 g251-291||SUV
us|Journey|2012-2019|2.4/4/0 3.6/6/a 3.6/6/0|a4 a6|AF|m19-22 g251-292||small SUV
us|Journey|2020|2.4/4/0|a4|F|m21 g261||small SUV
us|Lancer|1985|2.2/4/0 2.2/4/0/t|a3 m5|F|m19-24 g230-291||midsize car
us|Lancer|1986-1988|2.2/4/0 2.2/4/0/t 2.5/4/0|a3 m5|F|m17-26 g212-325||midsize car|Convertible
us|Lancer|1989|2.2/4/0 2.2/4/0/t 2.5/4/0 2.5/4/0/t|a3 m5|F|m19-25 g221-291||midsize car
us|Magnum|2005|2.7/6/0 3.5/6/0 5.7/8/0|a4 a5|XR|m18-21 g263-307||SUV
us|Magnum|2006-2008|2.7/6/0 3.5/6/0 5.7/8/0 6.1/8/0|a4 a5|XR|m15-21 g263-368||SUV
us|Neon|1995-2001|2/4/0|a3 m5|F|m24-29 g190-230||compact car
us|Neon|2002|2/4/0|a4 m5|F|m24-27 g205-230||compact car
us|Neon|2003-2005|2/4/0 2.4/4/0/t|a4 m5|F|m22-28 g197-251||compact car|SRT-4/SX 2.0
us|Nitro|2007-2008|3.7/6/0 4/6/0|a4 a5 m6|XR|m17-19 g291-325||SUV
us|Nitro|2009|3.7/6/0 4/6/0|a4 a5|XR|m17-18 g307-325||SUV
us|Nitro|2010-2011|3.7/6/0 4/6/0|a4 a5|4R|m17-18 g307-325||SUV
us|Omni|1984|1.6/4/0 2.2/4/0|a3 m4 m5||m21-30 g184-263||compact car
us|Omni|1985-1986|1.6/4/0 2.2/4/0 2.2/4/0/t|a3 m4 m5|F|m20-30 g184-276||compact car
us|Omni|1987|2.2/4/0 2.2/4/0/t|a3 m5|F|m20-25 g221-276||compact car
us|Omni|1988-1990|2.2/4/0|a3 m5|F|m24-26 g212-230||compact car
us|Ram 1500|1994-2001|3.9/6/0 5.2/8/0 5.9/8/0|a4 m5|XR|m12-17 g325-460||standard pickup
us|Ram 1500|2002|3.7/6/0 4.7/8/0 5.9/8/0|a4 m5|XR|m12-16 g345-460||standard pickup
us|Ram 1500|2003|3.7/6/0 4.7/8/0 5.7/8/0 5.9/8/0|a4 a5 m5|XR|m13-16 g345-425||standard pickup
us|Ram 1500|2004|3.7/6/0 4.7/8/a 4.7/8/0 5.7/8/0 8.3/10/0|a4 a5 m5 m6|XR|m10-16 g345-552||standard pickup
us|Ram 1500|2005-2006|3.7/6/0 4.7/8/a 4.7/8/0 5.7/8/0 8.3/10/0|a4 a5 m6|XR|m9-16 g345-614||standard pickup
us|Ram 1500|2007-2008|3.7/6/0 4.7/8/a 4.7/8/0 5.7/8/0|a4 a5 m6|XR|m14-17 g325-394||standard pickup
us|Ram 1500|2009|3.7/6/0 4.7/8/a 5.7/8/0|a4 a5|XR|m15-16 g345-368||standard pickup
us|Ram 1500|2010-2011|3.7/6/0 4.7/8/a 5.7/8/0|a4 a5|4R|m15-16 g345-368||standard pickup
us|Ram 1500|2012|3.7/6/0 4.7/8/a 5.7/8/0|a4 a6|4R|m15-16 g345-368||standard pickup
us|Ram 2500|1994-1996|5.2/8/0 5.9/8/0|a4 m5|XR|m12-14 g394-460||standard pickup
us|Ram 50|1984|2/4/0 2.3/4/1/t 2.6/4/0|a3 m4 m5|2|m18-28 g226-307||small pickup
us|Ram 50|1985|2/4/0|a3 m4 m5|R|m19-22 g251-291||small pickup
us|Ram 50|1986|2/4/0 2.6/4/0|a3 m5|R|m19-22 g251-291||small pickup
us|Ram 50|1987-1989|2/4/0 2.6/4/0|a4 m5|R|m19-23 g240-291||small pickup
us|Ram 50|1990-1993|2.4/4/0|a4 m5|R|m18-19 g291-307||small pickup
us|Ram Van|1984|2.2/4/0 2.6/4/0|a3 m4 m5|2|m18-22 g251-307||SUV/special purpose|Caravan/Ram Van
us|Ram Van|1985-1986|2.2/4/0 2.6/4/0|a3 m4 m5|F|m17-23 g240-325||SUV/special purpose|Caravan/Ram Van
us|Ram Van|1987|2.2/4/0 2.5/4/0 2.6/4/0 3/6/0|a3 m5|F|m18-22 g251-307||SUV/special purpose|Caravan/Grand Caravan/Ram Van
us|Ram Van|1988|2.5/4/0 3/6/0|a3 m5|F|m18-21 g263-307||SUV/special purpose|Caravan/Grand Caravan/Ram Van
us|Ram Van|1989|2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m17-21 g263-325||SUV/special purpose|Caravan/Grand Caravan/Ram Van
us|Ram Van|1990|2.5/4/0 2.5/4/0/t 3/6/0 3.3/6/0|a3 a4 m5|F|m18-22 g251-307||SUV/special purpose|Caravan/Grand Caravan/Ram Van
us|Ram Van|2001-2003|3.9/6/0 5.2/8/0 5.9/8/0|a3 a4|R|m12-14 g394-460||cargo van|Ram Van 1500
us|Ram Van|2001-2003|3.9/6/0 5.2/8/b 5.2/8/0 5.9/8/0|a3 a4|R|m12-14 g336-460||cargo van|Ram Van 2500;CNG
us|Ram Van|2001|3.9/6/0 5.2/8/0|a3 a4|R|m14 g394||passenger van|Ram Wagon 1500
us|Ram Van|2002|3.9/6/0|a3|R|m14 g394||passenger van|Ram Wagon 1500
us|Ram Van|2001|5.2/8/b 5.2/8/0 5.9/8/0|a4|R|m12-13 g364-460||passenger van|Ram Wagon 2500;CNG
us|Ram Van|2002|5.2/8/b 5.9/8/0|a4|R|m12-13 g336-460||passenger van|Ram Wagon 2500;CNG
us|Ramcharger|1984|5.2/8/0 5.9/8/0|a3 m4|2X|m10-12 g460-552||SUV/special purpose|AD100/AD150 Ramcharger;AW100/AW150 Ramcharger
us|Ramcharger|1985-1988|5.2/8/0 5.9/8/0|a3 m4|XR|m9-14 g394-614||SUV/special purpose|AD100/AD150 Ramcharger;AW100/AW150 Ramcharger
us|Ramcharger|1989|5.2/8/0 5.9/8/0|a3 a4 m4|XR|m10-13 g425-552||SUV/special purpose|AD100/AD150 Ramcharger;AW100/AW150 Ramcharger
us|Ramcharger|1990-1991|5.2/8/0 5.9/8/0|a4 m4|XR|m10-13 g425-552||SUV/special purpose|AD100/AD150 Ramcharger;AW100/AW150 Ramcharger
us|Ramcharger|1992|5.2/8/0 5.9/8/0|a4 m5|XR|m10-13 g425-552||SUV/special purpose
us|Ramcharger|1993|5.2/8/0 5.9/8/0|a4|XR|m12-13 g425-460||SUV/special purpose
us|Rampage|1984|2.2/4/0|a3 m4 m5|2|m21-23 g240-263||small pickup
us|Shadow|1987|2.2/4/0 2.2/4/0/t|a3 m5|F|m18-25 g221-307||compact car
us|Shadow|1988|2.2/4/0 2.2/4/0/t 2.5/4/0|a3 m5|F|m20-25 g221-276||compact car
us|Shadow|1989|2.2/4/0 2.5/4/0 2.5/4/0/t|a3 m5|F|m19-25 g221-291||compact car|Convertible
us|Shadow|1990-1991|2.2/4/0 2.2/4/0/t 2.5/4/0 2.5/4/0/t|a3 m5|F|m18-25 g221-307||compact car|Convertible
us|Shadow|1992|2.2/4/0 2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m19-25 g221-291||compact car|Convertible
us|Shadow|1993-1994|2.2/4/0 2.5/4/0 3/6/0|a3 a4 m5|F|m18-26 g212-307||compact car|Convertible
us|Spirit|1989|2.2/4/0 2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m19-24 g230-291||midsize car
us|Spirit|1990|2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m18-24 g230-307||midsize car
us|Spirit|1991-1992|2.2/4/0/t 2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m19-25 g221-291||midsize car
us|Spirit|1993-1994|2.5/4/0 3/6/0|a3 a4 m5|F|m19-25 g221-291||midsize car
us|Spirit|1995|2.5/4/0 3/6/0|a3|F|m21-22 g251-263||midsize car
us|SRT-4|2003-2005|2/4/0 2.4/4/0/t|a4 m5|F|m22-28 g197-251||compact car|Neon/SRT-4/SX 2.0
us|Stealth|1991-1993|3/6/0 3/6/0/t|a4 m5|XF|m18-19 g291-307||subcompact car
us|Stealth|1994-1996|3/6/0 3/6/0/t|a4 m5 m6|XF|m18-19 g291-307||subcompact car
us|Stratus|1995|2.4/4/0 2.5/6/0|a4|F|m21 g263||midsize car
us|Stratus|1996-1999|2/4/0 2.4/4/0 2.5/6/0|a4 m5|F|m20-27 g205-276||midsize car
us|Stratus|2000|2/4/0 2.4/4/0 2.5/6/0|a4|F|m19-22 g251-291||midsize car
us|Stratus|2001-2002|2.4/4/0 2.7/6/0 3/6/0|a4 m5|F|m20-23 g240-276||compact car|4 Door
us|Stratus|2003-2004|2.4/4/0 2.7/6/a 2.7/6/0 3/6/0|a4 m5|F|m20-24 g230-276||compact car|4 Door
us|Stratus|2005|2.4/4/0 2.7/6/a 3/6/0|a4 m5|F|m21-24 g230-263||compact car|4 Door
us|Stratus|2006|2.4/4/0 2.7/6/a|a4|F|m21-22 g251-263||midsize car|4 Door
us|Viper|1992-1996|8/10/0|m6|R|m14-15 g368-394||two-seater
us|Viper|1998-2002|8/10/0|m6|R|m13-14 g394-425||two-seater|Convertible;Coupe
us|Viper|2003-2006|8.3/10/0|m6|R|m13-14 g394-425||two-seater|Convertible
us|Viper|2008-2010|8.4/10/0|m6|R|m16 g345||two-seater|Convertible;Coupe
us|Viper|2015-2017|8.4/10/0|m6|R|m14-15 g360-387||two-seater|SRT
us|Viper|2013-2014|8.4/10/0|m6|R|m15 g377||two-seater
=Eagle
us|Medallion|1989|2.2/4/0|a3 m5|F|m21-24 g230-263||midsize car|Sedan;Wagon
us|Premier|1988|2.5/4/0 3/6/0|a4 m5|F|m19-24 g230-291||large car
us|Premier|1989|2.5/4/0 3/6/0|a4|F|m19-22 g251-291||large car
us|Premier|1990-1992|3/6/0|a4|F|m18-19 g291-307||large car
us|Summit|1989-1990|1.5/4/0 1.6/4/0|a3 a4 m5|F|m23-28 g197-240||compact car
us|Summit|1991|1.5/4/0|a3 a4 m4 m5|F|m25-29 g190-221||compact car
us|Summit|1992|1.5/4/0 1.8/4/0 2.4/4/0|a3 a4 m4 m5|XF|m19-29 g190-291||midsize/large wagon|Wagon
us|Summit|1993-1996|1.5/4/0 1.8/4/0 2.4/4/0|a3 a4 m5|XF|m18-31 g178-307||midsize/large wagon|Wagon
us|Talon|1990-1992|2/4/0 2/4/0/t|a4 m5|XF|m18-22 g251-307||subcompact car
us|Talon|1993-1994|1.8/4/0 2/4/0 2/4/0/t|a4 m5|XF|m18-24 g230-307||subcompact car
us|Talon|1995-1998|2/4/0 2/4/0/t|a4 m5|XF|m19-24 g230-291||subcompact car
us|Vision|1993-1997|3.3/6/0 3.5/6/0|a4|F|m18-21 g263-307||large car
=Ferrari
us|12Cilindri|2026|6.5/12/0|d8|R|m14 g385-393||two-seater|Spider
us|296|2022|2.9/6/4/t|d8|R|m18 g247||two-seater|296 GTB
us|296|2025|2.9/6/4/t|d8|R|m18 g247||two-seater|296 GTB
us|296|2023|2.9/6/4/t|d8|R|m18 g251||two-seater|296 GTB Spider
us|296|2025|2.9/6/4/t|d8|R|m18 g251||two-seater|296 GTS
us|Mondial|1987-1989|3.2/8/0|m5|R|m13-14 g394-425||minicompact car|3.2 Mondial;Cabriolet
us|308|1985|2.9/8/0|m5|R|m11 g502||two-seater
us|328|1986-1989|3.2/8/0|m5|R|m13-14 g394-425||two-seater|328 GTS;GTB
us|348|1989-1993|3.4/8/0|m5|R|m13-14 g394-425||two-seater|348 TB;TS
us|355|1998-1999|3.5/8/0|a6 m6|R|m11 g502||two-seater|355 F1;F355/355 F1;Ferrari F355/355 F1
us|360|1999-2005|3.6/8/0|a6 m6|R|m11-12 g460-502||two-seater|360 Modena;Modena F1;Spider;Spider/Challenge
us|456|1999-2003|5.5/12/0|a4 m6|R|m11 g502||subcompact car|456 MGT;MGA
us|458|2010-2015|4.5/8/0|d7|R|m14-15 g378-394||two-seater|458 Italia;Coupe;Spider
us|458|2014-2015|4.5/8/0|d7|R|m14-15 g378-384||two-seater|458 Speciale;Spider
us|458|2013-2015|4.5/8/0|d7|R|m14-15 g378-384||two-seater|458 Spider
us|488|2016-2019|3.9/8/0/t|d7|R|m18 g308-311||two-seater|488 GTB
us|488|2019-2020|3.9/8/0/t|d7|R|m17 g326||two-seater|488 Pista
us|488|2019-2020|3.9/8/0/t|d7|R|m17 g330||two-seater|488 Pista Spider
us|488|2016-2019|3.9/8/0/t|d7|R|m18 g308-311||two-seater|488 Spider
us|550|1999-2001|5.5/12/0|m6|R|m9-10 g552-614||two-seater|550 Maranello;Barchetta
us|575|2002|5.7/12/0|a6 m6|R|m11 g502||two-seater
us|575|2003-2004|5.7/12/0|a6 m6|R|m11 g502||two-seater|575 M Maranello
us|575|2005|5.7/12/0|a6 m6|R|m11 g502||two-seater|575 M Maranello and Superamerica
us|599|2007|5.9/12/0|a6 m6|R|m11-12 g460-502||two-seater|599 GTB
us|599|2008-2009|5.9/12/0|a6 m6|R|m12 g460||two-seater|599 GTB Fiorano
us|599|2010|5.7/12/0|d6 m6|R|m12 g460||two-seater|599 GTB Fiorano
us|599|2011|5.9/12/0|d6 m6|R|m12-13 g425-460||two-seater|599 GTB Fiorano
us|599|2011|5.9/12/0|d6|R|m12 g460||two-seater|599 GTO
us|599|2011|5.9/12/0|d6|R|m12 g460||two-seater|599 SA Aperta
us|612|2005-2009|5.7/12/0|a6 m6|R|m11-12 g460-502||midsize car|612 Scaglietti
us|612|2010-2011|5.7/12/0|d6 m6|R|m11-12 g460-502||midsize car|612 Scaglietti
us|812|2022-2024|6.5/12/0|d7|R|m14 g403-405||two-seater|812 Competizione;A
us|812|2021-2023|6.5/12/0|d7|R|m13 g413||two-seater|812 GTS
us|812|2018-2021|6.5/12/0|d7|R|m13 g411||two-seater|812 Superfast
us|California|2009-2014|4.3/8/0|d7|R|m15-16 g352-368||minicompact car
us|California|2015-2018|3.9/8/0/t|d7|R|m18-19 g297-303||minicompact car|California T
us|Daytona SP3|2023-2025|6.5/12/0|d7|R|m13 g410||two-seater
us|Enzo|2003|6/12/0|a6|R|m8 g690||two-seater|Enzo Ferrari
us|F12|2013-2016|6.3/12/0|d7|R|m13 g413-419||two-seater
us|F12|2017|6.3/12/0|d7|R|m13 g411-418||two-seater|F12 Berlinetta
us|F12|2016-2017|6.3/12/0|d7|R|m12-14 g406-444||two-seater|F12 tdf
us|F355|1999|3.5/8/0|a6 m6|R|m11 g502||two-seater|355 F1
us|F40|1990-1992|2.9/8/0/t|m5|R|m13 g425||two-seater|F 40
us|F430|2005-2009|4.3/8/0|a6 m6|R|m12-13 g425-460||two-seater
us|F8|2021-2023|3.9/8/0/t|d7|R|m16 g343||two-seater|F8 Spider
us|F8|2020-2023|3.9/8/0/t|d7|R|m16 g335-336||two-seater|F8 Tributo
us|348|1993-1995|3.4/8/0|m5|R|m13-14 g394-425||two-seater|Ferrari 348 TB;TS;TS/Spider
us|456|1995|5.5/12/0|m6|R|m11 g502||subcompact car|Ferrari 456;GT
us|456|1997-1998|5.5/12/0|a4 m6|R|m10-11 g502-552||subcompact car|Ferrari 456;GT/GTA
us|512|1993-1994|4.9/12/0|m5|R|m11 g502||two-seater|Ferrari 512 TR
us|550|1998|5.5/12/0|m6|R|m10 g552||two-seater|Ferrari 550 Maranello
us|F355|1997|3.5/8/0|m6|R|m11 g502||two-seater|Ferrari F355
us|F355|1998|3.5/8/0|a6 m6|R|m11 g502||two-seater|Ferrari F355;355 F1
us|F355|1995-1996|3.5/8/0|m6|R|m11 g502||two-seater|Ferrari F355 Berlinetta;GTS
us|F50|1995|4.7/12/0|m6|R|m8 g690||two-seater|Ferrari F50
us|512|1995|4.9/12/0|m5|R|m11 g502||two-seater|Ferrari F512M
us|Mondial|1993-1994|3.4/8/0|a5 m5|R|m13 g425||subcompact car|Ferrari Mondial T;Cabriolet
us|FF|2012-2016|6.3/12/0|d7|4|m13 g422-430||midsize car
us|GTC4|2017|6.3/12/0|d7|4|m13 g411||minicompact car|GTC4Lusso
us|GTC4|2018-2020|3.9/8/0/t 6.3/12/0|d7|4R|m13-17 g326-411||minicompact car|GTC4Lusso;T
us|LaFerrari|2014|6.3/12/2|d7|R|m14 g413||two-seater|Hybrid
us|LaFerrari|2017|6.3/12/2|d7|4|m13 g424||two-seater|Aperta
us|Mondial|1985|2.9/8/0|m5|R|m11 g502||minicompact car
us|Mondial|1986|3.2/8/0|m5|R|m13 g425||minicompact car|Cabriolet
us|Mondial|1989-1991|3.4/8/0|m5|R|m13 g425||subcompact car|Mondial T;Cabriolet
us|Mondial|1992|3.4/8/0|a5 m5|R|m13 g425||subcompact car|Mondial T;Cabriolet
us|Monza|2023|6.5/12/0|d7|R|m13 g409||two-seater|Monza SP1
us|Monza|2023|6.5/12/0|d7|R|m13 g409||two-seater|Monza SP2
us|Portofino|2019-2020|3.9/8/0/t|d7|R|m18 g301||minicompact car
us|Portofino|2021|3.9/8/0/t|d7 d8|R|m18-19 g293-301||minicompact car|M
us|Portofino|2022-2023|3.9/8/0/t|d8|R|m19 g293||minicompact car|M
us|Purosangue|2024-2026|6.5/12/0|d8|A|m12 g442||standard SUV
us|Roma|2021-2026|3.9/8/0/t|d8|R|m19 g290-293||subcompact car|Spider
us|SF90|2025|3.9/8/4/t|d8|A|m17 g250-257||two-seater|Spider;XX Spider;XX Stradale
us|SF90|2022-2024|3.9/8/4/t|d8|A|m17 g257||two-seater|SF90 Spider
us|SF90|2022-2024|3.9/8/4/t|d8|A|m18 g250||two-seater|SF90 Stradale
us|SF90|2021|3.9/8/4/t|d8|A|m18 g250||two-seater|SF90 Stradale Coupe
us|Testarossa|1985-1992|4.9/12/0|m5|R|m11 g502||two-seater
uk|488|2020-2021|3.9//0//3902/530-530|a7||w18-19 W282-289|6d
uk|488|2022|3.9//0//3902/530-530|r7 a7||w18-19 W282-289|6c 6d
uk|812|2020-2021|6.4//0//6449/585-585|a7||w14-15 W366-373|6d
uk|812|2022|6.4//0//6449/585-585|r7 a7||w14-15 W366-373|6c 6d
uk|F8|2020-2021|3.9//0//3902/530-530|a7||w18-22 W292-296|6d
uk|F8|2022|3.9//0//3902/530-530|r7 a7||w18-22 W292-296|6d
uk|F8|2023-2025|3.9//0//3902/530-530|r7||w18-22 W292-296|6d
uk|GTC4|2020-2021|3.9//0//3855/449-449 6.3//0//6252/507-507|a7||w16-18 W294-366|6d
uk|GTC4|2022|3.9//0//3855/449-449 6.3//0//6252/507-507|r7 a7||w16-18 W294-366|6c 6d
uk|Monza|2020-2021|6.4//0//6449/592-592|a7||w15 W366|6d
uk|Monza|2022|6.4//0//6449/592-592|r7 a7||w15 W366|6c 6d
uk|Portofino|2020-2021|3.9//0//3855/441-441|a7||w24 W267|6d
uk|Portofino|2022|3.9//0//3855/441-441|r7 a7||w24 W267|6d
uk|Portofino|2023-2025|3.9//0//3855/441-441|r7||w24 W267|6d
uk|Roma|2020-2021|3.9//0//3855/456-456|a8||w25 W255|6d
uk|Roma|2022|3.9//0//3855/456-456|r8 a8||w25 W255|6d
uk|Roma|2023-2025|3.9//0//3855/456-456|r8||w25 W255|6d
uk|SF90|2020-2021|4//4//3990/574-574|a8||W154-160|6d
uk|SF90|2022|4//4//3990/574-574|r8 a8||W149-160|6d
uk|SF90|2023-2025|4//4//3990/574-574|r8||W149-160|6d
=Fiat
us|124 Spider|2017-2020|1.4/4/0/t|a6 m6|R|m29-30 g185-188||two-seater
us|500|2012-2017|1.4/4/0 1.4/4/0/t|a6 m5|F|m27-34 g164-203||minicompact car|Abarth;Cabrio
us|500|2018|1.4/4/0/t|a6 m5|F|m27-30 g181-203||minicompact car|Abarth
us|500|2019|1.3/4/0/t 1.4/4/0/t|a6 a9 m5|AF|m25-30 g186-221||minicompact car|500X;Abarth;L
us|500|2020|1.3/4/0/t 1.4/4/0/t|a6 a9|AF|m25-26 g213-221||small wagon|500X;L
us|500|2021-2023|1.3/4/0/t|a9|A|m26 g221||small SUV|500X
us|500L|2014|1.4/4/0/t|a6 m6|F|m27-28 g198-206||small wagon|500 L
us|500L|2015|1.4/4/0/t|a6 d6 m6|F|m25-28 g196-220||small wagon|500 L
us|500L|2016|1.4/4/0/t|a6 m6|F|m25-28 g196-220||small wagon|500 L
us|500L|2017-2018|1.4/4/0/t|a6|F|m25 g221||small wagon|500 L
us|500X|2016-2018|1.4/4/0/t 2.4/4/0|a9 m6|AF|m24-28 g196-226||small SUV|500 X
us|500e|2013-2019|//8|s|F|e112-116 r84-87||minicompact car
us|500e|2024-2025|//8|s|F|e110-116 r141-149||minicompact car|All Season
uk|124 Spider|2016-2018|1.4//0/t/1368|m6||n44 N148|6|convertible|124
uk|500|2011-2013|0.9//0/t/875 1.2//0//1242 1.2//1/t/1248|r5 m5||n59-72 N90-113|5
uk|500|2015|0.9//0/t/875 1.2//0//1242|r5 m5 m6||n60-74 N88-110|6
uk|500|2016-2018|0.9//0/t/875 1.2//0//1242 1.2//1/t/1248|r5 m5 m6||n60-83 N88-110|6
uk|500|2020|0.9//0//875/63-63 1//2//999/52-52 1//0//999/52-52 1.2//0//1242/51-63|r5 a5 m5 m6||w44-53 W120-148|6d 6d-TEMP
uk|500|2021-2022|//8///87-87 0.9//0//875/63-63 1//2//999/52-52 1//3//999/52-52 1//0//999/52-52 1.2//0//1242/51-63|r5 a5 m5 m6 s||r118-209 w44-55 W115-148|6d 6d-TEMP
uk|500|2023-2025|//8///70-87|s||r118-209
uk|500|2021-2022|//8|s||r175-209|||500C
uk|500e|2022|//8|s||r118-209
uk|500L|2013-2018|1.2//1/t/1248 1.4//0//1368 1.6//1/t/1598|r5 m5 m6||n46-72 N104-144|6
uk|500L|2020|1.4//0//1368/70-70|m6||w36-42 W155-185|6d-TEMP
uk|500L|2021-2022|1.4//0//1368/70-70|m6||w36-42 W155-185|6d 6d-TEMP
uk|500X|2015|1.4//0/t/1368 1.6//1/t/1598 2//1/t/1956|r6 a9 m6||n42-69 N109-157|6
uk|500X|2016-2018|1.2//1/t/1248 1.4//0/t/1368 1.6//1/t/1598 1.6//0//1598 2//1/t/1956|r6 a9 m5 m6||n42-69 N107-157|6
uk|500X|2020|1//0/t/999/88-88 1.3//0/t/1332/110-111|r5 m6||w37-43 W149-170|6d-TEMP
uk|500X|2021|1//0/t/999/88-88 1.3//0/t/1332/88-111|r5 m6||w37-46 W141-170|6d 6d-TEMP
uk|500X|2022|1//0/t/999/88-88 1.3//0/t/1332/88-111 1.5//3//1469/96-96|r5 r7 m6||w37-50 W128-170|6d 6d-TEMP
uk|500X|2023-2025|1.5//3//1469/96-96|r7||w45-52 W122-143|6d
uk|600|2024-2025|1.2//3//1199/74-100|a6||w51-63 W102-125|6e
uk|600e|2024-2025|//8///115-115|s||r232-270
uk|Bravo|2011-2013|1.4//0/t/1368 1.6//1/t/1598 2//1/t/1956|r6 m6||n45-64 N115-146|5
uk|Doblo|2011-2013|1.4//0//1368 1.6//1/t/1598 2//1/t/1956|r5 m5 m6||n38-56 N133-171|5
uk|Doblo|2015|1.4//0//1368|m5||n38 N171|6
uk|Doblo|2016-2018|1.4//0//1368 1.6//1/t/1598|m5 m6||n38-54 N137-171|6
uk|Fiorino|2011-2013|1.2//1/t/1248|r6 m5||n66-67 N112-113|5
uk|Panda|2011|0.9//0/t/875 1.2//0//1242 1.2//1/t/1248|r5 m5||n54-72 N95-120|5
uk|Panda|2012-2013|0.9//0/t/875 1.2//0//1242 1.2//1/t/1248|r5 m5 m6|A|n54-74 N95-120|5 6
uk|Panda|2014-2018|0.9//0/t/875 1.2//0//1242 1.2//1/t/1248|r5 m5 m6|A|n55-74 N95-119|6
uk|Panda|2020|0.9//0//875/52-63 1//2//999/52-52 1.2//0//1242/51-51|m5 m6|A|w37-53 W120-170|6d 6d-TEMP
uk|Panda|2021|0.9//0//875/52-63 1//2//999/52-52 1//3//999/52-52 1.2//0//1242/51-51|m5 m6|A|w37-53 W120-170|6d 6d-TEMP
uk|Panda|2022|0.9//0//875/52-63 1//2//999/52-52 1//3//999/52-52 1//0//999/52-52 1.2//0//1242/51-51|m5 m6|A|w37-60 W106-170|6d 6d-TEMP
uk|Panda|2023-2025|1//3//999/52-52|m6||w54-61 W105-119|6d
uk|Punto|2011-2013|0.9//0//875 1.2//0//1242 1.2//1/t/1248 1.4//0/t/1368|r5 m5 m6||n50-81 N90-133|5
uk|Punto|2015-2018|1.2//0//1242 1.4//0//1368|m5||n50-53 N124-132|6
uk|Qubo|2011-2013|1.2//1/t/1248 1.4//0//1360|r5 m5||n43-69 N107-152|5
uk|Qubo|2015|1.4//0//1368|m5||n41 N161|6
uk|Qubo|2016-2018|1.2//1/t/1248 1.4//0//1368|r5 m5||n41-72 N103-161|6
uk|Scudo|2011-2013|2//1/t/1997|m6||n40 N183|5
uk|Talento|2016-2018|1.6//1/t/1598|m6||n48-50 N145-152|6|estate
uk|Tipo|2016-2017|1.2//1/t/1248 1.4//0//1368 1.6//1/t/1598|m5 m6||n47-83 N89-139|6|estate;hatchback
uk|Tipo|2018|1.2//1/t/1248 1.4//0//1368 1.6//1/t/1598 1.6//0//1598|a6 m5 m6||n45-83 N89-146|6|estate;hatchback
uk|Tipo|2019|1.6//1/t/1598/88-88 1.6//0//1598|r6 a6 m6||n45 N115-146 w47-52 W138-155|6 6d-TEMP|estate;hatchback
uk|Tipo|2020|1.4//0//1368/70-88 1.6//1/t/1598/88-88|m6||w36-57 W129-185|6d-TEMP|saloon
uk|Tipo|2021|1//0//999/73-73 1.4//0//1368/70-88 1.6//1/t/1598/88-88|m5 m6||w36-57 W123-185|6d 6d-TEMP|estate;hatchback;saloon
uk|Tipo|2022|1//0//999/73-73 1.4//0//1368/70-88 1.5//3//1469/96-96 1.6//1/t/1598/88-88|a7 m5 m6||w36-57 W115-185|6d 6d-TEMP|estate;hatchback;saloon
uk|Tipo|2023-2025|1//0//999/73-73 1.5//3//1469/96-96|a7 m5||w48-56 W115-133|6d
=Fisker
us|Karma|2012|2/4/4/t|s|R|m20 g105||subcompact car
us|Ocean|2023|//8|s|4|e92 r360||standard SUV|Extreme One
us|Ocean|2024|//8|s|F|e79-92 r194-231||standard SUV|Sport
=Ford
us|Aerostar|1986|2.3/4/0 2.8/6/0 3/6/0|a4 m5|R|m16-24 g230-345||van|Van;Wagon
us|Aerostar|1987|2.3/4/0 3/6/0|a4 m5|R|m17-24 g230-325||van|Van;Wagon
us|Aerostar|1988-1989|3/6/0|a4 m5|R|m17-18 g307-325||van|Van;Wagon
us|Aerostar|1990-1994|3/6/0 4/6/0|a4 m5|XR|m15-20 g276-368||van|Van;Wagon
us|Aerostar|1995-1996|3/6/0 4/6/0|a4|XR|m15-18 g307-368||van|Van;Wagon
us|Aerostar|1997|3/6/0 4/6/0|a4 a5|XR|m15-17 g325-368||van|Van;Wagon
us|Aspire|1994-1997|1.3/4/0|a3 m5|F|m26-34 g162-212||subcompact car
us|Bronco|1984|4.9/6/0 5/8/0 5.8/8/0|a3 m4|X|m10-15 g368-552||SUV/special purpose
us|Bronco|1985-1987|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m4|X|m11-17 g325-502||SUV/special purpose
us|Bronco|1988-1989|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m4 m5|X|m11-15 g368-502||SUV/special purpose
us|Bronco|1990|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m5|X|m12-14 g394-460||SUV/special purpose
us|Bronco|1991-1992|4.9/6/0 5/8/0 5.8/8/0|a4 m5|X|m12-14 g394-460||SUV/special purpose
us|Bronco|1993-1996|5/8/0 5.8/8/0|a4 m5|X|m12-14 g394-460||SUV/special purpose
us|Bronco|2021|2.3/4/0/t 2.7/6/0/t|a10 m7|4|m17-21 g263-331||small SUV|Badlands;Black Diamond;Sasquatch
us|Bronco|2022-2025|2.3/4/0/t 2.7/6/0/t 3/6/0/t|a10 m7|4|m15-20 g272-359||small SUV|Badlands;Black Diamond;Outer Banks;Raptor;Sasquatch
us|Bronco II|1984|2.8/6/0|a3 m4 m5|X|m14-18 g307-394||SUV/special purpose
us|Bronco II|1985|2.3/4/1 2.8/6/0|a4 m5|X|m16-25 g253-345||SUV/special purpose
us|Bronco II|1986|2.3/4/0 2.9/6/0|a4 m5|XR|m17-22 g251-325||SUV/special purpose
us|Bronco II|1987-1990|2.9/6/0|a4 m5|XR|m16-19 g291-345||SUV/special purpose
us|Bronco Sport|2021-2024|1.5/3/0/t 2/4/0/t|a8|4A|m23-26 g213-240||small SUV
us|Bronco Sport|2025|1.5/3/0/t 2/4/0/t|a8|4|m23-27 g201-240||small SUV|Sasquatch
us|C-MAX|2013-2017|2/4/2 2/4/4|c|F|m38-40 g76-143||large car|Energi Plug-in Hybrid;Hybrid
us|C-MAX|2018|2/4/2|c|F|m40 g138||large car|Hybrid
us|Contour|1995-2000|2/4/0 2.5/6/0|a4 m5|F|m20-25 g221-276||compact car
us|Crown Victoria|1993-1995|4.6/8/0|a4|R|m17-18 g307-325||large car|Police
us|Crown Victoria|1996-1997|4.6/8/b 4.6/8/0|a4|R|m17-18 g243-325||large car|CNG;Police
us|Crown Victoria|1998|4.6/8/0|a4|R|m17-18 g307-325||large car|Police
us|Crown Victoria|1999-2004|4.6/8/b 4.6/8/0|a4|R|m14-18 g273-345||large car|CNG;Police
us|Crown Victoria|2005|4.6/8/0|a4|R|m16-19 g291-345||large car|Police
us|Crown Victoria|2006-2007|4.6/8/a 4.6/8/0|a4|R|m17-18 g307-325||large car|Police
us|Crown Victoria|2008-2011|4.6/8/a|a4|R|m18-19 g291-307||large car
us|E-150|1984|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m3 m4|2|m9-18 g307-614||cargo van|Club Wagon;Econoline
us|E-150|1985-1986|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m3 m4|R|m10-20 g276-552||van|Club Wagon;Econoline
us|E-150|1987|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m4|R|m11-16 g345-502||van|Club Wagon;Econoline
us|E-150|1988-1989|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m5|R|m11-15 g368-502||van|Club Wagon;Econoline
us|E-150|1990-1996|4.9/6/0 5/8/0 5.8/8/0|a3 a4|R|m11-16 g345-502||van|Club Wagon;Econoline
us|E-150|1997-2003|4.2/6/0 4.6/8/0 5.4/8/0|a4|R|m13-16 g345-425||cargo van|Club Wagon;Econoline
us|E-150|2004-2006|4.6/8/0 5.4/8/0|a4|R|m13-15 g368-425||cargo van|Club Wagon;Econoline
us|E-150|2011-2014|4.6/8/a 5.4/8/a|a4|R|m13-15 g368-425||cargo van|Van;Wagon
us|E-250|1984|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m3|2|m9-14 g394-614||cargo van|Econoline
us|E-250|1985-1991|4.9/6/0 5/8/0 5.8/8/0|a3 a4|R|m10-14 g394-552||van|Econoline
us|E-250|1992-1996|4.9/6/0 5.8/8/0|a3 a4|R|m11-14 g394-502||van|Econoline
us|E-250|1997|4.2/6/0 5.4/8/0|a4|R|m13-14 g394-425||van|Econoline
us|E-250|1998-2001|4.2/6/0 5.4/8/b 5.4/8/0|a4|R|m11-15 g364-425||cargo van|CNG;Econoline;Econoline CNG
us|E-250|2002|4.2/6/0 5.4/8/0|a4|R|m13-14 g394-425||cargo van|Econoline
us|E-250|2003|4.2/6/0 4.6/8/0 5.4/8/0|a4|R|m13-14 g394-425||cargo van|Econoline
us|E-250|2004-2005|4.6/8/0|a4|R|m15 g368||cargo van|Econoline
us|E-250|2011-2014|4.6/8/a 5.4/8/a|a4|R|m14-15 g368-401||cargo van|Van
us|E-350|2011-2014|5.4/8/a 6.8/10/0|a4 a5|R|m11-13 g414-502||cargo van|Van;Wagon
us|EcoSport|2018-2021|1/3/0/t 2/4/0|a6|AF|m25-28 g195-221||small SUV
us|EcoSport|2022|2/4/0|a6|A|m25 g218||small SUV
us|Edge|2007-2009|3.5/6/0|a6|XF|m18-19 g291-307||SUV
us|Edge|2010|3.5/6/0|a6|AF|m19-20 g276-291||SUV
us|Edge|2011|3.5/6/0 3.7/6/0|a6|AF|m19-21 g263-291||SUV
us|Edge|2012-2014|2/4/0/t 3.5/6/0 3.7/6/0|a6|AF|m19-24 g230-291||small SUV
us|Edge|2015-2018|2/4/0/t 2.7/6/0/t 3.5/6/0|a6|AF|m19-24 g229-290||small SUV
us|Edge|2019-2021|2/4/0/t 2.7/6/0/t|a8|AF|m21-25 g224-263||small SUV
us|Edge|2022-2024|2/4/0/t 2.7/6/0/t|a8|A|m21-23 g236-263||small SUV
us|Escape|2001-2004|2/4/0 3/6/0|a4 m5|XF|m18-23 g240-307||SUV
us|Escape|2005-2008|2.3/4/2 2.3/4/0 3/6/0|c a4 m5|XF|m17-32 g173-325||SUV|Hybrid
us|Escape|2009|2.5/4/2 2.5/4/0 3/6/0|c a6 m5|XF|m20-32 g173-276||SUV|Hybrid
us|Escape|2010|2.5/4/2 2.5/4/0 3/6/a|c a6 m5|4F|m20-32 g173-276||SUV|Hybrid
us|Escape|2011|2.5/4/2 2.5/4/0 3/6/a|c a6 m5|4AF|m20-32 g173-276||SUV|Hybrid
us|Escape|2012|2.5/4/2 2.5/4/0 3/6/a|c a6 m5|AF|m20-32 g173-276||SUV|Hybrid
us|Escape|2013-2016|1.6/4/0/t 2/4/0/t 2.5/4/0|a6|AF|m23-26 g210-237||small SUV
us|Escape|2017-2019|1.5/4/0/t 2/4/0/t 2.5/4/a 2.5/4/0|a6|AF|m23-26 g213-240||small SUV
us|Escape|2020-2023|1.5/3/0/t 2/4/0/t 2.5/4/2 2.5/4/4|c a8|4AF|m26-41 g32-216||small SUV|HEV;PHEV
us|Escape|2024|1.5/3/0/t 2/4/0/t 2.5/4/2|c a8|4AF|m26-39 g140-212||small SUV|HEV
us|Escape|2025-2026|1.5/3/0/t 2/4/0/t 2.5/4/2 2.5/4/4|c a8|4AF|m26-40 g48-213||small SUV|HEV;PHEV
us|Escort|1984|1.6/4/0 1.6/4/0/t 2/4/1|a3 m4 m5||m23-39 g162-240||compact car|Wagon
us|Escort|1985|1.6/4/0 1.6/4/0/t 1.9/4/0 2/4/1|a3 m4 m5|F|m23-40 g158-240||compact car|Wagon
us|Escort|1986-1987|1.9/4/0 2/4/1|a3 m4 m5|F|m22-38 g166-251||compact car|FS;Wagon
us|Escort|1988-1990|1.9/4/0|a3 m4 m5|F|m24-32 g173-230||compact car|Wagon
us|Escort|1991-1996|1.8/4/0 1.9/4/0|a4 m5|F|m22-30 g184-251||compact car|FS;Wagon
us|Escort|1997-2003|2/4/0|a4 m5|F|m25-28 g197-221||subcompact car|Wagon;ZX2
us|Expedition|1997-2004|4.6/8/0 5.4/8/0|a4|XR|m12-16 g345-460||SUV
us|Expedition|2005-2006|5.4/8/0|a4|XR|m14 g394||SUV
us|Expedition|2007-2008|5.4/8/0|a6|R|m14-15 g368-394||SUV
us|Expedition|2009|5.4/8/a|a6|R|m16 g345||SUV
us|Expedition|2010-2014|5.4/8/a|a6|4R|m13-16 g344-425||SUV|Limo.
us|Expedition|2015-2017|3.5/6/0/t|a6|4R|m16-18 g305-337||standard SUV|EL
us|Expedition|2018-2025|3.5/6/0/t|a10|4R|m17-20 g274-325||standard SUV|MAX;Timberline
us|Explorer|1991-1995|4/6/0|a4 m5|XR|m15-18 g307-368||SUV/special purpose
us|Explorer|1996|4/6/0 5/8/0|a4 m5|XR|m14-18 g307-394||SUV/special purpose
us|Explorer|1997-1999|4/6/0 5/8/0|a4 a5 m5|XR|m14-18 g307-394||SUV/special purpose
us|Explorer|2000|4/6/a 4/6/0 5/8/0|a4 a5 m5|XR|m15-18 g307-368||SUV
us|Explorer|2001|4/6/a 4/6/0 5/8/0 //8|a4 a5 m5 s|2XR|m15-18 g307-368 e39 r38||SUV|Sport;Sport Trac;USPS;USPS Electric
us|Explorer|2002|4/6/a 4/6/0 4.6/8/0 //8|a5 m5 s|2XR|m14-17 g325-394 e39 r38||SUV|Sport;Sport Trac;USPS Electric
us|Explorer|2003|4/6/a 4/6/0 4.6/8/0|a5 m5|XR|m15-17 g325-368||SUV|Sport;Sport Trac
us|Explorer|2004-2005|4/6/a 4/6/0 4.6/8/0|a5|XR|m14-16 g345-394||SUV|Sport Trac
us|Explorer|2006-2009|4/6/0 4.6/8/0|a5 a6|XR|m15-17 g325-368||SUV|Sport Trac
us|Explorer|2010|4/6/0 4.6/8/0|a5 a6|4R|m15-17 g325-368||standard pickup|Sport Trac
us|Explorer|2011|3.5/6/0|a6|4F|m19-20 g276-291||SUV
us|Explorer|2012|2/4/0/t 3.5/6/0|a6|AF|m19-23 g240-291||SUV
us|Explorer|2013-2015|2/4/0/t 3.5/6/a 3.5/6/0 3.5/6/0/t|a6|AF|m18-23 g243-304||standard SUV
us|Explorer|2016-2019|2.3/4/0/t 3.5/6/a 3.5/6/0 3.5/6/0/t|a6|AF|m18-22 g254-311||standard SUV
us|Explorer|2020-2023|2.3/4/0/t 3/6/0/t 3.3/6/a 3.3/6/2|a10|4R|m19-28 g200-293||standard SUV|HEV;Platinum HEV;Timberline
us|Explorer|2024|2.3/4/0/t 3/6/0/t 3.3/6/a|a10|4R|m20-24 g230-277||standard SUV|Timberline
us|Explorer|2025-2026|2.3/4/0/t 3/6/0/t|a10|4R|m19-24 g234-290||standard SUV|Tremor
us|F-150|1984|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m3 m4|2X|m10-18 g307-552||standard pickup
us|F-150|1985-1986|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m3 m4|XR|m10-20 g276-552||standard pickup
us|F-150|1987|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m4|XR|m11-17 g325-502||standard pickup
us|F-150|1988-1990|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m4 m5|XR|m11-16 g345-502||standard pickup
us|F-150|1991-1993|4.9/6/0 5/8/0 5.8/8/0|a4 m4 m5|XR|m12-16 g345-460||standard pickup
us|F-150|1994-1996|4.9/6/0 5/8/0 5.8/8/0|a4 m5|XR|m12-15 g368-460||standard pickup|Lightning F150
us|F-150|1997-1998|4.2/6/0 4.6/8/0 5.4/8/0|a4 m5|XR|m13-17 g325-425||standard pickup
us|F-150|1999|4.2/6/0 4.6/8/0 5.4/8/0|a4 m5|2XR|m13-17 g325-425||standard pickup
us|F-150|2000|4.2/6/0 4.6/8/0 5.4/8/b 5.4/8/0 5.4/8/0/s|a4 m5|XR|m13-16 g336-425||standard pickup|Lightning Pickup;Pickup CNG
us|F-150|2001-2004|4.2/6/0 4.6/8/0 5.4/8/b 5.4/8/0 5.4/8/0/s 5.4/8/c 5.4/8/d|a4 m5|XR|m11-17 g325-502||standard pickup|CNG;Dual-fuel
us|F-150|2005|4.2/6/0 4.6/8/0 5.4/8/0|a4 m5|XR|m14-15 g368-394||standard pickup
us|F-150|2006-2008|4.2/6/0 4.6/8/0 5.4/8/a 5.4/8/0|a4 m5|XR|m14-16 g345-394||standard pickup|STX SE
us|F-150|2009|4.6/8/0 5.4/8/a|a4 a6|XR|m15-17 g325-368||standard pickup|SFE
us|F-150|2010|4.6/8/0 5.4/8/a|a4 a6|4R|m15-17 g325-368||standard pickup
us|F-150|2011-2014|3.5/6/0/t 3.7/6/a 5/8/a 6.2/8/0|a6|4R|m12-19 g288-460||standard pickup|Raptor Pickup
us|F-150|2015-2016|2.7/6/0/t 3.5/6/a 3.5/6/0/t 5/8/a|a6|4R|m16-22 g254-347||standard pickup|2.7L GVWR>6649 LBS PAYLOAD PACKAGE;2.7L GVWR>6799 LBS PAYLOAD PACKAGE;3.5L GVWR>7599 LBS PAYLOAD PACKAGE;5.0L GVWR>7599 LBS PAYLOAD PACKAGE
us|F-150|2017|2.7/6/0/t 3.5/6/a 3.5/6/0/t 5/8/a|a10 a6|4R|m16-22 g255-345||standard pickup|2.7L GVWR>6649 LBS;2.7L GVWR>6799 LBS;3.5L GVWR>7599 LBS;5.0L GVWR>7599 LBS;BASE PAYLOAD LT TIRE;RAPTOR
us|F-150|2018|2.7/6/0/t 3/6/1/t 3.3/6/a 3.3/6/0 3.5/6/0/t 5/8/a 5/8/0|a10 a6|4R|m16-25 g249-339||standard pickup|2.7L GVWR>6649 LBS;2.7L GVWR>6799 LBS;3.5L GVWR>7599 LBS;5.0L GVWR>7599 LBS;BASE PAYLOAD LT;BASE PAYLOAD LT TIRE;Pickup XL/XLT;RAPTOR
us|F-150|2019-2020|2.7/6/0/t 3/6/1/t 3.3/6/a 3.5/6/0/t 5/8/a|a10 a6|4R|m16-25 g250-345||standard pickup|2.7L GVWR>6649 LBS;2.7L GVWR>6799 LBS;3.5L GVWR>7599 LBS;5.0L GVWR>7599 LBS;BASE PAYLOAD LT;BASE PAYLOAD LT TIRE;Pickup Limited;Pickup XL/XLT;RAPTOR
us|F-150|2021|2.7/6/0/t 3/6/1/t 3.3/6/a 3.5/6/2/t 3.5/6/0/t 5/8/a|a10|4R|m15-25 g217-370||standard pickup|Pickup HEV;Pickup Tremor;RAPTOR;RAPTOR 37
us|F-150|2022|2.7/6/0/t 3.3/6/a 3.5/6/2/t 3.5/6/0/t 5/8/a|a10|4R|m15-25 g219-370||standard pickup|Pickup HEV;Pickup Tremor;RAPTOR;RAPTOR 37
us|F-150|2023|2.7/6/0/t 3.3/6/a 3.5/6/2/t 3.5/6/0/t 5/8/a 5.2/8/0/s|a10|4R|m12-25 g219-460||standard pickup|Pickup HEV;Pickup Tremor;RAPTOR;RAPTOR 37;RAPTOR R
us|F-150|2024-2025|2.7/6/0/t 3.5/6/2/t 3.5/6/0/t 5/8/0 5.2/8/0/s|a10|4R|m12-23 g240-460||standard pickup|Pickup HEV;Pickup Tremor;RAPTOR;RAPTOR R
us|F-150 Lightning|2022-2024|//8|s|A|e66-70 r230-320||standard pickup|Extended Range;PRO Extended Range;Platinum
us|F-150 Lightning|2025|//8|s|4A|e66-72 r240-320||standard pickup|ER1;ER2;PRO ER1;Platinum;SR
us|F-250|1984|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m3 m4|2X|m10-15 g368-552||standard pickup|Pickup Cab Chassis
us|F-250|1985|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m3 m4|XR|m10-16 g345-552||standard pickup
us|F-250|1986-1987|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m4|XR|m11-16 g345-502||standard pickup
us|F-250|1988-1990|4.9/6/0 5/8/0 5.8/8/0|a3 a4 m4 m5|XR|m11-15 g368-502||standard pickup
us|F-250|1991|4.9/6/0 5/8/0 5.8/8/0|a4 m4 m5|XR|m11-16 g345-502||standard pickup
us|F-250|1992-1993|4.9/6/0 5/8/0 5.8/8/0|a4 m4 m5|R|m12-15 g368-460||standard pickup
us|F-250|1994-1996|4.9/6/0 5/8/0 5.8/8/0|a4 m5|R|m13-14 g394-425||standard pickup
us|F-250|1997|4.6/8/0 5.4/8/0|a4 m5|XR|m13-15 g368-425||standard pickup
us|F-250|1998-1999|4.6/8/0 5.4/8/b 5.4/8/0|a4 m5|XR|m11-15 g364-460||standard pickup|Pickup CNG
us|Festiva|1988|1.3/4/0|m4 m5|F|m34-35 g158-162||subcompact car
us|Festiva|1989|1.3/4/0|a3 m4 m5|F|m27-35 g158-205||subcompact car
us|Festiva|1990-1993|1.3/4/0|a3 m5|F|m28-33 g167-197||subcompact car
us|Fiesta|2011-2013|1.6/4/0|d6 m5|F|m31-33 g167-178||subcompact car|SFE
us|Fiesta|2014-2017|1/3/0/t 1.6/4/0 1.6/4/0/t|d6 m5 m6|F|m29-35 g157-193||subcompact car|SFE;ST
us|Fiesta|2018-2019|1.6/4/0 1.6/4/0/t|d6 m5 m6|F|m28-31 g178-197||subcompact car|ST
us|Five Hundred|2005-2007|3/6/0|c a6|XF|m19-21 g263-291||large car
us|Flex|2009|3.5/6/0|a6|XF|m18-19 g291-307||SUV
us|Flex|2010-2011|3.5/6/0 3.5/6/0/t|a6|4AF|m18-20 g276-307||SUV
us|Flex|2012-2019|3.5/6/0 3.5/6/0/t|a6|AF|m17-20 g272-325||standard SUV
us|Focus|2000-2001|2/4/0|a4 m5|F|m24-28 g197-230||compact car|Station Wagon
us|Focus|2002|2/4/0|a4 m5 m6|F|m20-28 g197-276||compact car|Station Wagon
us|Focus|2003-2004|2/4/0 2.3/4/0|a4 m5 m6|F|m20-27 g205-276||compact car|Station Wagon
us|Focus|2005-2007|2/4/0 2.3/4/0|a4 m5|F|m23-27 g205-240||compact car|Station Wagon
us|Focus|2008-2011|2/4/0|a4 m5|F|m27-29 g190-205||compact car
us|Focus|2012|2/4/a 2/4/0 //8|c d6 m5|F|m29-32 g173-190 e105 r76||compact car|Electric;SFE
us|Focus|2013-2014|2/4/a 2/4/0 2/4/0/t //8|a6 d6 m5 m6 s|F|m26-32 g173-211 e105 r76||compact car|Electric;SFE
us|Focus|2015|1/3/0/t 2/4/a 2/4/0 2/4/0/t //8|a6 d6 m5 m6 s|F|m26-34 g162-211 e105 r76||compact car|Electric;SFE
us|Focus|2016-2017|1/3/0/t 2/4/a 2/4/0 2/4/0/t 2.3/4/0/t //8|a6 d6 m5 m6 s|AF|m22-34 g162-256 e105-107 r76-115||compact car|Electric;RS;ST
us|Focus|2018|1/3/0/t 2/4/0 2/4/0/t 2.3/4/0/t //8|a6 d6 m5 m6 s|AF|m22-34 g164-250 e107 r115||compact car|Electric;RS;ST
us|Freestar|2004|3.9/6/0 4.2/6/0|a4|F|m17-18 g307-325||minivan|Cargo Van;Wagon
us|Freestar|2005|3.8/6/0 3.9/6/0 4.2/6/0|a4|F|m18 g307||minivan|Cargo Van;Wagon
us|Freestar|2006-2007|3.9/6/0 4.2/6/0|a4|F|m17-18 g307-325||minivan|Cargo Van;Wagon
us|Freestyle|2005-2007|3/6/0|c|XF|m19-20 g276-291||SUV
us|Fusion|2006|2.3/4/0 3/6/0|a5 a6 m5|F|m21-24 g230-263||midsize car
us|Fusion|2007-2009|2.3/4/0 3/6/0|a5 a6 m5|XF|m19-23 g240-291||midsize car
us|Fusion|2010-2012|2.5/4/2 2.5/4/0 3/6/a 3.5/6/0|c a6 m6|AF|m19-39 g142-291||midsize car|Hybrid;S
us|Fusion|2013|1.6/4/0/t 2/4/2 2/4/0/t 2/4/4 2.5/4/0|c a6 m6|AF|m25-41 g80-222||midsize car|Energi Plug-in Hybrid;Hybrid
us|Fusion|2014|1.5/4/0/t 1.6/4/0/t 2/4/2 2/4/0/t 2/4/4 2.5/4/0|c a6 m6|AF|m25-41 g80-222||midsize car|Energi Plug-in Hybrid;Hybrid
us|Fusion|2015-2016|1.5/4/0/t 2/4/2 2/4/0/t 2/4/4 2.5/4/0|c a6|AF|m25-41 g80-222||midsize car|Energi Plug-in Hybrid;Hybrid
us|Fusion|2017-2019|1.5/4/0/t 2/4/2 2/4/0/t 2/4/4 2.5/4/0 2.7/6/0/t|c a6|AF|m20-42 g62-276||midsize car|Energi Plug-in Hybrid;Hybrid;Hybrid Taxi;Special Service Vehicle PHEV
us|Fusion|2020|1.5/4/0/t 2/4/2 2/4/0/t 2/4/4 2.5/4/0|c a6|AF|m23-42 g62-239||midsize car|Energi Plug-in Hybrid;Hybrid;Hybrid Taxi;Special Service PHEV
us|GT|2005-2006|5.4/8/0/s|m6|R|m14 g394||two-seater
us|GT|2017-2022|3.5/6/0/t|d7|R|m14 g393-406||two-seater
us|LTD|1984|2.3/4/0 3.8/6/0 5/8/0|a3 a4||m16-20 g276-345||midsize car|Wagon
us|LTD|1985|2.3/4/0 3.8/6/0 5/8/0|a3 a4|R|m17-20 g276-325||midsize car|Wagon
us|LTD|1986|2.3/4/0 3.8/6/0|a3|R|m18-20 g276-307||midsize car|Wagon
us|Crown Victoria|1984|5/8/0 5.8/8/0|a4||m14-16 g345-394||large car|LTD Crown Victoria;Wagon
us|Crown Victoria|1985-1991|5/8/0 5.8/8/0|a4|R|m13-19 g291-425||large car|LTD Crown Victoria;Country Squire Wagon;Wagon
us|Crown Victoria|1992-1994|4.6/8/0|a4|R|m18-20 g276-307||large car|LTD Crown Victoria
us|Maverick|2022-2024|2/4/0/t 2.5/4/2|c a8|AF|m21-37 g147-257||small pickup|HEV;Tremor
us|Maverick|2025|2/4/0/t 2.5/4/2|c a8|4F|m23-38 g145-240||small pickup|HEV;Lobo;Tremor
us|Mustang|1984|2.3/4/0 2.3/4/0/t 3.8/6/0 5/8/0|a3 a4 m4 m5||m15-22 g251-368||subcompact car
us|Mustang|1985-1986|2.3/4/0 2.3/4/0/t 3.8/6/0 5/8/0|a3 a4 m4 m5|R|m17-23 g240-325||subcompact car
us|Mustang|1987-1993|2.3/4/0 5/8/0|a4 m5|R|m17-24 g230-325||subcompact car
us|Mustang|1994|3.8/6/0 5/8/0|a4 m5|R|m18-21 g263-307||subcompact car
us|Mustang|1995|3.8/6/0 5/8/0 5.8/8/0|a4 m5|R|m15-21 g263-368||subcompact car
us|Mustang|1996-1999|3.8/6/0 4.6/8/0|a4 m5|R|m17-21 g263-325||subcompact car
us|Mustang|2000|3.8/6/0 4.6/8/0 5.4/8/0|a4 m5 m6|R|m14-21 g263-394||subcompact car
us|Mustang|2001-2002|3.8/6/0 4.6/8/0|a4 m5|R|m18-21 g263-307||subcompact car
us|Mustang|2003|3.8/6/0 4.6/8/0|a4 m5 m6|R|m17-21 g263-325||subcompact car
us|Mustang|2004|3.8/6/0 3.9/6/0 4.6/8/0|a4 m5 m6|R|m17-21 g263-325||subcompact car
us|Mustang|2005-2006|4/6/0 4.6/8/0|a5 m5|R|m18-20 g276-307||subcompact car
us|Mustang|2007-2010|4/6/0 4.6/8/0 5.4/8/0/s|a5 m5 m6|R|m16-21 g263-345||subcompact car
us|Mustang|2011-2012|3.7/6/0 5/8/0 5.4/8/0/s|a6 m6|R|m17-23 g240-325||subcompact car|Convertible
us|Mustang|2013-2014|3.7/6/0 5/8/0 5.8/8/0/s|a6 m6|R|m18-23 g240-304||subcompact car|Convertible
us|Mustang|2015|2.3/4/0/t 3.7/6/0 5/8/0|a6 m6|R|m18-25 g217-304||subcompact car|Convertible
us|Mustang|2016-2017|2.3/4/0/t 3.7/6/0 5/8/0 5.2/8/0|a6 m6|R|m16-25 g219-341||subcompact car|Convertible;Performance Package;Shelby GT350 Mustang
us|Mustang|2018-2019|2.3/4/0/t 5/8/0 5.2/8/0|a10 m6|R|m16-25 g219-341||subcompact car|Bullitt;Convertible;Performance Package;Shelby GT350 Mustang
us|Mustang|2020|2.3/4/0/t 5/8/0 5.2/8/0 5.2/8/0/s|a10 d7 m6|R|m14-25 g220-392||subcompact car|Bullitt;Convertible;HO Convertible;HO Coupe;Shelby GT350 Mustang;Shelby GT500 Mustang
us|Mustang|2021-2022|2.3/4/0/t 5/8/0 5.2/8/0/s|a10 d7 m6|R|m14-25 g217-392||subcompact car|Convertible;HO Convertible;HO Coupe;Mach 1;Shelby GT500 Mustang
us|Mustang|2023-2024|2.3/4/0/t 5/8/0|a10 m6|R|m17-26 g212-332||subcompact car|Convertible;Dark Horse;HO Convertible;HO Coupe;Mach 1;Performance Package
us|Mustang|2025|2.3/4/0/t 5/8/0 5.2/8/0/s|a10 d8 m6|R|m12-26 g213-460||subcompact car|Dark Horse;GTD
us|Mustang|2026|2.3/4/0/t 5/8/0|a10 m6|R|m17-26 g212-331||subcompact car|Dark Horse
us|Mustang Mach-E|2021-2025|//8|s|AR|e82-110 r211-320||small SUV|CAL RT 1 ER;California Route 1;Extended;GT;GT Performance;LFP;Rally
us|Probe|1989|2.2/4/0 2.2/4/0/t|a4 m5|F|m21-24 g230-263||compact car
us|Probe|1990-1992|2.2/4/0 2.2/4/0/t 3/6/0|a4 m5|F|m18-24 g230-307||compact car
us|Probe|1993-1997|2/4/0 2.5/6/0|a4 m5|F|m20-26 g212-276||subcompact car
us|Ranger|1984|2/4/0 2.2/4/1 2.3/4/0 2.8/6/0|a3 m4 m5|2X|m14-26 g230-394||small pickup|Pickup Cab Chassis
us|Ranger|1985|2/4/0 2.3/4/1 2.3/4/1/t 2.3/4/0 2.8/6/0|a4 m5|XR|m15-27 g221-368||small pickup|Pickup Cab Chassis
us|Ranger|1986|2/4/0 2.3/4/1 2.3/4/0 2.9/6/0|a4 m5|XR|m17-27 g230-325||small pickup|Pickup Cab Chassis
us|Ranger|1987|2/4/0 2.3/4/1/t 2.3/4/0 2.9/6/0|a4 m5|XR|m17-26 g230-325||small pickup
us|Ranger|1988|2/4/0 2.3/4/0 2.9/6/0|a4 m5|XR|m17-23 g240-325||small pickup
us|Ranger|1989|2.3/4/0 2.9/6/0|a4 m5|XR|m16-22 g251-345||small pickup
us|Ranger|1990|2.3/4/0 2.9/6/0 4/6/0|a4 m5|XR|m16-23 g240-345||small pickup
us|Ranger|1991-1992|2.3/4/0 2.9/6/0 3/6/0 4/6/0|a4 m5|XR|m16-23 g240-345||small pickup
us|Ranger|1993-1996|2.3/4/0 3/6/0 4/6/0|a4 m5|XR|m16-22 g251-345||standard pickup
us|Ranger|1997|2.3/4/0 3/6/0 4/6/0|a4 a5 m5|XR|m16-22 g251-345||standard pickup
us|Ranger|1998|2.5/4/0 3/6/0 4/6/0|a4 a5 m5|XR|m16-21 g263-345||standard pickup
us|Ranger|1999|2.5/4/0 3/6/0 4/6/0 //8|a4 a5 m5 s|2XR|m15-21 g263-368 e47-58 r50-55||standard pickup
us|Ranger|2000|2.5/4/0 3/6/a 4/6/0 //8|a4 a5 m5 s|2XR|m15-22 g251-368 e56-58 r50-65||standard pickup
us|Ranger|2001|2.3/4/0 2.5/4/0 3/6/a 3/6/0 4/6/0 //8|a4 a5 m5 s|2XR|m15-23 g240-368 e58 r50||standard pickup
us|Ranger|2002-2003|2.3/4/0 3/6/a 3/6/0 4/6/0|a5 m5|XR|m15-23 g240-368||standard pickup
us|Ranger|2004-2008|2.3/4/0 3/6/0 4/6/0|a5 m5|XR|m15-23 g240-368||standard pickup
us|Ranger|2009|2.3/4/0 4/6/0|a5 m5|XR|m15-23 g240-368||small pickup
us|Ranger|2010-2011|2.3/4/0 4/6/0|a5 m5|4R|m15-24 g230-368||small pickup
us|Ranger|2019-2023|2.3/4/0/t|a10|4R|m18-23 g240-302||standard pickup|Incomplete;Tremor
us|Ranger|2024-2025|2.3/4/0/t 2.7/6/0/t 3/6/0/t|a10|4R|m17-23 g236-326||standard pickup|RAPTOR
us|Taurus|1986-1987|2.5/4/0 3/6/0|a3 a4 m5|F|m19-24 g230-291||midsize car|Wagon;Wagon 3.0 A/C
us|Taurus|1988-1990|2.5/4/0 3/6/0 3.8/6/0|a3 a4 m5|F|m18-24 g230-307||midsize/large wagon|SHO;Wagon;Wagon V6 A/C
us|Taurus|1991-1992|3/6/0 3.8/6/0|a4 m5|F|m18-21 g263-307||midsize car|SHO;Wagon
us|Taurus|1993-1995|3/6/0 3.2/6/0 3.8/6/0|a4 m5|F|m18-21 g263-307||midsize car|SHO;Wagon
us|Taurus|1996-1999|3/6/0 3.4/8/0|a4|F|m18-21 g263-307||midsize car|SHO;Wagon
us|Taurus|2000-2006|3/6/a 3/6/0|a4|F|m19-21 g263-291||large car|Wagon
us|Taurus|2007|3/6/0|a4|F|m20 g276||large car
us|Taurus|2008-2009|3.5/6/0|a6|XF|m18-22 g251-307||large car|X
us|Taurus|2010|3.5/6/0 3.5/6/0/t|a6|4AF|m20-22 g251-276||large car
us|Taurus|2011-2012|3.5/6/0 3.5/6/0/t|a6|AF|m20-22 g251-276||large car
us|Taurus|2013-2017|2/4/0/t 3.5/6/a 3.5/6/0 3.5/6/0/t|a6|AF|m19-26 g216-294||large car
us|Taurus|2018-2019|3.5/6/a 3.5/6/0 3.5/6/0/t|a6|AF|m19-21 g263-293||large car
us|Tempo|1984|2/4/1 2.3/4/0|a3 m5||m21-34 g186-263||compact car
us|Tempo|1985-1986|2/4/1 2.3/4/0|a3 m5|F|m22-34 g186-251||compact car
us|Tempo|1987-1991|2.3/4/0|a3 m5|XF|m19-25 g221-291||compact car
us|Tempo|1992-1994|2.3/4/0 3/6/0|a3 m5|F|m19-24 g230-291||compact car|FS
us|Thunderbird|1984|2.3/4/0/t 3.8/6/0 5/8/0|a3 a4 m5||m16-19 g291-345||compact car
us|Thunderbird|1985-1986|2.3/4/0/t 3.8/6/0 5/8/0|a3 a4 m5|R|m17-20 g276-325||compact car
us|Thunderbird|1987-1988|2.3/4/0/t 3.8/6/0 5/8/0|a4 m5|R|m17-21 g263-325||compact car
us|Thunderbird|1989-1990|3.8/6/0 3.8/6/0/s|a4 m5|R|m17-20 g276-325||midsize car
us|Thunderbird|1991-1993|3.8/6/0 3.8/6/0/s 5/8/0|a4 m5|R|m17-20 g276-325||midsize car
us|Thunderbird|1994-1995|3.8/6/0 3.8/6/0/s 4.6/8/0|a4 m5|R|m18-19 g291-307||midsize car
us|Thunderbird|1996-1997|3.8/6/0 4.6/8/0|a4|R|m18-19 g291-307||midsize car
us|Thunderbird|2002-2005|3.9/8/0|a5|R|m17-18 g307-325||two-seater
us|Transit|2015-2017|3.5/6/0/t 3.7/6/a|a6|R|m16 g341-354||passenger van|T150 Wagon
us|Transit|2018-2019|3.5/6/0/t 3.7/6/a 3.7/6/0|a6|R|m15-16 g343-355||passenger van|T150 Wagon
us|Transit|2020-2022|3.5/6/a|a10|AR|m16-17 g334-351||passenger van|T150 Wagon
us|Transit Connect|2010-2013|2/4/0|a4|F|m22-23 g235-251||SUV/special purpose|Van;Wagon
us|Transit Connect|2014-2015|1.6/4/0/t 2.5/4/0|a6|F|m23-25 g221-244||SUV/special purpose|Van;Wagon;Wagon LWB
us|Transit Connect|2016|1.6/4/0/t 2.5/4/a 2.5/4/0|a6|F|m22-25 g225-253||SUV/special purpose|Van;Wagon;Wagon LWB
us|Transit Connect|2017-2018|2.5/4/a 2.5/4/0|a6|F|m22-23 g244-253||SUV/special purpose|Van;Wagon;Wagon LWB
us|Transit Connect|2019-2022|2/4/a 2/4/0 2.5/4/0|a6 a8|F|m22-26 g214-251||SUV/special purpose|USPS;Van;Wagon LWB
us|Transit Connect|2023|2/4/0|a8|F|m25-26 g216-221||SUV/special purpose|Van;Wagon LWB
us|Windstar|1995-2000|3/6/0 3.8/6/0|a4|F|m17-19 g291-325||SUV/special purpose|Cargo Van;Van;Wagon
us|Windstar|2001-2003|3.8/6/0|a4|F|m18 g307||minivan|Cargo Van;Van;Wagon
us|Mustang|1993|4.9/8/0/s|m5|R|m14 g394||subcompact car
us|Mustang|1994-1995|5.8/8/0|m5|R|m13-16 g345-425||subcompact car|S351
uk|B-MAX|2012-2013|1//0/t/998 1.4//0//1388 1.5//1/t/1499 1.6//1/t/1560 1.6//0/t/1596|a6 m5||n44-71 N104-149|5
uk|B-MAX|2016-2019|1//0/t/998 1.4//0//1388 1.5//1/t/1499 1.6//0/t/1596|a6 m5||n44-74 N98-149|6
uk|C-MAX|2011-2013|1.6//1/t/1560 1.6//0/t/1596 2//1/t/1995|a6 m5 m6||n43-61 N119-154|5
uk|C-MAX|2016-2017|1//0/t/998 1.5//1/t/1499 1.6//0/t/1596 2//1/t/1995|d6 m5 m6||n44-74 N99-149|6
uk|C-MAX|2018|1//0/t/998 1.5//1/t/1499 1.6//0/t/1596 2//1/t/1995|d6 m5 m6||n44-74 N99-149|6 6c 6d-TEMP
uk|C-MAX|2019|1//0/t/998/74-92 1.5//0/t/1498/110-110 1.5//1/t/1499/88-88|a6 d6 m6||n35-60 N124-182 w30-50 W148-212|6c 6d-TEMP
uk|EcoSport|2016-2017|1//0/t/998 1.5//0//1498 1.5//1/t/1499|a6 m5||n45-64 N115-149|6
uk|EcoSport|2018|1//0/t/998 1.5//0//1498 1.5//1/t/1499|a6 m5 m6|A|n44-67 N110-149|6 6d-TEMP
uk|EcoSport|2019|1//0/t/998/73-103 1.5//1/t/1499/73-92|a6 m6|A|n44-67 N110-145 w34-55 W133-184|6d-TEMP
uk|EcoSport|2021|1//0/t/998/73-103 1.5//1/t/1499/73-92|m6||w43-58 W129-152|6d 6d-TEMP
uk|EcoSport|2022|1//0/t/998/92-103|m6||w41-48 W134-157|6d
uk|Edge|2016-2018|2//1/t/1995|d6 m6|A|n48-49 N149-152|6
uk|Edge|2019-2020|2//1/t/1995/110-177|a8|A|n39-49 N153-187 w34-42 W176-214|6d-TEMP
uk|Fiesta|2011-2013|1.2//0//1242 1.4//0//1388 1.4//1/t/1399 1.6//1/t/1560 1.6//0//1596|a4 m5||n44-78 N95-149|5
uk|Fiesta|2016|1//0/t/998 1.2//0//1242 1.5//1/t/1499 1.6//0/t/1596 1.7//0/t/1696|a6 m5 m6||n46-88 N82-140|6
uk|Fiesta|2017|1//0/t/998 1.1//0/t/1084 1.2//0//1242 1.5//1/t/1499 1.6//0/t/1596 1.7//0/t/1696|a6 m5 m6||n46-88 N82-141|6
uk|Fiesta|2018|1//0/t/998 1.1//0/t/1084 1.2//0//1242 1.5//0/t/1498 1.5//1/t/1499 1.6//0/t/1596 1.7//0/t/1696|a6 m5 m6||n46-88 N82-141|6 6d-TEMP
uk|Fiesta|2019|1//0/t/998/74-103 1.1//0/t/1084/51-63 1.5//0/t/1498/147-147 1.5//1/t/1499/63-88|a6 m5 m6||n46-76 N95-138 w40-61 W120-158|6d-TEMP
uk|Fiesta|2021|1//0/t/998/70-92 1//2/t/999/91-114 1.1//0/t/1084/55-55 1.5//0/t/1498/147-147|d7 m5 m6||w42-59 W110-153|6d
uk|Fiesta|2022|1//0/t/998/74-92 1//2/t/999/92-114 1//3/t/999/92-114 1.1//0/t/1084/55-55 1.5//0/t/1498/147-147|d7 m5 m6||w42-59 W110-155|6d
uk|Fiesta|2023|1//0/t/998/74-74 1//3/t/999/92-92 1.1//0/t/1084/55-55 1.5//0/t/1498/147-147|d7 m5 m6||w42-58 W111-155|6d
uk|Focus|2011-2013|1.6//1/t/1560 1.6//0/t/1596 2//0//1976 2//1/t/1995|a6 m5 m6||n34-67 N109-156|5
uk|Focus|2016-2017|1//0/t/998 1.5//0/t/1498 1.5//1/t/1499 1.6//0/t/1596 2//1/t/1995 2//0/t/1999 2.3//0/t/2261|a6 m5 m6||n37-83 N88-175|6
uk|Focus|2018|1//0/t/998 1.5//0/t/1498 1.5//1/t/1499 1.6//0/t/1596 2//1/t/1995 2//0/t/1999 2.3//0/t/2261|a6 a8 m5 m6||n37-83 N88-175|6 6d-TEMP
uk|Focus|2019|1//0/t/998/63-92 1.5//0/t/1498/110-134 1.5//1/t/1499/70-88 2//1/t/1995/110-110|a6 a8 m6||n44-83 N89-139 w38-66 W112-168|6d-TEMP
uk|Focus|2021|1//0/t/998/92-92 1//2/t/999/92-92 1//3/t/999/92-115 1.5//0/t/1498/110-110 1.5//1/t/1499/70-88 2//1/t/1995/110-140 2.3//0/t/2261/206-206|a7 a8 d7 m6||w34-71 W106-190|6d
uk|Focus|2022|1//0/t/998/92-92 1//2/t/999/92-92 1//3/t/999/92-115 1.5//1/t/1499/88-88 2//1/t/1995/110-140 2.3//0/t/2261/206-206|a7 a8 d7 m6||w34-71 W106-190|6d
uk|Focus|2023-2024|1//0/t/998/92-92 1//3/t/999/92-115 1.5//1/t/1499/88-88 2.3//0/t/2261/206-206|a7 a8 d7 m6||w34-64 W115-189|6d 6e
uk|Focus|2025|1//3/t/999/92-114 2.3//0/t/2261/206-206|a7 d7 m6||w34-55 W116-189|6e
uk|Fusion|2011-2013|1.4//0//1388 1.6//0//1596|m5||n42-43 N154-157|5
uk|Galaxy|2011-2013|1.6//1/t/1560 1.6//0/t/1596 2//1/t/1995 2//0/t/1999 2.2//1/t/2179|a6 m5 m6||n26-54 N139-191|5
uk|Galaxy|2016-2018|1.5//0/t/1498 2//1/t/1995 2//0/t/1999|a6 d6 m6|A|n35-56 N129-184|6
uk|Galaxy|2019|1.5//0/t/1498/121-121 2//1/t/1995/88-177|a8 m6|A|n37-56 N132-176 w31-47 W157-206|6d-TEMP
uk|Galaxy|2021|2//1/t/1995/110-140 2.5//2//2488/140-140|c a8 m6|A|w38-47 W153-307|6d 6d-TEMP
uk|Galaxy|2022|2//1/t/1995/110-140 2.5//2//2488/140-140|c a8 m6|A|w38-47 W153-307|6d
uk|Grand C-MAX|2011-2013|1.6//1/t/1560 1.6//0/t/1596 2//1/t/1995|a6 m5 m6||n41-58 N129-159|5
uk|Grand C-MAX|2016-2017|1//0/t/998 1.5//1/t/1499 2//1/t/1995|d6 m6||n54-64 N113-129|6
uk|Grand C-MAX|2018|1//0/t/998 1.5//1/t/1499 2//1/t/1995|d6 m6||n47-64 N113-145|6 6c 6d-TEMP
uk|Grand C-MAX|2019|1//0/t/998/74-92 1.5//0/t/1498/110-110 1.5//1/t/1499/88-88|a6 d6 m6||n35-60 N125-182 w30-50 W148-212|6c 6d-TEMP
uk|Grand Tourneo Connect|2016-2017|1.5//1/t/1499|d6 m5 m6||n56-64 N115-129|6
uk|Grand Tourneo Connect|2018|1.5//1/t/1499/74-88|a8 d6 m5 m6||n53-64 N115-140 w40-51 W144-187|6 6d-TEMP
uk|Grand Tourneo Connect|2019|1.5//1/t/1499/74-88|a8 m6||n53-63 N118-140 w40-51 W144-187|6d-TEMP
uk|Grand Tourneo Connect|2021|1.5//1/t/1499/74-88|a8 m6||w40-52 W143-187|6d 6d-TEMP
uk|Grand Tourneo Connect|2022|1.5//0/t/1498/84-84 1.5//1/t/1499/74-88 2//1/t/1968/90-90|a7 a8 m6||w38-61 W121-180|6d 6d-TEMP
uk|Grand Tourneo Connect|2023|1.5//0/t/1498/84-84 2//1/t/1968/90-90|a7 m6||w38-61 W121-170|6d
uk|Ka|2011-2013|1.2//0//1242 1.2//1/t/1248|m5||n58-69 N109-115|5
uk|Ka|2016-2017|1.2//0/t/1198|m5||n56 N114|6||KA+
uk|Ka|2018|1.2//0/t/1198/52-63 1.5//1/t/1499/70-70|m5||n50-76 N99-129 w44-60 W123-146|6 6c 6d-TEMP||KA+
uk|Ka|2019|1.2//0/t/1198/52-63 1.5//1/t/1499/70-70|m5||n50-76 N99-129 w44-60 W123-146|6d-TEMP||KA+
uk|Kuga|2011-2013|2//1/t/1995 2.5//0//2521|a5 a6 m6|A|n27-48 N154-244|5
uk|Kuga|2016-2018|1.5//0/t/1498 1.5//1/t/1499 2//1/t/1995|a6 d6 m6|A|n38-64 N115-173|6
uk|Kuga|2019|1.5//0/t/1498/88-129 1.5//1/t/1499/88-88 2//1/t/1995/88-132|a6 d6 m6|A|n31-54 N136-208 w28-47 W158-228|6d-TEMP
uk|Kuga|2021|1.5//0/t/1498/110-110 1.5//1/t/1499/88-88 2//1/t/1995/140-140 2//5/t/1995/110-110 2.5//2//2488/112-112 2.5//4//2488/165-165|c a8 m6|A|w40-60 W21-166|6d
uk|Kuga|2022|1.5//0/t/1498/110-110 1.5//1/t/1499/88-88 2//1/t/1995/140-140 2//5/t/1995/110-110 2//6/t/1995/110-110 2.5//2//2488/112-147 2.5//4//2488/165-165|c a8 m6|A|w40-60 W21-166|6d
uk|Kuga|2023|1.5//0/t/1498/110-110 1.5//1/t/1499/88-88 2//1/t/1995/140-140 2//6/t/1995/110-110 2.5//2//2488/112-147 2.5//4//2488/165-165|c a8 m6|A|w40-60 W21-166|6d
uk|Kuga|2024-2025|1.5//0/t/1498/110-110|m6||w40-44 W147-160|6d
uk|Mondeo|2011-2013|1.6//1/t/1560 1.6//0/t/1596 2//0/t/1976 2//1/t/1995 2//0/t/1999 2.2//1/t/2179|a6 m5 m6||n27-66 N114-184|5
uk|Mondeo|2016|1//0/t/998 1.5//0/t/1498 1.5//1/t/1499 2//1/t/1995 2//0/t/1999|a6 d6 m6|A|n37-78 N94-176|6
uk|Mondeo|2017-2018|1//0/t/998 1.5//0/t/1498 1.5//1/t/1499 2//1/t/1995 2//2//1999 2//0/t/1999|a6 d6 m6|A|n37-78 N92-176|6
uk|Mondeo|2019|1.5//0/t/1498/121-121 2//1/t/1995/110-140 2//0/t/1999|a6 a8 d6 m6|A|n37-63 N117-172 w31-56 W132-208|6d-TEMP
uk|Mondeo|2021|2//1/t/1995/110-140|a8 m6|A|w41-56 W130-180|6d 6d-TEMP
uk|Mondeo|2022|2//1/t/1995/110-140|a8 m6|A|w41-56 W130-180|6d
uk|Mustang|2015-2018|2.3//0/t/2261 5//0//4951|a6 m6||n21-35 N179-306|6
uk|Mustang|2019|2.3//0/t/2261/213-213 5//0//5038/331-338|a6 m6||n22-31 N200-285 w23-30 W211-277|6d-TEMP
uk|Mustang|2021|2.3//0/t/2261/214-214 5//0//5038/330-338|a10 m6||w23-32 W202-284|6d 6d-TEMP
uk|Mustang|2022|5//0//5038/330-338|a10 m6||w23-25 W256-284|6d
uk|Mustang Mach-E|2022-2025|//8///198-358|s|AR|r249-382
uk|Puma|2021|1//2/t/999/91-114 1.5//0/t/1498/147-147|d7 m6||w42-54 W119-155|6d
uk|Puma|2022|1//2/t/999/91-114 1//3/t/999/91-114 1.5//0/t/1498/147-147|d7 m6||w42-54 W119-155|6d
uk|Puma|2023-2025|1//0/t/998/91-91 1//3/t/999/91-125 1.5//0/t/1498/147-147|d7 m6||w42-53 W119-155|6d
uk|S-MAX|2011-2013|1.6//1/t/1560 1.6//0/t/1596 2//1/t/1995 2//0/t/1999 2.2//1/t/2179|a6 m5 m6||n26-54 N139-194|5
uk|S-MAX|2016-2018|1.5//0/t/1498 2//1/t/1995 2//0/t/1999|a6 d6 m6|A|n36-56 N129-180|6
uk|S-MAX|2019|1.5//0/t/1498/121-121 2//1/t/1995/88-177|a8 m6|A|n37-56 N132-176 w31-47 W157-206|6d-TEMP
uk|S-MAX|2020|2//1/t/1995/110-140|a8 m6|A|w38-47 W157-196|6d 6d-TEMP
uk|S-MAX|2021|2//1/t/1995/110-140 2.5//2//2488/140-140|c a8 m6|A|w38-47 W146-196|6d 6d-TEMP
uk|S-MAX|2022|2//1/t/1995/110-140 2.5//2//2488/140-140|c a8 m6|A|w38-47 W146-196|6d
uk|Tourneo Connect|2016-2017|1//0/t/998 1.5//1/t/1499|d6 m5 m6||n50-66 N111-129|6
uk|Tourneo Connect|2018|1//0/t/998/74-74 1.5//1/t/1499/74-88|a8 d6 m5 m6||n44-66 N111-144 w37-51 W144-187|6 6d-TEMP
uk|Tourneo Connect|2019|1//0/t/998/74-74 1.5//1/t/1499/74-88|a8 m6||n44-63 N118-144 w37-51 W144-187|6d-TEMP
uk|Tourneo Connect|2021|1.5//1/t/1499/74-88|a8 m6||w40-52 W143-187|6d 6d-TEMP
uk|Tourneo Connect|2022|1.5//0/t/1498/84-84 1.5//1/t/1499/74-88 2//1/t/1968/90-90|a7 a8 m6||w38-61 W121-180|6d 6d-TEMP
uk|Tourneo Connect|2023|1.5//0/t/1498/84-84 2//1/t/1968/90-90|a7 m6||w38-61 W121-170|6d
uk|Tourneo Courier|2015-2018|1.5//1/t/1499|m5||n71-74 N99-104|6
uk|Tourneo Courier|2019-2020|1//0/t/998/75-75 1.5//1/t/1499/75-75|m6||n49-67 N109-131 w40-54 W135-159|6d-TEMP
uk|Tourneo Courier|2021-2022|1.5//1/t/1499/75-75|m6||w50-54 W135-148|6d-TEMP
uk|Tourneo Custom|2016|2//1/t/1995|m6||n44-46 N159-166|6
uk|Tourneo Custom|2017|2//1/t/1995|a6 m6||n40-46 N159-183|6
uk|Tourneo Custom|2018-2019|2//1/t/1995/77-125|a6 m6||n40-46 N159-183 w30-38 W193-247|6 6b 6d-TEMP
uk|Tourneo Custom|2020|2//1/t/1995/79-136 2//5/t/1995/96-136|a6 m6||w30-40 W183-249|6d-TEMP
uk|Tourneo Custom|2021-2022|1//4/t/996/88-88 2//1/t/1995/77-136 2//5/t/1995/96-136 2//6/t/1995/77-136|a6 m6 s||w25-51 W66-299|6d 6d-TEMP
uk|Tourneo Custom|2023-2025|2//1/t/1995/100-125|a8 m6||w33-42 W179-225|6d
=GMC
us|Acadia|2007-2009|3.6/6/0|a6|XF|m18-19 g291-307||SUV
us|Acadia|2010-2016|3.6/6/0|a6|AF|m17-19 g289-322||standard SUV
us|Acadia|2017-2019|2.5/4/0 3.6/6/0|a6|AF|m17-23 g238-322||standard SUV|Limited
us|Acadia|2020-2021|2/4/0/t 2.5/4/0 3.6/6/0|a9|AF|m21-25 g217-269||standard SUV
us|Acadia|2022-2023|2/4/0/t 3.6/6/0|a9|AF|m21-25 g222-259||standard SUV
us|Acadia|2024-2026|2.5/4/0/t|a8|AF|m21-23 g240-263||standard SUV
us|Sierra 2500|1989-1990|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m4 m5|R|m12-19 g307-460||standard pickup|C2500 Sierra
us|Sierra 2500|1991-1992|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a4 m4 m5|R|m13-19 g325-425||standard pickup|C2500 Sierra
us|Canyon|2004-2006|2.8/4/0 3.5/5/0|a4 m5|XR|m17-21 g263-325||standard pickup|Cab Chassis Inc;Crew Cab
us|Canyon|2007-2008|2.9/4/0 3.7/5/0|a4 m5|XR|m15-20 g276-368||standard pickup|Cab Chassis Inc;Crew Cab
us|Canyon|2009|2.9/4/0 3.7/5/0 5.3/8/0|a4 m5|XR|m16-20 g276-345||small pickup|Cab Chassis Inc;Crew Cab
us|Canyon|2010-2012|2.9/4/0 3.7/5/0 5.3/8/0|a4 m5|4R|m16-21 g263-345||small pickup|Cab Chassis Inc;Crew Cab
us|Canyon|2015|2.5/4/0 3.6/6/0|a6 m6|4R|m16-22 g246-344||small pickup|Cab Chassis
us|Canyon|2016|2.5/4/0 2.8/4/1/t 3.6/6/0|a6 m6|4R|m16-25 g249-345||small pickup|Cab Chassis
us|Canyon|2017-2019|2.5/4/0 2.8/4/1/t 3.6/6/0|a6 a8 m6|4R|m15-25 g250-366||small pickup|Cab Chassis
us|Canyon|2020-2022|2.5/4/0 2.8/4/1/t 3.6/6/0|a6 a8|4R|m18-23 g252-307||small pickup
us|Canyon|2023-2026|2.7/4/0/t|a8|4R|m16-20 g270-350||small pickup|AT4X;AT4X AEV;Mud Terrain Tires
us|Envoy|2002|4.2/6/0|a4|XR|m15-16 g345-368||SUV|XL
us|Envoy|2003-2009|4.2/6/0 5.3/8/0|a4|XR|m14-17 g325-394||SUV|XL;XUV
us|Hummer EV|2024-2025|//8|s|A|e47-53 r279-318||standard pickup|Pickup 2M20;Pickup 2X;Pickup 3X;Pickup MT Tires;Pickup MT Tires 2M20;Pickup MT Tires 2X;Pickup MT Tires 3X;SUV;SUV 2M20;SUV 2X;SUV 3X;SUV MT Tires;SUV MT Tires 2M20;SUV MT Tires 2X;SUV MT Tires 3X
us|Jimmy|1984|2/4/0 2.8/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m4 m5|2X|m12-23 g240-460||SUV/special purpose|K15 Jimmy;S15 Jimmy;T15 Jimmy
us|Jimmy|1985-1986|2.5/4/0 2.8/6/0 5/8/0 5.7/8/0 6.2/8/1|a4 m4 m5|XR|m12-22 g251-460||SUV/special purpose|K15 Jimmy;S15 Jimmy;T15 Jimmy
us|Jimmy|1987|2.5/4/0 2.8/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m4 m5|XR|m12-21 g263-460||SUV/special purpose|S15 Jimmy;T15 Jimmy;V15 Jimmy
us|Jimmy|1988|2.5/4/0 2.8/6/0 4.3/6/0 5.7/8/0 6.2/8/1|a4 m4 m5|XR|m12-22 g251-460||SUV/special purpose|S15 Jimmy;T15 Jimmy;V15 Jimmy
us|Jimmy|1989|2.8/6/0 4.3/6/0 5.7/8/0 6.2/8/1|a4 m4 m5|XR|m13-19 g291-425||SUV/special purpose|S15 Jimmy;V1500
us|Jimmy|1990-1991|4.3/6/0 5.7/8/0 6.2/8/1|a4 m4 m5|XR|m12-18 g307-460||SUV/special purpose|S15 Jimmy;Sonoma;V1500
us|Jimmy|1992-1994|4.3/6/0|a4 m5|XR|m16-18 g307-345||SUV/special purpose
us|Jimmy|1995|4.3/6/0 5.2/6/0|a4 m5|XR|m16-18 g307-345||SUV/special purpose
us|Jimmy|1996-2003|4.3/6/0|a4 m5|XR|m14-19 g291-394||SUV
us|Jimmy|2004|4.3/6/0|m5|XR|m15-16 g345-368||SUV
us|Sierra 2500|1989-1990|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m4 m5|X|m12-17 g345-460||standard pickup|K2500 Sierra
us|Sierra 2500|1991-1992|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a4 m4 m5|X|m12-18 g345-460||standard pickup|K2500 Sierra
us|Safari|1985-1987|2.5/4/0 4.3/6/0|a4 m4 m5|R|m15-22 g251-368||van
us|Safari|1988-1989|2.5/4/0 4.3/6/0|a4 m5|R|m17-22 g251-325||van
us|Safari|1990|2.5/4/0 4.3/6/0|a4 m5|XR|m16-20 g276-345||van
us|Safari|1991-2005|4.3/6/0|a4|XR|m14-17 g325-394||van|Conversion
us|Savana|1996-2002|4.3/6/0 5/8/0 5.7/8/0|a4|R|m13-15 g368-425||cargo van|1500/2500
us|Savana|2003|4.3/6/0 5.3/8/0|a4|XR|m13-15 g368-425||cargo van|15/25 Conversion;1500;1500/2500
us|Savana|2004|4.3/6/0 5.3/8/0 6/8/b 6/8/c|a4|XR|m12-15 g364-460||cargo van|15/25 Conversion;1500;1500/2500;Cargo;Passenger
us|Savana|2005-2006|4.3/6/0 5.3/8/0|a4|XR|m14-16 g345-394||cargo van|15/25 Conversion;1500;1500 Conversion;1500/2500
us|Savana|2007-2009|4.3/6/0 5.3/8/a 5.3/8/0|a4|XR|m14-17 g325-394||cargo van|15/25 Conversion;1500;1500 Conversion;1500/2500
us|Savana|2010|4.3/6/0 5.3/8/a|a4|AR|m14-17 g325-394||cargo van|1500;1500 Conversion
us|Savana|2011-2013|4.3/6/0 4.8/8/a 5.3/8/a 6/8/a|a4 a6|AR|m12-17 g325-460||cargo van|1500;1500 Conversion;2500;2500 Conversion;3500
us|Savana|2014|4.3/6/0 4.8/8/0 5.3/8/a 6/8/a|a4 a6|AR|m12-16 g353-460||cargo van|1500;1500 Conversion;2500;2500 Conversion;3500
us|Savana|2015|4.8/8/0 6/8/a 6/8/0|a6|R|m12-13 g416-460||passenger van|2500;2500 Conversion;3500
us|Savana|2016-2017|6/8/0|a6|R|m12-13 g437-445||passenger van|2500;3500
us|Sierra|1989-1990|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m4 m5|XR|m12-19 g307-460||standard pickup|Sierra 1500
us|Sierra|1991-1992|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a4 m4 m5|XR|m12-20 g307-460||standard pickup|Sierra 1500
us|Sierra|1993|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a4 m5|XR|m12-18 g325-460||standard pickup|Sierra 1500
us|Sierra|1994-1995|4.3/6/0 5/8/0 5.7/8/0 6.5/8/1 6.5/8/1/t|a4 m5|XR|m12-19 g307-460||standard pickup|Sierra 1500
us|Sierra|1996-1998|4.3/6/0 5/8/0 5.7/8/0 6.5/8/1/t|a4 m5|XR|m13-18 g307-425||standard pickup|Sierra 1500
us|Sierra|1999|4.3/6/0 4.8/8/0 5/8/0 5.3/8/0 5.7/8/0|a4 m5|XR|m14-17 g325-394||standard pickup|Sierra 1500
us|Sierra|2000|4.3/6/0 4.8/8/0 5.3/8/0|a4 m5|XR|m14-18 g307-394||standard pickup|Sierra 1500
us|Sierra|2001-2002|4.3/6/0 4.8/8/0 5.3/8/0 6/8/0|a4 m5|XR|m11-17 g325-502||standard pickup|Sierra 1500;Denali 1500
us|Sierra|2003|4.3/6/0 4.8/8/0 5.3/8/a 5.3/8/0 6/8/0|a4 m5|XR|m13-16 g345-425||standard pickup|Sierra 1500;Denali 1500
us|Sierra|2004-2006|4.3/6/0 4.8/8/0 5.3/8/a 5.3/8/2 5.3/8/0 6/8/0|a4 m5|XR|m13-17 g325-425||standard pickup|Sierra 1500;15 Hybrid
us|Sierra|2007|4.3/6/0 4.8/8/0 5.3/8/a 5.3/8/2 5.3/8/0 6/8/0 6.2/8/0|a4 a6 m5|XR|m14-17 g325-394||standard pickup|Sierra 1500;C15;Classic 15 Hybrid;Classic 1500;K15
us|Sierra|2008|4.3/6/0 4.8/8/0 5.3/8/a 5.3/8/0 6/8/0 6.2/8/0|a4 a6|XR|m14-17 g325-394||standard pickup|Sierra 1500;C15;K15
us|Sierra|2009|4.3/6/0 4.8/8/0 5.3/8/a 5.3/8/0 6/8/2 6/8/0 6.2/8/a|c a4 a6|XR|m14-21 g263-394||standard pickup|Sierra 1500;15 Hybrid;C15;C15 XFE;K15
us|Sierra|2010-2011|4.3/6/0 4.8/8/a 5.3/8/a 6/8/2 6.2/8/a|c a4 a6|4AR|m14-22 g251-394||standard pickup|Sierra 1500;15 Hybrid;C15;C15 XFE;K15
us|Sierra|2012|4.3/6/0 4.8/8/a 5.3/8/a 6/8/2 6.2/8/a|c a4 a6|4R|m14-21 g263-394||standard pickup|Sierra 1500;15 Hybrid;C15;C15 XFE;K15
us|Sierra|2013|4.3/6/0 4.8/8/a 5.3/8/a 6/8/2 6.2/8/a|c a4 a6|4AR|m14-21 g260-388||standard pickup|Sierra 1500;15 Hybrid;C15;C15 XFE;K15
us|Sierra|2014|4.3/6/a 5.3/8/a 6.2/8/0|a6|4R|m17-20 g279-333||standard pickup|Sierra 1500;C15;K15
us|Sierra|2015|4.3/6/a 5.3/8/a 5.3/8/0 6.2/8/0|a6 a8|4R|m17-20 g278-334||standard pickup|Sierra 1500;C15;C15 Cab Chassis;K15;K15 Cab Chassis
us|Sierra|2016-2018|4.3/6/a 5.3/8/a 5.3/8/2 5.3/8/0 6.2/8/0|a6 a8|4R|m17-20 g278-334||standard pickup|Sierra 1500;15 Hybrid;C15;C15 Cab Chassis;K15;K15 Cab Chassis
us|Sierra|2019|2.7/4/0/t 4.3/6/0 5.3/8/a 5.3/8/0 6.2/8/0|a10 a6 a8|4R|m15-21 g262-368||standard pickup|Sierra 1500;C10;C10 Cab Chassis;C10 XFE;K10;K10 AT4;K10 Cab Chassis;LTD C15;LTD K15
us|Sierra|2020-2021|2.7/4/0/t 3/6/1/t 4.3/6/0 5.3/8/a 5.3/8/0 6.2/8/0|a10 a6 a8|4R|m14-26 g244-395||standard pickup|Sierra 1500;AT4;Cab Chassis
us|Sierra|2022|2.7/4/0/t 3/6/1/t 5.3/8/a 5.3/8/0 6.2/8/0|a10 a6 a8|4R|m14-26 g245-385||standard pickup|Sierra 1500;Cab Chassis;Mud Terrain Tires
us|Sierra|2023-2026|2.7/4/0/t 3/6/1/t 5.3/8/a 5.3/8/0 6.2/8/0|a10 a8|4R|m15-26 g246-373||standard pickup|Sierra 1500;3M;4M;6M;AT4X;Cab Chassis;M5;Mud Terrain Tires;Mud Terrain Tires 4M;with Sport Mode
us|Sierra 2500|1991|6.2/8/1|m5|X|m18 g351||standard pickup
us|Sierra 2500|1993|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a4 m5|XR|m12-17 g325-460||standard pickup
us|Sierra 2500|1994-1995|4.3/6/0 5/8/0 5.7/8/0 6.5/8/1 6.5/8/1/t|a4 m5|XR|m12-19 g325-460||standard pickup
us|Sierra 2500|1996-1998|5/8/0 5.7/8/0 6.5/8/1/t|a4 m5|R|m13-16 g368-425||standard pickup
us|Sierra 2500|1999-2000|5.3/8/0 6/8/0|a4|R|m12-15 g368-460||standard pickup
us|Sierra 2500|2005|6/8/b 6/8/0|a4|XR|m9-11 g485-502||standard pickup|HD CNG;Hd
us|Sierra EV|2025-2026|//8|s|4|e64-68 r283-410||standard pickup|14-mod battery, 11kW 15-mode charger;20-mod battery, 11kW 15-mode charger;20-mod battery, 19kW 15-mode charger
us|Sonoma|1991-1993|2.5/4/0 2.8/6/0 4.3/6/0|a4 m5|XR|m16-22 g251-345||small pickup
us|Sonoma|1994|2.2/4/0 4.3/6/0|a4 m5|XR|m16-22 g251-345||small pickup
us|Sonoma|1995|2.2/4/0 4.3/6/0 5.2/6/0|a4 m5|XR|m16-23 g240-345||small pickup
us|Sonoma|1996-2000|2.2/4/0 4.3/6/0|a4 m5|XR|m16-23 g240-345||small pickup
us|Sonoma|2001-2002|2.2/4/a 4.3/6/0|a4 m5|XR|m14-22 g251-394||small pickup
us|Sonoma|2003|2.2/4/0 4.3/6/0|a4 m5|XR|m14-22 g251-394||small pickup
us|Sonoma|2004|4.3/6/0|a4|4|m15 g368||standard pickup
us|Suburban|1984|5/8/0 5.7/8/0 6.2/8/1|a4 m4|2X|m11-18 g351-502||SUV/special purpose|C15 Suburban;K15 Suburban
us|Suburban|1985-1987|5/8/0 5.7/8/0 6.2/8/1|a4 m4|XR|m11-18 g351-502||SUV/special purpose|C15 Suburban;K15 Suburban;R15 Suburban;V15 Suburban
us|Suburban|1988-1990|5.7/8/0 6.2/8/1|a4 m4|XR|m11-17 g372-502||SUV/special purpose|R15 Suburban;R1500 Suburban;V15 Suburban;V1500
us|Suburban|1991|5.7/8/0 6.2/8/1|a4|XR|m12-17 g372-460||SUV/special purpose|R1500 Suburban;V1500
us|Suburban|1992-1997|5.7/8/0|a4|XR|m12-14 g394-460||SUV/special purpose|1500
us|Suburban|1998-1999|5.7/8/0|a4|R|m14 g394||SUV/special purpose|1500
us|Terrain|2010|2.4/4/0 3/6/0|a6|AF|m20-26 g212-276||SUV
us|Terrain|2011|2.4/4/0 3/6/a 3/6/0|a6|AF|m19-26 g212-291||SUV
us|Terrain|2012|2.4/4/a 2.4/4/0 3/6/a 3/6/0|a6|AF|m19-26 g212-291||SUV
us|Terrain|2013-2014|2.4/4/a 2.4/4/0 3.6/6/a 3.6/6/0|a6|AF|m19-26 g216-299||small SUV
us|Terrain|2015-2017|2.4/4/a 2.4/4/0 3.6/6/0|a6|AF|m18-26 g216-304||small SUV
us|Terrain|2018-2019|1.5/4/0/t 1.6/4/1/t 2/4/0/t|a6 a9|AF|m23-32 g196-240||small SUV
us|Terrain|2020|1.5/4/0/t 2/4/0/t|a9|AF|m23-27 g202-240||small SUV
us|Terrain|2021-2024|1.5/4/0/t|a9|AF|m25-27 g204-221||small SUV
us|Terrain|2025-2026|1.5/4/0/t|c a8|AF|m25-27 g204-222||small SUV|Denali/AT4
us|Vandura|1984|4.1/6/0 5/8/0 6.2/8/1|a3 a4 m3 m4|2|m14-20 g316-394||cargo van|G15/25;G35
us|Vandura|1985-1986|4.3/6/0 5/8/0 6.2/8/1|a3 a4 m3 m4|R|m13-19 g325-425||van|G15/25;G15/25 Vandura;G35;G35 Vandura
us|Vandura|1987|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m3 m4|R|m14-19 g325-394||van|G15/25 Vandura;G35 Vandura
us|Vandura|1988-1989|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4 m4|R|m12-19 g325-460||van|G15/25 Vandura;G35 Vandura
us|Vandura|1990|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a3 a4|R|m13-18 g351-425||van|G15/25 Vandura;G35 Vandura
us|Vandura|1991-1993|4.3/6/0 5/8/0 5.7/8/0 6.2/8/1|a4|R|m14-18 g325-394||van|G15/25;G15/25 Vandura;G35;G35 Vandura
us|Vandura|1994-1995|4.3/6/0 5/8/0 5.7/8/0 6.5/8/1|a4|R|m12-17 g345-460||van|2500;G15/25;G35
us|Yukon|1992-1993|5.7/8/0|a4 m5|X|m13 g425||SUV/special purpose|1500
us|Yukon|1994|5.7/8/0 6.5/8/1/t|a4 m5|X|m12-15 g422-460||SUV/special purpose|K1500
us|Yukon|1995|5.7/8/0 6.5/8/1/t|a4 m5|XR|m12-14 g452-460||SUV/special purpose|1500
us|Yukon|1996-1998|5.7/8/0 6.5/8/1/t|a4|XR|m13-15 g368-425||SUV/special purpose|1500
us|Yukon|1999|5.7/8/0 6.5/8/1/t|a4|2XR|m13-15 g394-425||SUV|1500
us|Yukon|2000|4.8/8/0 5.3/8/0 5.7/8/0|a4|XR|m13-15 g368-425||SUV|1500;XL 1500
us|Yukon|2001|4.8/8/0 5.3/8/0 6/8/0|a4|XR|m12-15 g368-460||SUV|1500;XL 1500
us|Yukon|2002-2006|4.8/8/0 5.3/8/a 5.3/8/0 6/8/0|a4|XR|m12-16 g345-460||SUV|1500;Denali 1500;Denali XL 1500;XL 1500
us|Yukon|2007|4.8/8/0 5.3/8/a 5.3/8/0 6/8/0 6.2/8/0|a4 a6|XR|m14-17 g325-394||SUV|1500;Denali 1500;XL 1500
us|Yukon|2008|4.8/8/0 5.3/8/a 5.3/8/0 6/8/2 6/8/0 6.2/8/0|c a4 a6|XR|m14-21 g263-394||SUV|1500;1500 Hybrid;Denali 1500;XL 1500
us|Yukon|2009|4.8/8/0 5.3/8/a 5.3/8/0 6/8/2 6/8/0 6.2/8/a|c a4 a6|XR|m14-21 g263-394||SUV|1500;1500 Hybrid;1500 XFE;Denali 1500;XL 1500
us|Yukon|2010|5.3/8/a 6/8/2 6.2/8/a|c a6|4AR|m14-22 g251-394||SUV|1500;1500 Hybrid;Denali 1500;XL 1500
us|Yukon|2011-2013|5.3/8/a 6/8/2 6/8/0 6.2/8/a|c a6|4AR|m12-21 g258-460||SUV|1500;1500 Hybrid;Denali 1500;Denali 1500 Hybrid;XL 1500;XL 2500
us|Yukon|2014|5.3/8/a 6.2/8/a|a6|4AR|m14-17 g323-380||standard SUV|C10;Denali K10;K10;XL C10;XL K10
us|Yukon|2015-2017|5.3/8/a 5.3/8/0 6.2/8/0|a6 a8|4R|m16-19 g296-345||standard SUV|C1500;C1500 XL;K1500;K1500 XL
us|Yukon|2018-2020|5.3/8/a 5.3/8/0 6.2/8/0|a10 a6|4R|m16-19 g291-346||standard SUV|C1500;C1500 XL;K1500;K1500 XL
us|Yukon|2021-2026|3/6/1/t 5.3/8/0 6.2/8/0|a10|4R|m16-23 g272-355||standard SUV|XL
=GWM
uk|Haval Jolion Pro|2024-2025|1.5//2//1497/70-70|a||w48 W133|6c
uk|Ora 03|2024-2025|//8|s||r193-261|||ORA 03
=Genesis
us|G70|2019-2021|2/4/0/t 3.3/6/0/t|a8 m6|AR|m20-25 g222-285||compact car
us|G70|2022-2023|2/4/0/t 3.3/6/0/t|a8|AR|m20-25 g224-278||compact car
us|G70|2024|2.5/4/0/t|a8|AR|m23-24 g232-239||compact car
us|G70|2025-2026|2.5/4/0/t 3.3/6/0/t|a8|AR|m19-24 g232-290||compact car
us|G80|2017|3.8/6/0 5/8/0|a8|AR|m18-22 g255-312||large car
us|G80|2018-2020|3.3/6/0/t 3.8/6/0 5/8/0|a8|AR|m18-22 g257-313||large car
us|G80|2021-2022|2.5/4/0/t 3.5/6/0/t|a8|AR|m20-26 g214-273||large car
us|G80|2023|2.5/4/0/t 3.5/6/0/t //8|a8 s|AR|m19-26 g215-289 e97 r282||large car|Electrified G80
us|G80|2024-2026|2.5/4/0/t 3.5/6/0/t //8|a8 s|A|m18-25 g224-301 e96-97 r282-300||large car|Electrified G80
us|G90|2017-2022|3.3/6/0/t 5/8/0|a8|AR|m18-20 g277-311||large car
us|G90|2023-2026|3.5/6/3/ts 3.5/6/0/t|a8|A|m20-21 g265-274||large car|MHEV
us|GV60|2023|//8|s|A|e90-95 r235-248||large car|ADVANCE;PERFORMANCE
us|GV60|2024-2026|//8|s|AR|e90-112 r235-306||small SUV|Advanced;PERFORMANCE;Standard
us|GV70|2022-2023|2.5/4/0/t 3.5/6/0/t|a8|A|m21-24 g229-268||small SUV
us|GV70|2024-2026|2.5/4/0/t 3.5/6/0/t //8|a8 s|A|m20-24 g229-274 e88-96 r236-263||small SUV|Electrified GV70
us|GV80|2021-2022|2.5/4/0/t 3.5/6/0/t|a8|AR|m20-23 g245-278||standard SUV
us|GV80|2023-2024|2.5/4/0/t 3.5/6/0/t|a8|A|m20-22 g251-278||standard SUV
us|GV80|2025|2.5/4/0/t 3.5/6/3/ts 3.5/6/0/t|a8|A|m19-21 g265-298||standard SUV|MHEV
us|GV80|2026|2.5/4/0/t 3.5/6/3/ts 3.5/6/0/t|a8|AR|m19-22 g250-294||standard SUV|MHEV
uk|Electrified G80|2025|//8///272-272|s|A|r323
uk|Electrified GV70|2025|//8///360-360|s|A|r283
uk|G70|2021-2025|2//0//1998/145-180 2.2//1/t/2199/147-147|a8|R|w22-45 W166-201|6d|estate
uk|G80|2021-2025|2.2//1/t/2151/154-154 2.5//0//2497/224-224|a8|AR|w30-44 W169-210|6d
uk|GV60|2022-2025|//8///168-360|s|AR|r290-321
uk|GV70|2021-2025|2.2//1/t/2151/148-154 2.5//0//2497/224-224|a8|A|w28-39 W186-230|6d
uk|GV80|2021-2025|2.5//0//2497/224-224 3//1/t/2996/204-204|a8|A|w25-33 W226-248|6d
=Geo
us|Metro|1989-1994|1/3/0|a3 m5|F|m30-47 g117-184||subcompact car|LSI;LSI Convertible;XFI
us|Metro|1995-1997|1/3/0 1.3/4/0|a3 m5|F|m28-40 g138-197||subcompact car
us|Prizm|1989|1.6/4/0|a3 m5|F|m23-26 g212-240||subcompact car
us|Prizm|1990-1992|1.6/4/0|a3 a4 m5|F|m23-27 g205-240||subcompact car
us|Prizm|1993-1997|1.6/4/0 1.8/4/0|a3 a4 m5|F|m24-29 g190-230||compact car
us|Spectrum|1989|1.5/4/0|a3 m5|F|m28-33 g167-197||subcompact car
us|Storm|1990-1991|1.6/4/0|a3 a4 m5|F|m24-29 g190-230||subcompact car
us|Storm|1992-1993|1.6/4/0 1.8/4/0|a3 a4 m5|F|m22-28 g197-251||subcompact car
us|Tracker|1989-1990|1.6/4/0|a3 m5|X|m22-25 g221-251||SUV/special purpose|Convertible;Hardtop
us|Tracker|1991-1994|1.6/4/0|a3 m5|XR|m21-23 g240-263||SUV/special purpose|Convertible;Van
us|Tracker|1996-1997|1.6/4/0|a3 a4 m5|XR|m21-22 g251-263||SUV/special purpose|Convertible;Van
=Honda
us|Accord|1984|1.8/4/0|a4 m5||m24-28 g197-230||subcompact car
us|Accord|1985|1.8/4/0|a4 m5|F|m22-26 g212-251||subcompact car
us|Accord|1986-1989|2/4/0|a4 m5|F|m22-26 g212-251||compact car
us|Accord|1990-1994|2.2/4/0|a4 m5|F|m20-25 g221-276||compact car|Wagon
us|Accord|1995-1997|2.2/4/0 2.7/6/0|a4 m5|F|m19-25 g221-291||compact car|Wagon
us|Accord|1998-2002|2.3/4/0 3/6/0|a4 m5|F|m21-25 g221-263||midsize car
us|Accord|2003-2004|2.4/4/0 3/6/0|a5 m5 m6|F|m21-26 g212-263||midsize car
us|Accord|2005-2007|2.4/4/0 3/6/2 3/6/0|a5 m5 m6|F|m21-28 g197-263||midsize car|Hybrid
us|Accord|2008-2012|2.4/4/0 3.5/6/0|a5 m5 m6|F|m20-27 g205-276||compact car|Coupe
us|Accord|2013|2.4/4/0 3.5/6/0|c a6 m6|F|m21-30 g186-257||midsize car
us|Accord|2014|2/4/2 2/4/4 2.4/4/0 3.5/6/0|c a6 m6|F|m21-47 g81-257||midsize car|Hybrid;Plug-in Hybrid
us|Accord|2015|2/4/2 2.4/4/0 3.5/6/0|c a6 m6|F|m21-47 g117-257||midsize car|Hybrid
us|Accord|2016|2.4/4/0 3.5/6/0|c a6 m6|F|m21-30 g181-257||midsize car
us|Accord|2017|2/4/2 2.4/4/0 3.5/6/0|c a6 m6|F|m21-48 g114-257||midsize car|Hybrid
us|Accord|2018-2020|1.5/4/0/t 2/4/2 2/4/0/t|c a10 m6|F|m26-48 g114-214||large car|2.0T Sport/Touring;Hybrid
us|Accord|2021-2022|1.5/4/0/t 2/4/2 2/4/0/t|c a10|F|m26-48 g114-214||large car|Hybrid;Hybrid Sport/Touring;Sport/Touring
us|Accord|2023-2025|1.5/4/0/t 2/4/2|c|F|m32-48 g114-172||large car|Hybrid;Hybrid Sport/Touring
us|Civic|1984|1.3/4/0 1.5/4/0|a3 m4 m5||m25-41 g135-221||two-seater|CRX;Wagon
us|Civic|1985|1.3/4/0 1.5/4/0|a3 m4 m5|XF|m24-43 g128-230||two-seater|CRX;CRX HF;Wagon
us|Civic|1986-1987|1.3/4/0 1.5/4/0|a4 m4 m5|XF|m24-46 g120-230||two-seater|CRX;CRX HF;Wagon
us|Civic|1988-1991|1.5/4/0 1.6/4/0|a4 m4 m5|XF|m22-44 g126-251||subcompact car|CRX;CRX HF;Wagon
us|Civic|1992-1995|1.5/4/0 1.6/4/0|a4 m5|F|m26-43 g128-212||subcompact car|HB VX
us|Civic|1996-1997|1.6/4/0|c a4 m5|F|m27-36 g153-205||subcompact car|HX
us|Civic|1998-2000|1.6/4/b 1.6/4/0|c a4 m5|F|m25-34 g162-221||subcompact car|CNG;HX
us|Civic|2001|1.7/4/b 1.7/4/0|c a4 m5|F|m28-34 g156-190||compact car|CNG;HX
us|Civic|2002|1.7/4/b 1.7/4/0 2/4/0|c a4 m5|F|m25-34 g156-221||compact car|CNG;HX
us|Civic|2003-2005|1.3/4/2 1.7/4/b 1.7/4/0 2/4/0|c a4 m5|F|m25-41 g135-221||compact car|CNG;Hybrid
us|Civic|2006-2011|1.3/4/2 1.8/4/b 1.8/4/0 2/4/0|c a5 m5 m6|F|m23-42 g131-240||subcompact car|CNG;Hybrid
us|Civic|2012-2015|1.5/4/2 1.8/4/b 1.8/4/0 2.4/4/0|c a5 m5 m6|F|m25-44 g124-221||compact car|HF;Hybrid;Natural Gas
us|Civic|2016|1.5/4/0/t 2/4/0|c m6|F|m30-35 g155-182||midsize car|2Dr;4Dr
us|Civic|2017-2021|1.5/4/0/t 2/4/0 2/4/0/t|c m6|F|m25-36 g153-224||midsize car|2Dr;4Dr;5Dr;5Dr - Type R;5Dr Sport;Si 2Dr;Si 4Dr
us|Civic|2022|1.5/4/0/t 2/4/0|c m6|F|m29-36 g151-189||large car|4Dr;5Dr
us|Civic|2023-2024|1.5/4/0/t 2/4/0 2/4/0/t|c m6|F|m24-36 g151-226||large car|4Dr;5Dr
us|Civic|2025|1.5/4/0/t 2/4/2 2/4/0 2/4/0/t|c m6|F|m24-49 g112-226||midsize car|4Dr;5Dr
us|Civic|2026|1.5/4/0/t 2/4/2 2/4/0|c m6|F|m31-49 g112-177||midsize car|4Dr;5Dr
us|Clarity|2014|//9|s|F|e60 r231||midsize car|FCX Clarity
us|Clarity|2017|//8 //9|s|F|e68-114 r89-366||midsize car|EV;FCV
us|Clarity|2018-2019|1.5/4/4 //8 //9|c s|F|m42 g35 e68-114 r89-366||midsize car|EV;FCV;Plug-in Hybrid
us|Clarity|2020-2021|1.5/4/4 //9|c s|F|m42 g35 e68 r360||midsize car|FCV;Plug-in Hybrid
us|CR-V|1997|2/4/0|a4|4|m21 g263||SUV/special purpose
us|CR-V|1998|2/4/0|a4 m5|XF|m20-21 g263-276||SUV/special purpose
us|CR-V|1999|2/4/0|a4 m5|2XF|m21 g263||SUV
us|CR-V|2000-2001|2/4/0|a4 m5|XF|m21 g263||SUV
us|CR-V|2002-2004|2.4/4/0|a4 m5|XF|m21-23 g240-263||SUV
us|CR-V|2005-2006|2.4/4/0|a5 m5|XF|m21-23 g240-263||SUV
us|CR-V|2007-2009|2.4/4/0|a5|XF|m22-23 g240-251||SUV
us|CR-V|2010-2014|2.4/4/0|a5|AF|m23-26 g212-240||SUV
us|CR-V|2015-2016|2.4/4/0|c|AF|m27-29 g190-203||small SUV
us|CR-V|2017-2019|1.5/4/0/t 2.4/4/0|c|AF|m27-30 g181-204||small SUV
us|CR-V|2020-2026|1.5/4/0/t 2/4/2|c|AF|m28-40 g139-194||small SUV|Hybrid;TrailSport
us|CR-Z|2011-2016|1.5/4/2|c m6|F|m33-36 g152-165||two-seater
us|Crosstour|2010-2011|3.5/6/0|a5|AF|m20-21 g263-276||SUV|Accord Crosstour
us|Crosstour|2012|2.4/4/0 3.5/6/0|a5|AF|m21-24 g230-263||SUV
us|Crosstour|2013-2015|2.4/4/0 3.5/6/0|a5 a6|AF|m22-25 g222-252||small SUV
us|Del Sol|1993-1995|1.5/4/0 1.6/4/0|a4 m5|F|m24-33 g167-230||two-seater|Civic Del Sol
us|Del Sol|1996-1997|1.6/4/0|a4 m5|F|m25-32 g173-221||two-seater
us|Element|2003-2006|2.4/4/0|a4 m5|XF|m20-21 g263-276||SUV
us|Element|2007-2009|2.4/4/0|a5 m5|XF|m20-22 g251-276||SUV
us|Element|2010-2011|2.4/4/0|a5 m5|AF|m20-22 g251-276||SUV
us|Fit|2007-2012|1.5/4/0|a5 m5|F|m29-31 g178-190||small wagon
us|Fit|2013|1.5/4/0 //8|a5 m5 s|F|m29-31 g181-190 e118 r82||small wagon|EV
us|Fit|2014|//8|s|F|e118 r82||small wagon|EV
us|Fit|2015-2017|1.5/4/0|c m6|F|m32-36 g153-175||small wagon
us|Fit|2018|1.5/4/0|c d7 m6|F|m31-36 g153-175||small wagon
us|Fit|2019-2020|1.5/4/0|c m6|F|m31-36 g153-178||small wagon
us|HR-V|2016-2018|1.8/4/0|c m6|AF|m28-31 g180-195||small wagon
us|HR-V|2019-2020|1.8/4/0|c|4F|m28-30 g181-195||small wagon
us|HR-V|2021-2022|1.8/4/0|c|AF|m28-30 g181-196||small wagon
us|HR-V|2023-2026|2/4/0|c|AF|m27-28 g192-204||small wagon
us|Insight|2000|1/3/2|m5|F|m53 g104||two-seater
us|Insight|2001-2006|1/3/2|c m5|F|m47-53 g104-117||two-seater
us|Insight|2010-2014|1.3/4/2|c|F|m40-41 g134-138||compact car
us|Insight|2019-2022|1.5/4/2|c|F|m48-52 g106-114||midsize car|Touring
us|Odyssey|1995-1997|2.2/4/0|a4|F|m19-20 g276-291||midsize/large wagon
us|Odyssey|1998|2.3/4/0|a4|F|m21 g263||midsize wagon
us|Odyssey|1999-2001|3.5/6/0|a4|F|m18-19 g291-307||minivan
us|Odyssey|2002-2010|3.5/6/0|a5|F|m18-20 g276-307||minivan
us|Odyssey|2011-2013|3.5/6/0|a5 a6|F|m21-22 g251-264||minivan
us|Odyssey|2014-2017|3.5/6/0|a6|F|m22 g251||minivan
us|Odyssey|2018-2019|3.5/6/0|a10 a9|F|m22 g245-252||minivan
us|Odyssey|2020-2026|3.5/6/0|a10|F|m22 g245||minivan
us|Passport|1994-1997|2.6/4/0 3.2/6/0|a4 m5|XR|m15-18 g307-368||SUV/special purpose
us|Passport|1998-2002|3.2/6/0|a4 m5|XR|m16-17 g325-345||SUV
us|Passport|2019-2022|3.5/6/0|a9|AF|m21-22 g252-265||small SUV
us|Passport|2023-2025|3.5/6/0|a9|A|m21 g258||small SUV
us|Passport|2026|3.5/6/0|a10|A|m20-21 g263-277||small SUV|Trailsport
us|Pilot|2003-2005|3.5/6/0|a5|X|m17 g325||SUV
us|Pilot|2006-2009|3.5/6/0|a5|XF|m17-19 g291-325||SUV
us|Pilot|2010-2015|3.5/6/0|a5|AF|m18-20 g269-307||SUV
us|Pilot|2016-2020|3.5/6/0|a6 a9|AF|m21-23 g241-263||small SUV
us|Pilot|2021-2022|3.5/6/0|a9|AF|m21-23 g241-260||small SUV|TrailSport
us|Pilot|2023-2025|3.5/6/0|a10|AF|m20-22 g250-276||standard SUV|Touring/Elite/Black;TrailSport
us|Prelude|1984|1.8/4/0|a4 m5||m23-25 g221-240||subcompact car
us|Prelude|1985-1987|1.8/4/0 2/4/0|a4 m5|F|m21-25 g221-263||subcompact car
us|Prelude|1988-1989|2/4/0|a4 m5|F|m20-22 g251-276||subcompact car
us|Prelude|1990-1991|2/4/0 2.1/4/0|a4 m5|F|m20-22 g251-276||subcompact car
us|Prelude|1992-1996|2.2/4/0 2.3/4/0|a4 m5|F|m21-24 g230-263||subcompact car
us|Prelude|1998-2001|2.2/4/0|a4 m5|F|m21-22 g251-263||subcompact car
us|Prologue|2024-2025|//8|s|AF|e92-104 r273-308||standard SUV|Elite;Touring
us|Ridgeline|2006-2009|3.5/6/0|a5|X|m17 g325||standard pickup|Truck
us|Ridgeline|2010-2014|3.5/6/0|a5|A|m17 g314-325||standard pickup|Truck
us|Ridgeline|2017-2019|3.5/6/0|a6|AF|m21-22 g255-263||small pickup
us|Ridgeline|2020|3.5/6/0|a9|AF|m21-22 g253-269||small pickup
us|Ridgeline|2021-2026|3.5/6/0|a9|A|m20-21 g267-277||standard pickup|TrailSport
us|S2000|2000-2003|2/4/0|m6|R|m20 g276||two-seater
us|S2000|2004-2009|2.2/4/0|m6|R|m20-21 g263-276||two-seater
uk|Accord|2011-2013|2//0//1993 2.2//1/t/2199 2.4//0//2354|a5 m6||n31-53 N138-207|5|saloon
uk|Accord|2011-2013|2//0//1993 2.2//1/t/2199 2.4//0//2354|a5 m6||n31-51 N143-213|5||Accord Tourer
uk|Civic|2011|1.3//0/t/1339 1.8//0/t/1798|a5 m6||n39-50 N132-169|5
uk|Civic|2012-2013|1.3//0/t/1339 1.8//0/t/1798 2.2//1/t/2199|a5 m6||n39-67 N110-169|5
uk|Civic|2016|1.3//0//1339 1.6//1/t/1597 1.8//0//1798 2//0//1993|a5 m6||n39-78 N94-170|6|hatchback
uk|Civic|2017-2018|1//0//988 1.3//0//1339 1.5//0//1498 1.6//1/t/1597 1.8//0//1798 2//0//1993|a5 m6||n37-78 N94-176|6|hatchback
uk|Civic|2019|1//0//988 1.3//0//1339 1.5//0//1498 1.6//1/t/1597 2//0//1993|a5 m6||n37-78 N94-176|6|hatchback
uk|Civic|2020-2022|1//0/t/988/93-93 1.5//0/t/1498/134-134 1.6//1/t/1597/88-88 2//0//1993/105-235|a5 m6||w33-63 W90-194|6d 6d-TEMP
uk|Civic|2023-2025|2//2//1993/135-135|c||w56-60 W108-114|6d
uk|Civic|2017-2019|1.6//1/t/1597 1.8//0//1798|a5 m6||n43-74 N99-155|6||Civic Tourer
uk|Civic|2023-2025|2//0//1993/242-242|m6||w34 W186|6d||Civic Type-R
uk|CR-V|2011-2013|2//0//1993 2.2//1/t/2199|a5 m6||n34-44 N171-195|5
uk|CR-V|2016-2018|1.6//1/t/1597 2//0//1993|a5 a9 m6|2A|n37-64 N115-179|6
uk|CR-V|2019|1.6//1/t/1597 2//0//1993|a5 m6|2A|n37-64 N115-179|6
uk|CR-V|2020|1.5//0/t/1498/127-142 2//0//1993/107-107|a5 m6|2|w31-41 W120-162|6d-TEMP
uk|CR-V|2021|1.5//0/t/1498/127-142 2//0//1993/107-107|a5 m6|2A|w31-43 W120-166|6d 6d-TEMP
uk|CR-V|2022|1.5//0/t/1498/127-142 2//2//1993/107-107 2//0//1993/107-107|c a5 m6|2A|w31-43 W120-166|6d 6d-TEMP
uk|CR-V|2024-2025|2//2//1993/135-135 2//4//1993/135-135|||w42 W19-151|6d
uk|CR-Z|2011-2013|1.5//2//1498|m6||n56 N117|5
uk|e:Ny1|2023-2025|//8///150-150|s||r256
uk|HR-V|2016-2018|1.5//0//1498 1.6//1/t/1597|a5 m6||n50-71 N104-134|6
uk|HR-V|2020|1.5//0/t/1498/96-134 1.6//1/t/1597/88-88|m6 s||w39-56 W105-137|6d-TEMP
uk|HR-V|2021|1.5//0/t/1498/79-134 1.6//1/t/1597/88-88|m6 s||w39-56 W96-137|6d 6d-TEMP
uk|HR-V|2022|1.5//2//1498/79-79 1.5//0/t/1498/79-134 1.6//1/t/1597/88-88|c m6 s||w39-56 W96-137|6d 6d-TEMP
uk|HR-V|2023-2025|1.5//2//1498/79-96|c||w52 W104-122|6d
uk|Insight|2011-2013|1.3//2//1339|c||n61-69 N96-105|5
uk|Jazz|2011-2013|1.2//0//1198 1.3//2//1339 1.3//0//1339|c a6 m5||n50-63 N104-130|5
uk|Jazz|2016-2018|1.3//0//1318|a6 m5||n55-61 N106-120|6
uk|Jazz|2019|1.3//0//1318|m5||n56 N116|6
uk|Jazz|2020|1.3//0//1318/75-75|a6 m5||w46-49 W109-119|6d-TEMP
uk|Jazz|2021-2022|1.3//0//1318/75-75 1.5//0//1498/72-72|a6 m5||w46-63 W82-119|6d 6d-TEMP
uk|Jazz|2023-2025|1.5//2//1498/79-79|c||w59-63 W85-109|6d
uk|NSX|2017-2019|3.5//0//3493|a9||n28 N228|6
uk|ZR-V|2023-2025|2//2//1993/135-135|||w49-50 W130-132|6d
=Hummer
us|H3|2006|3.5/5/0|a4 m5|X|m16 g345||SUV
us|H3|2007|3.7/5/0|a4 m5|X|m15 g368||SUV
us|H3|2008-2009|3.7/5/0 5.3/8/0|a4 m5|X|m14-16 g345-394||SUV
us|H3|2010|3.7/5/0 5.3/8/a|a4 m5|4|m14-16 g345-394||SUV
us|H3T|2009|3.7/5/0 5.3/8/0|a4 m5|X|m14-16 g345-394||standard pickup
us|H3T|2010|3.7/5/0 5.3/8/a|a4 m5|4|m14-16 g345-394||standard pickup
=Hyundai
us|Accent|1995-2000|1.5/4/0|a4 m5|F|m25-28 g197-221||compact car|Brio
us|Accent|2001-2005|1.5/4/0 1.6/4/0|a4 m5|F|m25-28 g197-221||compact car|Brio
us|Accent|2006-2011|1.6/4/0|a4 m5|F|m28-31 g178-197||compact car|Blue
us|Accent|2012-2019|1.6/4/0|a6 m6|F|m30-32 g171-184||compact car
us|Accent|2020-2021|1.6/4/0|c m6|F|m33-36 g154-170||compact car
us|Accent|2022|1.6/4/0|c|F|m36 g154||compact car
us|Azera|2006-2007|3.8/6/0|a5|F|m20 g276||large car
us|Azera|2008-2010|3.3/6/0 3.8/6/0|a5|F|m20-21 g263-276||large car
us|Azera|2011|3.3/6/0 3.8/6/0|a6|F|m22 g251||large car
us|Azera|2012-2017|3.3/6/0|a6|F|m22-23 g240-252||large car|Limited
us|Elantra|1992|1.6/4/0|a4 m5|F|m22 g251||compact car|J-Car/Elantra
us|Elantra|1993-1995|1.6/4/0 1.8/4/0|a4 m5|F|m21-22 g251-263||compact car
us|Elantra|1996-1998|1.8/4/0|a4 m5|F|m22-24 g230-251||compact car|Wagon
us|Elantra|1999-2010|2/4/0|a4 m5|F|m22-29 g190-251||midsize car|Blue;Hatchback;Touring;Wagon
us|Elantra|2011-2012|1.8/4/0 2/4/0|a4 a6 m5 m6|F|m26-32 g173-212||small wagon|Touring
us|Elantra|2013|1.8/4/0|a6 m6|F|m30-32 g176-187||midsize car|Blue;Coupe;GT
us|Elantra|2014-2016|1.8/4/0 2/4/0|a6 m6|F|m27-31 g175-206||midsize car|Coupe;GT;Limited
us|Elantra|2017-2019|1.4/4/0/t 1.6/4/0/t 2/4/0|a6 d7 m6|F|m25-35 g159-226||midsize car|GT;SE
us|Elantra|2020|1.4/4/0/t 1.6/4/0/t 2/4/0|c a6 d7 m6|F|m26-36 g155-219||midsize car|GT;SE
us|Elantra|2021|1.6/4/2 1.6/4/0/t 2/4/0|c d6 d7 m6|F|m28-54 g103-198||midsize car|Hybrid;Hybrid Blue
us|Elantra|2022-2026|1.6/4/2 1.6/4/0/t 2/4/0 2/4/0/t|c d6 d7 d8 m6|F|m23-54 g103-244||midsize car|Hybrid;Hybrid Blue;N;non-ISG;w/Stop-Start
us|Entourage|2007-2010|3.8/6/0|a5|F|m18-19 g291-307||minivan
us|Entourage|2011|3.5/6/0|a6|F|m21 g263||minivan
us|Equus|2011|4.6/8/0|a6|R|m18 g307||large car
us|Equus|2012-2016|5/8/0|a8|R|m18 g306-312||large car
us|Excel|1987-1989|1.5/4/0|a3 m4 m5|F|m24-28 g197-230||subcompact car
us|Excel|1990|1.5/4/0|a4 m4 m5|F|m26-28 g197-212||subcompact car
us|Excel|1991-1992|1.5/4/0|a3 a4 m4 m5|F|m26-28 g197-212||subcompact car
us|Excel|1993|1.5/4/0|a4 m4 m5|F|m26-28 g197-212||subcompact car
us|Excel|1994|1.5/4/0|a4 m5|F|m27 g205||subcompact car
us|Genesis|2009|3.8/6/0 4.6/8/0|a6|R|m19-21 g263-291||large car
us|Genesis|2010-2011|2/4/0/t 3.8/6/0 4.6/8/0|a5 a6 m6|R|m19-24 g230-291||subcompact car|Coupe
us|Genesis|2012|2/4/0/t 3.8/6/0 4.6/8/0 5/8/0|a5 a6 a8 m6|R|m19-24 g230-291||large car|Coupe;R-Spec
us|Genesis|2013-2014|2/4/0/t 3.8/6/0 5/8/0|a8 m6|R|m18-24 g233-308||subcompact car|Coupe;R Spec;R-Spec
us|Genesis|2015-2016|3.8/6/0 5/8/0|a8 m6|AR|m18-22 g255-312||large car|Coupe
us|Ioniq|2017|1.6/4/2 //8|d6 s|F|m55-58 g96-101 e136 r124||large car|Blue;Electric
us|Ioniq|2018-2021|1.6/4/2 1.6/4/4 //8|d6 s|F|m52-59 g46-101 e133-136 r124-170||large car|Blue;Electric;Plug-in Hybrid
us|Ioniq|2022|1.6/4/2 1.6/4/4|d6|F|m52-59 g46-101||large car|Blue;Plug-in Hybrid
us|Ioniq 5|2022|//8|s|AR|e98-114 r220-303||large car
us|Ioniq 5|2024-2026|//8|s|AR|e71-115 r168-318||small SUV|Long range;N;Robo taxi;Standard range;XRT
us|Ioniq 6|2023-2025|//8|s|AR|e103-140 r240-361||midsize car|Long range;Standard Range
us|Ioniq 9|2026|//8|s|AR|e85-92 r311-335||standard SUV|Performance
us|Kona|2018|1.6/4/0/t 2/4/0|a6 d7|AF|m27-30 g186-203||small SUV
us|Kona|2019-2021|1.6/4/0/t 2/4/0 //8|a6 d7 s|AF|m27-30 g186-203 e120 r258||small SUV|Electric
us|Kona|2022-2023|1.6/4/0/t 2/4/0 2/4/0/t //8|c d7 d8 s|AF|m23-32 g175-246 e120 r258||small SUV|Electric;N
us|Kona|2024-2025|1.6/4/0/t 2/4/0 //8|c a8 s|AF|m26-31 g176-211 e103-118 r200-261||small SUV|Electric;Electric Long Range;Electric Standard Range
us|Kona|2026|1.6/4/0/t 2/4/0|c a8|AF|m26-31 g176-211||small SUV|SX2 1.6T 8AT;w/Stop-Start
us|Nexo|2019-2025|//9|s|F|e57-61 r354-380||small SUV|Blue
us|Palisade|2020-2025|3.8/6/0|a8|AF|m21-22 g250-265||standard SUV
us|Palisade|2026|2.5/4/2/t 3.5/6/0|a8 d6|AF|m19-34 g160-298||standard SUV|Hybrid;Hybrid Blue;XRT Pro
us|Santa Cruz|2022-2025|2.5/4/0 2.5/4/0/t|a8 d8|AF|m21-25 g221-260||small SUV|XRT
us|Santa Cruz|2026|2.5/4/0 2.5/4/0/t|a8|AF|m20-25 g221-270||small SUV|NX4 OB 2.5 8AT;NX4 OB 2.5T 8AT;XRT
us|Santa Fe|2001-2002|2.4/4/0 2.7/6/0|a4 m5|XF|m18-21 g263-307||SUV
us|Santa Fe|2003-2006|2.4/4/0 2.7/6/0 3.5/6/0|a4 a5 m5|XF|m17-20 g276-325||SUV
us|Santa Fe|2007-2009|2.7/6/0 3.3/6/0|a4 a5 m5|XF|m19-21 g263-291||SUV
us|Santa Fe|2010-2012|2.4/4/0 3.5/6/0|a6 m6|4F|m21-23 g240-263||SUV
us|Santa Fe|2013|2/4/0/t 2.4/4/0 3.3/6/0|a6|4F|m20-24 g233-275||small SUV|Sport
us|Santa Fe|2014|2/4/0/t 2.4/4/0 3.3/6/0|a6|4AF|m19-23 g240-297||small SUV|Sport;Ultimate
us|Santa Fe|2015-2018|2/4/0/t 2.4/4/0 3.3/6/0|a6|AF|m19-24 g235-296||small SUV|Sport;Sport Ultimate;Ultimate
us|Santa Fe|2019|2/4/0/t 2.4/4/0 3.3/6/0|a6 a8|AF|m19-25 g225-298||small SUV|XL;XL Ultimate
us|Santa Fe|2020|2/4/0/t 2.4/4/0|a8|AF|m22-25 g225-255||small SUV
us|Santa Fe|2021|1.6/4/2/t 2.5/4/0 2.5/4/0/t|a8 d6 d8|AF|m24-34 g164-235||small SUV|Hybrid;Hybrid Blue
us|Santa Fe|2022-2023|1.6/4/2/t 1.6/4/4/t 2.5/4/0 2.5/4/0/t|a8 d6 d8|AF|m24-34 g69-235||small SUV|Hybrid;Hybrid Blue;Plug-in Hybrid
us|Santa Fe|2024-2025|1.6/4/2/t 2.5/4/0/t|d6 d8|AF|m22-36 g155-254||small SUV|Hybrid;XRT
us|Santa Fe|2026|1.6/4/2/t 2.5/4/0/t|a8 d6|AF|m21-36 g152-262||small SUV|Hybrid;XRT
us|Scoupe|1991-1992|1.5/4/0|a4 m5|F|m25-26 g212-221||subcompact car
us|Scoupe|1993-1995|1.5/4/0 1.5/4/0/t|a4 m5|F|m25-27 g205-221||subcompact car
us|Sonata|1989-1991|2.4/4/0 3/6/0|a4 m5|F|m18-21 g263-307||midsize car
us|Sonata|1992-1998|2/4/0 3/6/0|a4 m5|F|m18-22 g251-307||midsize car
us|Sonata|1999-2001|2.4/4/0 2.5/6/0|a4 m5|F|m20-22 g251-276||midsize car
us|Sonata|2002-2005|2.4/4/0 2.7/6/0|a4 m5|F|m20-23 g240-276||midsize car
us|Sonata|2006-2008|2.4/4/0 3.3/6/0|a4 a5 m5|F|m21-25 g221-263||large car
us|Sonata|2009-2010|2.4/4/0 3.3/6/0|a5 m5|F|m22-25 g221-251||large car
us|Sonata|2011-2012|2/4/0/t 2.4/4/2 2.4/4/0|a6 m6|F|m26-36 g153-212||large car|Hybrid
us|Sonata|2013|2/4/0/t 2.4/4/2 2.4/4/0|a6 d6 m6|F|m26-37 g150-213||large car|Hybrid;Hybrid Limited
us|Sonata|2014|2/4/0/t 2.4/4/2 2.4/4/0|a6 d6|F|m24-37 g150-224||large car|Hybrid;Hybrid Limited
us|Sonata|2015|1.6/4/0/t 2/4/0/t 2.4/4/2 2.4/4/0|a6 d6 d7|F|m24-37 g150-227||large car|Hybrid;Hybrid Limited;Limited;Sport Limited
us|Sonata|2016-2017|1.6/4/0/t 2/4/2 2/4/0/t 2/4/4 2.4/4/0|a6 d6 d7|F|m24-42 g63-227||large car|Hybrid;Hybrid SE;Limited;Plug-in Hybrid;Sport Limited
us|Sonata|2018-2019|1.6/4/0/t 2/4/2 2/4/0/t 2/4/4 2.4/4/0|a6 a8 d6 d7|F|m26-42 g62-213||large car|Hybrid;Hybrid SE;Plug-in Hybrid;SE
us|Sonata|2020|1.6/4/0/t 2/4/2 2.5/4/0|a8 d6|F|m31-52 g107-182||large car|Hybrid;Hybrid Blue
us|Sonata|2021-2023|1.6/4/0/t 2/4/2 2.5/4/0 2.5/4/0/t|a8 d6 d8|F|m27-52 g107-208||large car|Hybrid;Hybrid Blue
us|Sonata|2024-2026|2/4/2 2.5/4/0 2.5/4/0/t|a8 d6 d8|AF|m27-51 g109-207||large car|Hybrid;Hybrid Blue;w/Stop-Start
us|Tiburon|1997|1.8/4/0 2/4/0|a4 m5|F|m21-23 g240-263||subcompact car
us|Tiburon|1998-2001|2/4/0|a4 m5|F|m22-24 g230-251||subcompact car
us|Tiburon|2002-2008|2/4/0 2.7/6/0|a4 m5 m6|F|m19-23 g240-291||subcompact car
us|Tucson|2005-2009|2/4/0 2.7/6/0|a4 m5|XF|m19-22 g251-291||SUV
us|Tucson|2010|2.4/4/0|a6 m6|4F|m24-26 g212-230||SUV
us|Tucson|2011-2013|2/4/0 2.4/4/0|a6 m5 m6|4F|m21-25 g221-263||SUV
us|Tucson|2014|2/4/0 2.4/4/0|a6|4F|m22-25 g218-248||small SUV
us|Tucson|2015|2/4/0 2.4/4/0 //9|a6 s|AF|m22-25 g218-250 e50 r265||small SUV|Fuel Cell
us|Tucson|2016-2017|1.6/4/0/t 2/4/0 //9|a6 d7 s|AF|m23-28 g197-242 e50 r265||small SUV|Eco;Fuel Cell
us|Tucson|2018|1.6/4/0/t 2/4/0 2.4/4/0|a6 d7|AF|m22-27 g208-246||small SUV
us|Tucson|2019-2021|2/4/0 2.4/4/0|a6|AF|m23-26 g216-241||small SUV
us|Tucson|2022-2026|1.6/4/2/t 1.6/4/4/t 2.5/4/0|a8 d6|AF|m25-38 g62-218||small SUV|Hybrid;Hybrid Blue;Plug-in Hybrid
us|Veloster|2012|1.6/4/0|d6 m6|F|m30-31 g178-184||compact car
us|Veloster|2013-2015|1.6/4/0 1.6/4/0/t|a6 d6 m6|F|m26-31 g179-207||compact car
us|Veloster|2016|1.6/4/0 1.6/4/0/t|d6 m6|F|m28-31 g180-199||compact car
us|Veloster|2017|1.6/4/0 1.6/4/0/t|d6 d7 m6|F|m28-31 g179-199||compact car
us|Veloster|2019-2020|1.6/4/0/t 2/4/0 2/4/0/t|a6 d7 m6|F|m25-30 g184-226||compact car|N
us|Veloster|2021|1.6/4/0/t 2/4/0 2/4/0/t|a6 d7 d8 m6|F|m22-30 g184-249||compact car|N
us|Veloster|2022|2/4/0/t|d8 m6|F|m22-25 g226-249||compact car|N
us|Venue|2020|1.6/4/0|c m6|F|m30-32 g176-185||midsize car
us|Venue|2021-2026|1.6/4/0|c|F|m31 g178-181||midsize car
us|Veracruz|2007-2009|3.8/6/0|a6|XF|m18 g307||SUV
us|Veracruz|2010-2012|3.8/6/0|a6|4F|m18-19 g291-307||SUV
us|XG350|2001|3/6/0|a5|F|m20 g276||midsize car|XG;XG300
us|XG350|2002-2005|3.5/6/0|a5|F|m18-19 g291-307||midsize car|XG;XG350
uk|Bayon|2021-2023|1//3//998/73-88|d7 m6||w52-53 W119-121|6d
uk|Bayon|2024-2025|1//3//998/73-88 1//0/t/998/74-74|d7 m6||w50-53 W119-126|6d 6e
uk|Genesis|2016-2018|3.8//0//3778|a8||n26 N247|6
uk|i10|2011-2013|1//0//998 1.2//0//1248|a4 m5||n51-67 N99-129|5
uk|i10|2016-2018|1//0//998 1.2//0//1248|a4 m5||n48-71 N93-139|6
uk|i10|2019|1//0//998/49-49 1.2//0//1248/64-64|a4 m5||n46-55 N117-141 w41-50 W127-157|6d-TEMP
uk|i10|2020-2022|1//0/t/998/49-74 1.2//0//1197/61-61|a5 m5||w50-56 W114-130|6d
uk|i10|2023-2025|1//0/t/998/49-74 1.2//0//1197/61-62|r5 m5||w50-53 W120-130|6d
uk|i20|2011-2013|1.1//1/t/1120 1.2//0//1248 1.4//1/t/1396 1.4//0//1396|a4 m5 m6||n47-88 N84-140|5
uk|i20|2016-2018|1//0/t/998 1.2//0//1248 1.4//0//1368 1.4//1/t/1396|a4 m5 m6||n44-69 N99-148|6
uk|i20|2019|1//0/t/998/74-88 1.2//0//1248/55-62|d7 m5 m6||n50-56 N114-130 w46-50 W129-141|6d-TEMP
uk|i20|2020|1//2/t/998/74-74|d7 m6||w53-55 W115-121|6d
uk|i20|2021-2022|1//2/t/998/74-74 1//3//998/88-88 1//0//998/73-88 1.6//0//1598/150-150|d7 m6||w40-55 W115-158|6d
uk|i20|2023|1//0//998/88-88|d7 m6||w53 W120|6d
uk|i20|2024-2025|1//0/t/998/74-88|d7 m6||w50-53 W120-127|6d 6e
uk|i20|2016-2018|1//0/t/998|m5||n59 N110|6||i20 Active
uk|i30|2011|1.4//0//1396 1.6//1/t/1582 1.6//0//1591|a4 m5 m6||n41-60 N124-162|5|estate
uk|i30|2012-2013|1.4//1/t/1396 1.4//0//1396 1.6//1/t/1582 1.6//0//1591|a4 a6 m5 m6||n41-76 N97-162|5|estate
uk|i30|2017-2018|1//0/t/998 1.4//0/t/1353 1.6//1/t/1582|d7 m6||n51-74 N99-125|6
uk|i30|2019|1//0/t/998/88-88 1.4//0/t/1353/103-103 1.6//1/t/1598/85-85|d7 m6||n49-69 N107-133 w34-60 W123-152|6d-TEMP|fastback;hatchback
uk|i30|2020-2022|1//2/t/998/88-88 1.5//2/t/1482/117-117 1.6//5/t/1598/100-100|d7 m6||w45-61 W120-142|6d|fastback;hatchback
uk|i30|2023-2025|1//2/t/998/88-88 1.5//2/t/1482/117-117|d7 m6||w45-53 W120-142|6d|hatchback
uk|i30|2019|2//0//1998/184-202|m6||n36-37 N176-178 w34-35 W185-188|6d-TEMP|fastback|i30 N
uk|i30|2021-2022|2//0//1998/206-206|d8 m6||w34-35 W182-191|6d|fastback|i30 N
uk|i30|2017-2018|1//0/t/998 1.4//0/t/1353 1.6//1/t/1582|d7 m6||n51-74 N99-129|6||i30 Tourer
uk|i30|2019|1//0/t/998/88-88 1.4//0/t/1353/103-103 1.6//1/t/1598/85-100|d7 m6||n49-67 N109-132 w45-60 W123-143|6d-TEMP||i30 Tourer
uk|i30|2020-2022|1//2/t/998/88-88 1.6//5/t/1598/100-100|d7 m6||w52-61 W119-126|6d||i30 Tourer
uk|i30|2023-2025|1//2/t/998/88-88|d7 m6||w52-54 W119-121|6d||i30 Tourer
uk|i40|2011-2013|1.6//0//1591 1.7//1/t/1685|a6 m6||n43-66 N113-159|5
uk|i40|2016-2018|1.7//1/t/1685|d7 m6||n58-67 N110-129|6
uk|i40|2019|1.6//0//1591/99-99 1.6//1/t/1598/100-100|d7 m6||n44-66 N113-147 w39-54 W136-165|6d-TEMP|saloon
uk|i40|2019|1.6//0//1591/99-99 1.6//1/t/1598/85-100|d7 m6||n43-61 N121-152 w38-54 W137-169|6d-TEMP||i40 Tourer
uk|i800|2011-2013|2.5//1/t/2497|a5 m6||n32-38 N197-231|5
uk|i800|2016-2018|2.5//1/t/2497|a5 m6||n34-38 N197-225|6
uk|i800|2019|2.5//1/t/2497/100-125|a5 m6||n30-34 N222-244 w28-32 W234-265|6d-TEMP
uk|Inster|2025|//8|s||r224
uk|Ioniq|2016-2018|//8 1.6//2//1580 1.6//4//1580|d6 s||r174 n72-83 N26-92|6
uk|Ioniq|2019|//8///88-88 1.6//2//1580/104-104 1.6//4//1580/104-104|d6 s||r174 n78 N26-85 w61-63 W26-106|6b 6d-TEMP
uk|Ioniq|2021-2022|//8///100-100 1.6//2//1580/77-77|d6 s||r193 w61-63 W102-105|6d
uk|Ioniq 5|2021-2022|//8///125-160|s|A|r239-299
uk|Ioniq 5|2025|//8///168-478|s|2A|r278-320
uk|Ioniq 6|2024-2025|//8///168-239|s|2A|r322-339
uk|ix20|2011-2013|1.4//1/t/1396 1.4//0//1396 1.6//1/t/1582 1.6//0//1591|a4 m5 m6||n44-66 N114-154|5
uk|ix20|2016-2018|1.4//0//1396 1.6//1/t/1582 1.6//0//1591|a6 m5 m6||n44-64 N115-150|6
uk|ix20|2019|1.6//0//1591/92-92|a6 m6||n41-44 N149-159 w34-37 W172-187|6d-TEMP
uk|ix35|2011-2013|1.6//0//1591 1.7//1/t/1685 2//1/t/1995|a6 m6|2A|n39-54 N135-189|5
uk|Kona|2019|//8///100-150 1//0/t/998/88-88 1.6//0/t/1591/130-130 1.6//1/t/1598/85-100|d7 m6 s|A|r180-279 n40-67 N111-158 w34-56 W130-190|6d-TEMP
uk|Kona|2021-2022|//8///100-150 1//3/t/998/88-88 1.6//2//1580/77-77 2//0//1998/206-206|d6 d8 m6 s||r190-301 w33-58 W112-194|6d
uk|Kona|2024-2025|//8///115-160 1//0//998/74-88 1.6//2//1580/77-77 1.6//0//1598/101-146|d6 d7 m6 s||r234-320 w43-60 W106-148|6d 6e
uk|Santa Fe|2011-2013|2.2//1/t/2199|a6 m6||n38-42 N176-197|5
uk|Santa Fe|2016-2018|2.2//1/t/2199|a6 m6|A|n43-47 N159-174|6
uk|Santa Fe|2019|2.2//1/t/2199/147-147|a8 m6|2A|n45-50 N150-164 w39-44 W170-191|6d-TEMP
uk|Santa Fe|2021-2023|1.6//2//1598/132-132 1.6//4//1598|a6|2A|w38-44 W37-168|6d
uk|Santa Fe|2024-2025|1.6//2//1598/132-158 1.6//4//1598/186-186 2.2//1/t/2151/142-142|a6 d8|2A|w38-44 W37-178|6d 6e
uk|Tucson|2016-2018|1.6//0/t/1591 1.7//1/t/1685 2//1/t/1995|a6 d7 m6|2A|n38-62 N119-175|6
uk|Tucson|2019|1.6//0/t/1591/97-130 1.6//1/t/1598/85-100 2//1/t/1995/136-136|a8 d7 m6|A|n38-59 N125-173 w35-50 W150-185|6d-TEMP
uk|Tucson|2021-2023|1.6//2//1598/132-169 1.6//3//1598/110-132 1.6//0//1598/110-110 1.6//4//1598|a6 d7 m6||w40-50 W31-162|6d
uk|Tucson|2024-2025|1.6//2//1598/169-169 1.6//3//1598/110-132 1.6//0//1598/110-118 1.6//4//1598/195-195|a6 d7 m6|2A|w40-50 W22-162|6d 6e
uk|Veloster|2011-2013|1.6//0/t/1591|a6 m6||n41-48 N137-157|5
=INEOS
us|Grenadier|2023-2025|3/6/0/t|a8|4|m14-15 g368-393||standard SUV|Trialmaster Edition
uk|Grenadier|2022-2023|3//1/t/2993/183-183 3//0//2998/210-210|a8||w19-27 W276-336|6d
uk|Grenadier|2024-2025|3//1/t/2993/183-183 3//0//2998/210-210|a8||w19-27 W276-336|6d 6e
=Infiniti
us|EX|2008-2009|3.5/6/0|a5|XR|m19 g291||small wagon|EX35
us|EX|2010|3.5/6/0|a5|AR|m19 g291||small wagon|EX35
us|EX|2011-2012|3.5/6/0|a7|AR|m19-20 g276-291||small wagon|EX35
us|EX|2013|3.7/6/0|a7|AR|m20 g273-278||small wagon|EX37
us|FX|2003-2008|3.5/6/0|a5|XR|m17-18 g307-325||SUV|FX35
us|FX|2009|3.5/6/0|a7|XR|m18-19 g291-307||SUV|FX35
us|FX|2010-2012|3.5/6/0|a7|AR|m18-19 g291-307||SUV|FX35
us|FX|2013|3.7/6/0|a7|AR|m18-19 g286-300||small SUV|FX37
us|FX|2003-2008|4.5/8/0|a5|X|m14-15 g368-394||SUV|FX45
us|FX|2009|5/8/0|a7|X|m16 g345||SUV|FX50
us|FX|2010-2013|5/8/0|a7|A|m16 g340-345||SUV|FX50
us|G20|1991-1996|2/4/0|a4 m5|F|m22-24 g230-251||compact car
us|G20|1999-2002|2/4/0|a4 m5|F|m22-24 g230-251||compact car
us|G25|2011-2012|2.5/6/0|a7|AR|m22-23 g240-251||midsize car|G25x
us|G35|2003|3.5/6/0|a5 m6|R|m19-20 g276-291||compact car
us|G35|2004-2008|3.5/6/0|a5 m6|XR|m18-20 g276-307||compact car|Coupe;G35x
us|G37|2008|3.7/6/0|a5 m6|R|m20 g276||subcompact car|Coupe
us|G37|2009|3.7/6/0|a7 m6|XR|m19-21 g263-291||subcompact car|Convertible;Coupe;G37x;G37x Coupe
us|G37|2010|3.7/6/0|a7 m6|4R|m19-22 g251-291||subcompact car|Convertible;Coupe;G37x;G37x Coupe
us|G37|2011-2013|3.7/6/0|a7 m6|AR|m19-22 g251-295||subcompact car|Convertible;Coupe;G37x;G37x Coupe
us|I30|1996-1999|3/6/0|a4 m5|F|m21 g263||midsize car
us|I30|2000-2001|3/6/0|a4|F|m20 g276||midsize car
us|I35|2002-2004|3.5/6/0|a4|F|m20 g276||midsize car
us|J30|1993-1997|3/6/0|a4|R|m18 g307||subcompact car
us|QX60|2013|3.5/6/0|c|AF|m20-21 g268-275||small SUV|JX35
us|M30|1990-1992|3/6/0|a4|R|m19 g291||subcompact car
us|M35|2006-2008|3.5/6/0|a5|XR|m18-19 g291-307||large car|M35x
us|M35|2009|3.5/6/0|a5 a7|XR|m18-19 g291-307||large car|M35x
us|M35|2010|3.5/6/0|a5 a7|AR|m18-19 g291-307||large car|M35x
us|M35|2012-2013|3.5/6/2|a7|R|m29 g190-194||midsize car|M35h
us|M37|2011-2013|3.7/6/0|a7|AR|m20-21 g261-278||midsize car|M37x
us|M45|2003-2004|4.5/8/0|a5|R|m18 g307||compact car
us|M45|2006-2007|4.5/8/0|a5|R|m18 g307||large car
us|M45|2008-2009|4.5/8/0|a5|XR|m16-18 g307-345||large car|M45x
us|M45|2010|4.5/8/0|a5|AR|m16-18 g307-345||large car|M45x
us|M56|2011-2013|5.6/8/0|a7|AR|m18-19 g291-307||midsize car|M56x
us|Q40|2015|3.7/6/0|a7|AR|m20-22 g256-271||midsize car
us|Q45|1990-1996|4.5/8/0|a4|R|m15-17 g325-368||midsize car|Full-Active Suspension
us|Q45|1997-2001|4.1/8/0|a4|R|m18 g307||midsize car
us|Q45|2002-2006|4.5/8/0|a5|R|m18 g307||midsize car|Sport
us|Q50|2014-2015|3.5/6/2 3.7/6/0|a7|AR|m22-31 g175-256||midsize car|Hybrid;Q50S Hybrid;Q50a
us|Q50|2016-2018|2/4/0/t 3/6/0/t 3.5/6/2|a7|AR|m21-30 g183-262||midsize car|Hybrid;Q50S;Q50S Red Sport;Red Sport
us|Q50|2019|2/4/0/t 3/6/0/t|a7|AR|m22-25 g221-253||midsize car|Red Sport
us|Q50|2020-2024|3/6/0/t|a7|AR|m22-23 g240-255||midsize car|Red Sport
us|Q60|2014-2015|3.7/6/0|a7 m6|AR|m19-22 g256-288||subcompact car|Convertible;Coupe
us|Q60|2017-2019|2/4/0/t 3/6/0/t|a7|AR|m21-25 g219-263||subcompact car|Q60S Red Sport;Red Sport
us|Q60|2020-2022|3/6/0/t|a7|AR|m21-22 g247-263||subcompact car|Red Sport
us|Q70|2014-2018|3.5/6/2 3.7/6/0 5.6/8/0|a7|AR|m18-31 g180-304||midsize car|Hybrid
us|Q70|2019|3.7/6/0 5.6/8/0|a7|AR|m18-21 g269-305||midsize car
us|QX30|2017|2/4/0/t|d7|AF|m25-27 g201-225||compact car
us|QX30|2018|2/4/0/t|d7|AR|m25-27 g201-225||compact car
us|QX30|2019|2/4/0/t|d7|AF|m25-27 g205-229||compact car
us|QX4|1997-2000|3.3/6/0|a4|X|m15 g368||SUV
us|QX4|2001-2003|3.5/6/0|a4|XR|m15-16 g345-368||SUV
us|QX50|2014-2017|3.7/6/0|a7|AR|m20 g273-281||small wagon
us|QX50|2019-2025|2/4/0/t|c|AF|m25-27 g209-228||small SUV
us|QX55|2022-2025|2/4/0/t|c|A|m25 g226-227||small SUV
us|QX56|2004-2009|5.6/8/0|a5|XR|m14 g394||SUV
us|QX56|2010|5.6/8/0|a5|4R|m14 g394||SUV
us|QX56|2011-2013|5.6/8/0|a7|4R|m16 g345-350||SUV
us|QX60|2014-2017|2.5/4/2/s 3.5/6/0|c|AF|m21-26 g199-257||small SUV|Hybrid
us|QX60|2018-2020|3.5/6/0|c|AF|m22 g248-255||small SUV
us|QX60|2022-2024|3.5/6/0|a9|AF|m22-23 g240-253||standard SUV
us|QX60|2025-2026|2/4/0/t|a9|AF|m24 g231-234||standard SUV
us|QX70|2014|3.7/6/0 5/8/0|a7|AR|m16-19 g286-340||small SUV
us|QX70|2015-2017|3.7/6/0|a7|AR|m18-19 g284-302||small SUV
us|QX80|2014-2024|5.6/8/0|a7|4R|m15-16 g339-369||standard SUV
us|QX80|2025-2026|3.5/6/0/t|a9|4R|m17-18 g313-324||standard SUV
uk|EX|2010-2013|3//1/t/2991|a7||n33 N224|5
uk|EX|2009-2013|3.7//0//3696|a6|A|n25 N265|5||EX37
uk|FX|2009-2010|3.7//0//3696 5//0//5026|a6|A|n22-23 N282-307|5
uk|FX|2011-2013|3//1/t/2991 3.7//0//3696 5//0//5026|a6|2A|n22-31 N238-307|5
uk|G37|2009-2013|3.7//0//3696|a7 m6|2A|n24-27 N246-275|5
uk|M|2010-2013|3//1/t/2991 3.7//0//3696|a7||n28-38 N199-235|5
uk|Q30|2016-2018|1.5//1/t/1461 1.6//0//1595 2//0//1991 2.1//1/t/2143|a7 m6|A|n42-72 N102-156|6
uk|Q50|2016-2018|2//0//1991 2.1//1/t/2143 3.5//2//3498|a7 m6|A|n42-66 N114-159|6
uk|Q50|2019|2.1//1/t/2143|m6||n63 N118|6
uk|Q70|2016-2018|2.1//1/t/2143 3.5//2//3498 3.7//0//3696|a7||n26-59 N124-249|6
=Isuzu
us|Amigo|1989-1991|2.3/4/0 2.6/4/0|m5|XR|m16-18 g307-345||SUV/special purpose
us|Amigo|1992-1993|2.3/4/0 2.6/4/0|a4 m5|XR|m16-18 g307-345||SUV/special purpose
us|Amigo|1994|2.6/4/0|m5|XR|m16 g345||SUV/special purpose
us|Amigo|1998|2.2/4/0 3.2/6/0|m5|XR|m17-20 g276-325||SUV/special purpose
us|Amigo|1999-2000|2.2/4/0 3.2/6/0|a4 m5|XR|m16-20 g276-345||SUV
us|Ascender|2003-2007|4.2/6/0 5.3/8/0|a4|XR|m14-16 g345-394||SUV|5-passenger;7-passenger
us|Ascender|2008|4.2/6/0|a4|XR|m16 g345||SUV|5-passenger
us|Ascender|2009|4.2/6/0|a4|X|m16 g345||SUV|5-passenger
us|Axiom|2002-2004|3.5/6/0|a4|XR|m16-18 g307-345||SUV
us|i-280|2006|2.8/4/0|a4 m5|R|m17-21 g263-325||standard pickup|i-280 Extended Cab
us|i-290|2007-2008|2.9/4/0|a4 m5|R|m18-20 g276-307||standard pickup|i-290 Extended Cab
us|i-350|2006|3.5/5/0|a4|X|m17 g325||standard pickup|i-350 Crew Cab
us|i-370|2007-2008|3.7/5/0|a4|XR|m17-18 g307-325||standard pickup|i-370 Crew Cab
us|i-370|2007-2008|3.7/5/0|a4|R|m18 g307||standard pickup|i-370 Extended Cab
us|Oasis|1996-1997|2.2/4/0|a4|F|m19-20 g276-291||midsize/large wagon
us|Oasis|1998-1999|2.3/4/0|a4|F|m21 g263||midsize wagon
us|Rodeo|1991-1992|2.6/4/0 3.1/6/0|a4 m5|XR|m14-17 g325-394||SUV/special purpose
us|Rodeo|1993-1997|2.6/4/0 3.2/6/0|a4 m5|XR|m15-18 g307-368||SUV/special purpose
us|Rodeo|1998-2003|2.2/4/0 3.2/6/0|a4 m5|XR|m16-20 g276-345||SUV|Sport
us|Rodeo|2004|3.2/6/0 3.5/6/0|a4 m5|XR|m17-18 g307-325||SUV
us|Trooper|1984-1985|2/4/0|m4|X|m18 g307||SUV/special purpose
us|Trooper|1986-1987|2.2/4/1/t 2.3/4/0|m5|X|m17-25 g253-325||SUV/special purpose
us|Trooper|1988|2.6/4/0|a4 m5|X|m15 g368||SUV/special purpose
us|Trooper|1989-1991|2.6/4/0 2.8/6/0|a4 m5|X|m15 g368||SUV/special purpose
us|Trooper|1992-1997|3.2/6/0|a4 m5|X|m14-16 g345-394||SUV/special purpose
us|Trooper|1998-1999|3.5/6/0|a4 m5|X|m15 g368||SUV/special purpose
us|Trooper|2000-2002|3.5/6/0|a4 m5|XR|m15 g368||SUV
us|Vehicross|1999-2001|3.5/6/0|a4|X|m15 g368||SUV
=Jaguar
us|E-Pace|2018-2020|2/4/0/t|a9|A|m23-24 g231-245||small SUV|P250;P300
us|E-Pace|2021-2022|2/4/3/t 2/4/0/t|a9|A|m23 g245-247||small SUV|MHEV
us|E-Pace|2023-2024|2/4/0/t|a9|A|m23 g247||small SUV
us|F-Pace|2017|2/4/1/t 3/6/0/s|a8|A|m20-29 g219-277||small SUV
us|F-Pace|2018|2/4/1/t 2/4/0/t 3/6/0/s|a8|A|m20-29 g219-277||small SUV
us|F-Pace|2019|2/4/1/t 2/4/0/t 3/6/0/s 5/8/0/s|a8|A|m18-29 g219-303||small SUV
us|F-Pace|2020|2/4/0/t 3/6/0/s 5/8/0/s|a8|A|m18-24 g227-303||small SUV|30t
us|F-Pace|2021|2/4/0/t 3/6/3/t 5/8/0/s|a8|4A|m18-24 g227-316||small SUV|P340 MHEV;P400 MHEV;SVR
us|F-Pace|2022-2026|2/4/0/t 3/6/3/ts 5/8/0/s|a8|4A|m17-24 g227-322||small SUV|MHEV;P340 MHEV;P400 MHEV;SVR
us|F-Type|2014-2015|3/6/0/s 5/8/0/s|a8|R|m18-23 g243-303||two-seater|Convertible;Coupe;R Coupe;S Convertible;S Coupe;V8 S Convertible
us|F-Type|2016-2017|3/6/0/s 5/8/0/s|a8 m6|AR|m18-23 g242-311||two-seater|Convertible;Coupe;R Convertible;R Coupe;S Convertible;S Coupe
us|F-Type|2018-2019|2/4/0/t 3/6/0/s 5/8/0/s|a8 m6|AR|m18-26 g215-311||two-seater|Convertible;Coupe;R Convertible;R Coupe;S Convertible;S Coupe;SVR Convertible GEN2;SVR Coupe GEN2
us|F-Type|2020-2021|2/4/0/t 3/6/0/s 5/8/0/s|a8|AR|m18-26 g215-299||two-seater|Convertible;Coupe;R Convertible;R Coupe;S Convertible;S Coupe;SVR Convertible;SVR Coupe
us|F-Type|2022-2024|5/8/0/s|a8|AR|m18-19 g286-299||two-seater|P450 Convertible;P450 Coupe;P450 R-Dynamic Convertible;P450 R-Dynamic Coupe;R Convertible;R Coupe
us|I-Pace|2019-2021|//8|s|4|e76 r234||small SUV|EV400
us|I-Pace|2023-2024|//8|s|4|e76-85 r217-246||small SUV|EV400
us|S-Type|2000-2002|3/6/0 4/8/0|a5|R|m17-19 g291-325||midsize car|S-type;V6;V8
us|S-Type|2003-2005|3/6/0 4.2/8/0 4.2/8/0/s|a6 m5|R|m17-19 g291-325||midsize car|S-type;3.0 Litre;4.2 Litre;R
us|S-Type|2006-2008|3/6/0 4.2/8/0 4.2/8/0/s|a6|R|m17-20 g276-325||midsize car|S-type;3.0 Litre;4.2 Litre;R
us|XJ|2002-2003|4/8/0/s|a5|R|m16 g345||midsize car|Super V8
us|XJ|2005-2009|4.2/8/0/s|a6|R|m18 g307||large car|Super V8
us|XJ|1996-1997|4/6/0|a4|R|m17-18 g307-325||midsize car|Vanden Plas
us|XJ|1998|4/8/0|a5|R|m18 g307||midsize car|Vanden Plas
us|XJ|1999-2001|4/8/0 4/8/0/s|a5|R|m16-18 g307-345||midsize car|Vanden Plas;S.C.;S/C
us|XJ|2002-2003|4/8/0|a5|R|m18 g307||midsize car|Vanden Plas
us|XJ|2004-2009|4.2/8/0|a6|R|m19 g291||large car|Vdp;4.2 Litre;Lwb
us|X-Type|2002-2003|2.5/6/0 3/6/0|a5 m5|X|m19-20 g276-291||compact car
us|X-Type|2004|2.5/6/0 3/6/0|a5|X|m18-19 g291-307||compact car
us|X-Type|2005|2.5/6/0 3/6/0|a5 m5|X|m18-20 g276-307||compact car|Sport Brake
us|X-Type|2006|3/6/0|a5 m5|X|m17-19 g291-325||compact car|Sport Brake
us|X-Type|2007-2008|3/6/0|a5|X|m18 g307||compact car|Sport Brake
us|XE|2017-2018|2/4/1/t 2/4/0/t 3/6/0/s|a8|AR|m23-36 g176-238||compact car
us|XE|2019|2/4/1/t 2/4/0/t 3/6/0/s 5/8/0/s|a8|AR|m18-36 g176-298||compact car
us|XE|2020-2021|2/4/0/t|a8|AR|m25-28 g194-220||compact car|30t;P250;P300
us|XF|2009|4.2/8/0 4.2/8/0/s|a6|R|m17-19 g291-325||midsize car|Supercharged
us|XF|2010|4.2/8/0 5/8/0 5/8/0/s|a6|R|m17-19 g291-325||midsize car
us|XF|2011-2012|5/8/0 5/8/0/s|a6|R|m17-19 g291-325||midsize car
us|XF|2013|2/4/0/t 3/6/0/s 5/8/a/s 5/8/0/s|a8|AR|m18-23 g240-311||midsize car
us|XF|2014|2/4/0/t 3/6/a/s 3/6/0/s 5/8/a/s 5/8/0/s|a8|AR|m18-23 g240-311||midsize car
us|XF|2015|2/4/0/t 3/6/0/s 5/8/a/s 5/8/0/s|a8|AR|m18-23 g240-311||midsize car
us|XF|2016|3/6/0/s|a8|AR|m23 g234-242||midsize car
us|XF|2017|2/4/1/t 3/6/0/s|a8|AR|m23-35 g180-242||midsize car
us|XF|2018-2019|2/4/1/t 2/4/0/t 3/6/0/s|a8|AR|m21-35 g180-266||midsize car|Sportbrake
us|XF|2020|2/4/0/t 3/6/0/s|a8|AR|m21-28 g194-266||midsize car|30t;Sportbrake
us|XF|2021-2024|2/4/0/t|a8|AR|m24-28 g197-231||midsize car|P250;P300
us|XJ|1984|4.2/6/0|a3||m15 g368||subcompact car
us|XJ|1985-1987|4.2/6/0|a3|R|m15 g368||subcompact car|XJ6
us|XJ|1988-1989|3.6/6/0|a4|R|m18-19 g291-307||compact car|XJ6
us|XJ|1990-1993|4/6/0|a4|R|m17-18 g307-325||compact car|XJ6
us|XJ|1994-1996|4/6/0 6/12/0|a4|R|m12-18 g307-460||compact car|XJ12;XJ6
us|XJ|1997|4/6/0|a4|R|m18 g307||compact car|XJ6;XJ6L
us|XJ|1998-2003|4/8/0|a5|R|m18 g307||compact car|Sport;XJ8;XJ8L
us|XJ|2004-2009|4.2/8/0|a6|R|m19 g291||large car|XJ8;XJ8 4.2 Litre;XJ8l
us|XJ|2010-2012|5/8/0 5/8/0/s|a6|R|m17-19 g291-325||large car|LWB
us|XJ|2013|3/6/0/s 5/8/a/s 5/8/0 5/8/0/s|a8|AR|m18-21 g263-313||large car|LWB
us|XJ|2014-2015|3/6/a/s 3/6/0/s 5/8/a/s 5/8/0/s|a8|AR|m18-21 g263-313||large car
us|XJ|2016-2019|3/6/0/s 5/8/0/s|a8|AR|m18-21 g258-313||large car|XJL
us|XJ|2013|5/8/a 5/8/a/s|a8|R|m18-19 g295-313||large car|XJL
us|XJ|2014-2015|3/6/a/s 3/6/0/s 5/8/a/s 5/8/0/s|a8|AR|m18-20 g275-313||large car|XJL
us|XJ|2016-2017|3/6/0/s 5/8/0/s|a8|AR|m18-21 g260-313||large car|XJL
us|XJ|1995|5.3/6/0/s|a4|R|m15 g368||compact car|XJR
us|XJ|1996|4/6/0/s|a4|R|m14 g394||compact car|XJR
us|XJ|1998-2003|4/8/0/s|a5|R|m16-17 g325-345||compact car|XJR
us|XJ|2004-2009|4.2/8/0/s|a6|R|m18 g307||large car|XJR;4.2 Litre
us|XJ|1993|6/12/0|a3|R|m12 g460||two-seater|XJRS;Convertble;Coupe
us|XJS|1984|5.3/12/0|a3||m13 g425||subcompact car
us|XJS|1985-1992|5.3/12/0|a3|R|m13-14 g394-425||subcompact car|Convertible;Coupe;XJ-S;XJ-SC
us|XJS|1993|4/6/0|a4 m5|R|m15-18 g307-368||two-seater|Convertible;Coupe
us|XJS|1994-1995|4/6/0 6/12/0|a4|R|m13-18 g307-425||subcompact car|Convertible;Coupe;V12 Convertible;V12 Coupe
us|XJS|1996|4/6/0|a4|R|m18 g307||minicompact car|Convertible
us|XK|2007-2009|4.2/8/0|a6|R|m19 g291||minicompact car|Convertible
us|XK|2010-2015|5/8/0 5/8/0/s|a6|R|m17-19 g291-325||minicompact car|Convertible
us|XK8|1998-2002|4/8/0|a5|R|m17-18 g307-325||minicompact car|Convertible
us|XK8|2003-2006|4.2/8/0|a6|R|m19 g291||minicompact car|Convertible
us|XKR|2000-2002|4/8/0/s|a5|R|m17 g325||minicompact car|Convertible
us|XKR|2003-2009|4.2/8/0/s|a6|R|m17-18 g307-325||minicompact car|Convertible
uk|E-Pace|2018-2019|2//0//1997 2//1/t/1999|a9 m6|AF|n35-60 N124-181|6b||E-PACE
uk|E-Pace|2020-2022|2//0//1997/147-221 2//1/t/1999/110-177|a9 m6|AF|w26-43 W174-244|6d 6d-TEMP||E-PACE
uk|F-Pace|2016-2017|2//0//1997 2//1/t/1999 3//1/t/2993 3//0//2995|a8 m6|AR|n32-59 N126-209|6||F-PACE
uk|F-Pace|2018|2//0//1997 2//1/t/1999 3//1/t/2993 3//0//2995|a8 m6|AR|n32-59 N126-209|6 6b||F-PACE
uk|F-Pace|2019|2//0//1997 2//1/t/1999 3//1/t/2993 3//0//2995|a8 m6|AR|n32-59 N126-209|6b||F-PACE
uk|F-Pace|2020-2022|2//0//1997/184-221 2//1/t/1999/120-177 3//1/t/2993/221-221|a8|AR|w27-47 W158-234|6d 6d-TEMP||F-PACE
uk|F-Type|2018-2019|2//0//1997 3//0//2995 5//0//5000|a8 m6|AR|n25-39 N163-269|6b||F-TYPE
uk|F-Type|2020-2022|2//0//1997/221-221 3//0//2995/250-280 5//0//5000/405-423|a8 m6|AR|w25-31 W205-260|6d-TEMP||F-TYPE
uk|F-Type|2016-2018|3//0//2995|a8|AR|n32-33 N203-211|6||F-TYPE 400 Sport
uk|F-Type|2016-2018|3//0//2995|a8||n34 N199|6||F-TYPE Automatic
uk|F-Type|2016-2018|3//0//2995|m6||n29 N234|6||F-TYPE Manual
uk|F-Type|2016-2018|5//0//5000|a8|A|n25-26 N255-269|6||F-TYPE R Automatic
uk|F-Type|2016-2018|3//0//2995|a8|A|n32-33 N203-211|6||F-TYPE S Automatic
uk|F-Type|2016-2018|3//0//2995|m6||n29 N234|6||F-TYPE S Manual
uk|F-Type|2016-2018|5//0//5000|a8|A|n25 N269|6||F-TYPE SVR Automatic
uk|I-Pace|2018-2019|//8|s|A|r261-298|6d-TEMP||I-PACE
uk|I-Pace|2020-2022|//8|s|A|r292|6d||I-PACE
uk|I-Pace|2025|//8|s|A|r292|||I-PACE
uk|XE|2016-2017|2//0//1997 2//1/t/1999 3//0//2995|a8 m6|AR|n35-75 N99-194|6|saloon
uk|XE|2018|2//0//1997 2//1/t/1999 3//0//2995|a8 m6|AR|n35-75 N99-194|6 6b|saloon
uk|XE|2019|2//0//1997 2//1/t/1999 3//0//2995|a8 m6|AR|n35-69 N106-194|6b|saloon
uk|XE|2020-2022|2//0//1997/184-221 2//1/t/1999/132-132|a8|AR|w30-51 W146-210|6d-TEMP|saloon
uk|XF|2011-2013|2.2//1/t/2179 3//1/t/2993 5//0//5000|a6 a8||n23-52 N149-292|5
uk|XF|2016-2017|2//0//1997 2//1/t/1999 3//1/t/2993 3//0//2995|a8 m6|AR|n31-71 N104-218|6|saloon
uk|XF|2018|2//0//1997 2//1/t/1999 3//1/t/2993 3//0//2995|a8 m6|AR|n31-71 N104-218|6 6b|saloon
uk|XF|2019|2//0//1997 2//1/t/1999 3//1/t/2993 3//0//2995|a8 m6|AR|n33-71 N104-204|6b|saloon
uk|XF|2020-2022|2//0//1997/184-221 2//1/t/1999/120-177 3//1/t/2993/221-221|a8 m6|AR|w30-51 W146-214|6d 6d-TEMP|saloon
uk|XF|2018-2019|2//0//1997 2//1/t/1999 3//1/t/2993|a8 m6|AR|n42-63 N118-155|6b||XF Sportbrake
uk|XF|2020-2022|2//0//1997/184-221 2//1/t/1999/120-177 3//1/t/2993/221-221|a8 m6|AR|w29-48 W153-220|6d 6d-TEMP||XF Sportbrake
uk|XJ|2010-2013|3//1/t/2993 5//0//5000|a6||n25-40 N184-264|5
uk|XJ|2016-2017|2//0//1997 3//1/t/2993 3//0//2995 5//0//5000|a8|R|n26-50 N149-264|6|saloon
uk|XJ|2018|2//0//1997 3//1/t/2993 3//0//2995 5//0//5000|a8|R|n26-50 N149-264|6 6b|saloon
uk|XJ|2019|3//1/t/2993 3//0//2995 5//0//5000|a8|R|n26-50 N149-264|6b|saloon
uk|XJ|2010-2013|5//0//5000|a6||n23 N289|5||XJ Supersport
uk|XJ|2010-2013|3//1/t/2993|a6||n39 N189|5||XJL
uk|XK|2011-2013|5//0//5000|a6||n25 N264|5
uk|XKR|2011-2013|5//0//5000|a6||n23 N292|5||XKR8 & Xkrs II
=Jeep
us|Cherokee|1984|2.5/4/0 2.8/6/0|a3 m4 m5|X|m16-21 g263-345||SUV/special purpose|Wagoneer
us|Cherokee|1985-1986|2.1/4/1/t 2.5/4/0 2.8/6/0|a3 m4 m5|XR|m15-26 g240-368||SUV/special purpose|Wagoneer
us|Cherokee|1987|2.1/4/1/t 2.5/4/0 4/6/0|a4 m4 m5|XR|m16-25 g253-345||SUV/special purpose|Wagoneer
us|Cherokee|1988|2.5/4/0 4/6/0|a4 m4 m5|XR|m16-21 g263-345||SUV/special purpose|Wagoneer
us|Cherokee|1989-1993|2.5/4/0 4/6/0|a4 m5|XR|m15-20 g276-368||SUV/special purpose|Wagoneer
us|Cherokee|1994-1995|2.5/4/0 4/6/0|a3 a4 m5|XR|m15-19 g291-368||SUV/special purpose
us|Cherokee|1996|2.5/4/0 4/6/0|a4 m5|XR|m15-19 g291-368||SUV/special purpose
us|Cherokee|1997|2.5/4/0 4/6/0|a4 m5|4R|m15-20 g276-368||SUV/special purpose
us|Cherokee|1998-2000|2.5/4/0 4/6/0|a3 a4 m5|XR|m16-20 g276-345||SUV
us|Cherokee|2001|4/6/0|a4 m5|XR|m15-18 g307-368||SUV
us|Cherokee|2003-2004|2.4/4/0 3.7/6/0|a4 m5|XR|m16-19 g291-345||SUV|Liberty/Cherokee
us|Cherokee|2005|2.4/4/0 2.8/4/1/t 3.7/6/0|a4 a5 m6|XR|m17-21 g276-325||SUV|Liberty/Cherokee
us|Cherokee|2006|2.8/4/1/t 3.7/6/0|a4 a5 m6|XR|m17-21 g301-325||SUV|Liberty/Cherokee
us|Cherokee|2007|3.7/6/0|a4 m6|XR|m17 g325||SUV|Liberty/Cherokee
us|Cherokee|2014|2.4/4/0 3.2/6/0|a9|4AF|m20-25 g224-273||small SUV|Active Drive II;Trailhawk
us|Cherokee|2015-2018|2.4/4/a 2.4/4/0 3.2/6/0|a9|4AF|m21-25 g224-268||small SUV|Active Drive II;Trailhawk
us|Cherokee|2019|2/4/0/t 2.4/4/0 3.2/6/0|a9|4AF|m21-26 g214-268||small SUV|Active Drive II;Trailhawk
us|Cherokee|2020-2022|2/4/0/t 2.4/4/0 3.2/6/0|a9|AF|m21-26 g214-268||small SUV|Active Drive II;Trailhawk
us|Cherokee|2023|2/4/0/t 2.4/4/0|a9|A|m22-24 g230-249||small SUV|Trailhawk
us|Comanche|1986|2.1/4/1/t 2.5/4/0 2.8/6/0|a3 m4 m5|XR|m16-26 g240-345||standard pickup
us|Comanche|1987|2.1/4/1/t 2.5/4/0 4/6/0|a4 m4 m5|XR|m16-25 g253-345||standard pickup
us|Comanche|1988-1993|2.5/4/0 4/6/0|a4 m4 m5|XR|m15-21 g263-368||standard pickup
us|Commander|2006|3.7/6/0 4.7/8/0 5.7/8/0|a5|XR|m14-16 g345-394||SUV
us|Commander|2007-2008|3.7/6/0 4.7/8/a 5.7/8/0|a5|XR|m14-16 g345-394||SUV
us|Commander|2009|3.7/6/0 4.7/8/a 4.7/8/0 5.7/8/0|a5|XR|m15-16 g345-368||SUV
us|Commander|2010|3.7/6/0 5.7/8/0|a5|4R|m15-16 g345-368||SUV
us|Compass|2007-2009|2/4/0 2.4/4/0|c m5|XF|m22-25 g221-251||SUV
us|Compass|2010-2013|2/4/0 2.4/4/0|c m5|4F|m21-25 g217-263||SUV
us|Compass|2014-2016|2/4/0 2.4/4/0|c a6 m5|4F|m21-25 g216-260||small SUV
us|Compass|2017|2/4/0 2.4/4/0|c a6 a9 m5 m6|4AF|m21-26 g211-259||small SUV|New Compass
us|Compass|2018-2020|2.4/4/0|a6 a9 m6|AF|m25-26 g211-222||small SUV
us|Compass|2021-2022|2.4/4/0|a6 a9|AF|m25 g217-222||small SUV
us|Compass|2023-2026|2/4/0/t|a8|A|m26-27 g205-208||small SUV
us|Gladiator|2020|3.6/6/0|a8 m6|4|m19 g290-296||standard pickup
us|Gladiator|2021-2023|3/6/1/t 3.6/6/0|a8 m6|4|m19-24 g263-296||standard pickup|EcoDiesel;Rubic EcoDiesel;Rubicon EcoDiesel
us|Gladiator|2024|3.6/6/0|a8 m6|4|m18-19 g290-311||standard pickup
us|Gladiator|2025-2026|3.6/6/0|a8|4|m19 g290-291||standard pickup
us|Grand Cherokee|1993-1995|4/6/0 5.2/8/0|a4 m5|XR|m14-16 g345-394||SUV/special purpose
us|Grand Cherokee|1996-1997|4/6/0 5.2/8/0|a4|XR|m14-16 g345-394||SUV/special purpose
us|Grand Cherokee|1998|4/6/0 5.2/8/0 5.9/8/0|a4|XR|m13-16 g345-425||SUV/special purpose
us|Grand Cherokee|1999-2000|4/6/0 4.7/8/0|a4|XR|m15-17 g325-368||SUV
us|Grand Cherokee|2001-2004|4/6/0 4.7/8/0|a4 a5|XR|m14-16 g345-394||SUV
us|Grand Cherokee|2005|3.7/6/0 4.7/8/0 5.7/8/0|a5|XR|m14-17 g325-394||SUV
us|Grand Cherokee|2006|3.7/6/0 4.7/8/0 5.7/8/0 6.1/8/0|a5|XR|m12-17 g325-460||SUV
us|Grand Cherokee|2007-2008|3/6/1 3.7/6/0 4.7/8/a 5.7/8/0 6.1/8/0|a5|XR|m12-20 g316-460||SUV
us|Grand Cherokee|2009|3.7/6/0 4.7/8/a 4.7/8/0 5.7/8/0 6.1/8/0|a5|XR|m12-18 g307-460||SUV|SRT8
us|Grand Cherokee|2010|3.7/6/0 5.7/8/0 6.1/8/0|a5|4R|m13-18 g307-425||SUV|SRT8
us|Grand Cherokee|2011|3.6/6/a 3.6/6/0 5.7/8/0|a5|4R|m15-18 g307-368||SUV
us|Grand Cherokee|2012|3.6/6/a 5.7/8/0 6.4/8/0|a5 a6|4AR|m14-19 g291-394||SUV|SRT8
us|Grand Cherokee|2013|3.6/6/a 5.7/8/0 6.4/8/0|a5 a6|4R|m14-19 g288-383||standard SUV|SRT8
us|Grand Cherokee|2014-2015|3/6/1/t 3.6/6/a 5.7/8/0 6.4/8/0|a8|4R|m15-25 g254-368||standard SUV|SRT8
us|Grand Cherokee|2016|3/6/1/t 3.6/6/0 5.7/8/0 6.4/8/0|a8|4AR|m15-25 g254-368||standard SUV|SRT8
us|Grand Cherokee|2017|3.6/6/0 5.7/8/0 6.4/8/0|a8|4AR|m15-21 g257-368||standard SUV|SRT
us|Grand Cherokee|2018-2019|3/6/1/t 3.6/6/0 5.7/8/0 6.2/8/0/s 6.4/8/0|a8|AR|m13-25 g254-413||standard SUV|SRT;TrackHawk
us|Grand Cherokee|2020-2021|3.6/6/0 5.7/8/0 6.2/8/0/s 6.4/8/0|a8|AR|m13-21 g257-413||standard SUV|L;SRT;Trackhawk
us|Grand Cherokee|2022-2024|2/4/4/t 3.6/6/0 5.7/8/0|a8|4AR|m17-23 g110-331||standard SUV|4xe;L;WK
us|Grand Cherokee|2025|2/4/4/t 3.6/6/0|a8|4R|m21-23 g251-267||standard SUV|4xe;L
us|Grand Wagoneer|1984|4.2/6/0 5.9/8/0|a3 m4|X|m11-16 g345-502||SUV/special purpose
us|Grand Wagoneer|1985|4.2/6/0 5.9/8/0|a3|X|m11-14 g394-502||SUV/special purpose
us|Grand Wagoneer|1986-1987|4.2/6/0 5.9/8/0|a3 m4|X|m11-15 g368-502||SUV/special purpose
us|Grand Wagoneer|1988-1991|5.9/8/0|a3|X|m11 g502||SUV/special purpose
us|Grand Wagoneer|2022|3/6/0/t 6.4/8/0|a8|AR|m15-17 g324-374||standard SUV
us|Grand Wagoneer|2023-2024|3/6/0/t 6.4/8/0|a8|A|m15-17 g334-374||standard SUV|L
us|Grand Wagoneer|2025|3/6/0/t|a8|A|m17 g334||standard SUV|L
us|Liberty|2002|3.7/6/0|a4 m5|XR|m16-17 g325-345||SUV
us|Liberty|2003-2004|2.4/4/0 3.7/6/0|a4 m5|XR|m16-19 g291-345||SUV|Cherokee
us|Liberty|2005|2.4/4/0 2.8/4/1/t 3.7/6/0|a4 a5 m6|XR|m17-21 g276-325||SUV|Cherokee
us|Liberty|2006|2.8/4/1/t 3.7/6/0|a4 a5 m6|XR|m17-21 g301-325||SUV|Cherokee
us|Liberty|2007-2008|3.7/6/0|a4 m6|XR|m17-19 g291-325||SUV|Cherokee
us|Liberty|2009|3.7/6/0|a4|XR|m17-18 g307-325||SUV
us|Liberty|2010-2012|3.7/6/0|a4|4R|m17-18 g307-325||SUV
us|Patriot|2007-2009|2/4/0 2.4/4/0|c m5|XF|m20-25 g221-276||SUV
us|Patriot|2010-2013|2/4/0 2.4/4/0|c m5|4F|m21-25 g217-263||SUV
us|Patriot|2014-2016|2/4/0 2.4/4/0|c a6 m5|4F|m21-25 g216-260||small SUV
us|Patriot|2017|2/4/0 2.4/4/0|c a6 m5|4AF|m21-25 g216-259||small SUV
us|Renegade|2015-2018|1.4/4/0/t 2.4/4/a 2.4/4/0|a9 m6|AF|m24-27 g208-231||small SUV
us|Renegade|2019-2021|1.3/4/0/t 2.4/4/0|a9|AF|m24-27 g191-231||small SUV|Trailhawk
us|Renegade|2022|1.3/4/0/t|a9|AF|m24-27 g204-231||small SUV|Trailhawk
us|Renegade|2023|1.3/4/0/t|a9|A|m24-26 g216-231||small SUV|Trailhawk
us|Wrangler|2003-2004|2.4/4/0 4/6/0|a4 m5|X|m16-17 g325-345||SUV|TJ;Wrangler/TJ
us|Wrangler|2005-2006|2.4/4/0 4/6/0|a4 m6|X|m14-17 g325-394||SUV|TJ;Wrangler/TJ
us|Wagoneer|1984|2.5/4/0 2.8/6/0|a3 m4 m5|X|m16-21 g263-345||SUV/special purpose|Cherokee/Wagoneer
us|Wagoneer|1985-1986|2.1/4/1/t 2.5/4/0 2.8/6/0|a3 m4 m5|XR|m15-26 g240-368||SUV/special purpose|Cherokee/Wagoneer
us|Wagoneer|1987|2.1/4/1/t 2.5/4/0 4/6/0|a4 m4 m5|X|m17-25 g253-325||SUV/special purpose|Cherokee/Wagoneer
us|Wagoneer|1988|2.5/4/0 4/6/0|a4 m4 m5|X|m16-21 g263-345||SUV/special purpose|Cherokee/Wagoneer
us|Wagoneer|1989|2.5/4/0 4/6/0|a4 m5|X|m16-19 g291-345||SUV/special purpose|Cherokee/Wagoneer;Limited
us|Wagoneer|1990|4/6/0|a4|X|m16 g345||SUV/special purpose
us|Wagoneer|2022|5.7/8/3|a8|AR|m17-18 g298-323||standard SUV
us|Wagoneer|2023|3/6/0/t 5.7/8/3|a8|AR|m17-20 g281-324||standard SUV|L
us|Wagoneer|2024-2025|3/6/0/t //8|a8 s|AR|m19-20 g281-296 e83-97 r262-303||standard SUV|L;S
us|Wrangler|1987-1990|2.5/4/0 4.2/6/0|a3 m5|X|m14-17 g325-394||SUV/special purpose
us|Wrangler|1991-1995|2.5/4/0 4/6/0|a3 m5|X|m14-17 g325-394||SUV/special purpose
us|Wrangler|1997|2.5/4/0 4/6/0|a3 m5|4|m15-18 g307-368||SUV/special purpose
us|Wrangler|1998-2002|2.5/4/0 4/6/0|a3 m5|X|m14-17 g325-394||SUV
us|Wrangler|2003-2004|2.4/4/0 4/6/0|a4 m5|X|m16-17 g325-345||SUV|TJ
us|Wrangler|2005-2006|2.4/4/0 4/6/0|a4 m6|X|m14-17 g325-394||SUV|TJ
us|Wrangler|2007-2009|3.8/6/0|a4 m6|XR|m16-18 g307-345||SUV
us|Wrangler|2010|3.8/6/0|a4 m6|4R|m17 g325||SUV
us|Wrangler|2011|3.8/6/0|a4 m6|4|m17 g325||SUV
us|Wrangler|2012-2017|3.6/6/0|a5 m6|4|m18 g298-313||small SUV|Unlimited
us|Wrangler|2018|2/4/2/t 3.6/6/0|a5 a8 m6|4|m18-24 g233-313||small SUV|New Wrangler;New Wrangler Unlimited;Unlimited
us|Wrangler|2019|2/4/3/t 3.6/6/0|a8 m6|4|m19-24 g233-285||small SUV|Unlimited
us|Wrangler|2020|2/4/3/t 2/4/0/t 3/6/1/t 3.6/6/3 3.6/6/0|a8 m6|4|m19-25 g241-285||small SUV|Unlimited
us|Wrangler|2021-2023|2/4/0/t 2/4/4/t 3/6/1/t 3.6/6/3 3.6/6/0 6.4/8/0|a8 m6|4|m14-25 g143-387||small SUV|2dr;4dr;4dr 4xe;4dr EcoDiesel;Rubic 4dr EcoDiesel
us|Wrangler|2024-2025|2/4/0/t 2/4/4/t 3.6/6/0 6.4/8/0|a8 m6|4|m14-21 g143-395||small SUV|2dr;4dr;4dr 4xe;Rubicon 2dr;Rubicon 4dr
us|Wrangler|2026|2/4/0/t 3.6/6/0|a8 m6|4|m19-21 g258-296||small SUV|2dr;4dr
uk|Avenger|2024-2025|//8///115-115 1.2//3//1199/74-74 1.2//0//1199/74-74|a6 m6 s|F|r232-270 w46-61 W102-139|6e
uk|Cherokee|2015-2017|2//1/t/1956 2.2//1/t/2184 3.2//0//3239|a9 m6|2A|n28-53 N139-236|6
uk|Cherokee|2018|2//1/t/1956 2.1//1/t/2148 2.2//1/t/2184 3.2//0//3239|a9 m6|2A|n28-53 N139-236|6 6b
uk|Cherokee|2019|2//1/t/1956 2.1//1/t/2148 2.2//1/t/2184 3.2//0//3239|a9 m6|2A|n28-53 N139-236|6b
uk|Compass|2011-2013|2//0//1995 2.1//1/t/2143 2.4//0//2359|c m5 m6|2A|n33-46 N161-199|5
uk|Compass|2014-2017|2//0//1995 2.4//0//2359|a6 m5|2A|n31-37 N175-209|6
uk|Compass|2018|1.4//0//1368 1.6//1/t/1598 2//1/t/1956 2//0//1995 2.4//0//2359|a6 a9 m5 m6|2A|n31-64 N117-209|6 6b
uk|Compass|2019|1.4//0//1368 1.6//1/t/1598 2//1/t/1956|a9 m6|2A|n41-64 N117-160|6b
uk|Compass|2020-2021|1.4//0/t/1386/103-125 1.6//1/t/1598/88-88 2//1/t/1956/125-125|a9 m6|2A|w29-49 W151-221|6d-TEMP
uk|Compass|2022|1.3//0//1332/96-96 1.3//4//1332 1.4//0/t/1386/103-125 1.5//3//1469/96-96 1.6//1/t/1598/88-88 2//1/t/1956/125-125|a6 a9 d7 m6|2AF|w29-50 W44-221|6d 6d-TEMP
uk|Compass|2024-2025|1.3//4//1332/132-132 1.5//3//1469/96-96|a6 a7|F|w46-52 W35-137|6e
uk|Grand Cherokee|2011|3//1/t/2987 5.7//0//5654|a5||n25-34 N218-327|5
uk|Grand Cherokee|2012-2013|3//1/t/2987 5.7//0//5654 6.4//0//6417|a5||n20-34 N218-328|5
uk|Grand Cherokee|2016-2019|3//1/t/2987 6.4//0//6417|a8||n21-38 N184-315|6
uk|Grand Cherokee|2024-2025|2//4//1995/200-200|a8||W65-76|6e
uk|Patriot|2011-2013|2.1//1/t/2143 2.4//0//2359|c m6||n32-43 N172-202|5
uk|Renegade|2016|1.4//0//1368 1.6//1/t/1598 2//1/t/1956|r6 a9 m6|2A|n47-63 N115-151|6
uk|Renegade|2017|1.4//0//1368 1.6//1/t/1598 1.6//0//1598 2//1/t/1956|r6 a9 m5 m6|2A|n41-63 N115-160|6
uk|Renegade|2018-2019|1.4//0//1368 1.6//1/t/1598 1.6//0//1598 2//1/t/1956|r6 a6 a9 d6 m5 m6|2A|n41-64 N115-160|6 6b
uk|Renegade|2020|1//0//999/88-88 1.3//0//1332/111-134 1.3//4/t/1332 1.6//1/t/1598/88-88 2//1/t/1956/103-103|r6 a6 a9 m6|AF|w31-51 W47-204|6d 6d-TEMP
uk|Renegade|2021|1//0//999/88-88 1.3//0//1332/111-134 1.3//4/t/1332 1.6//1/t/1598/88-88 2//1/t/1956/103-103|r6 a6 a9 d6 m6|AF|w31-51 W47-204|6d 6d-TEMP
uk|Renegade|2022|1//0//999/88-88 1.3//0//1332/111-134 1.3//4/t/1332/132-132 1.5//3//1469/96-96 1.6//1/t/1598/88-88 2//1/t/1956/103-103|r6 a6 a9 d6 d7 m6|AF|w31-51 W43-204|6d 6d-TEMP
uk|Renegade|2024-2025|1.3//4//1332/132-132 1.5//3//1469/96-96|a6 a7|F|w46-52 W35-137|6e
uk|Renegade|2021-2022|1.3//4/t/1332|a6||W48-54|6d||Renegade 4xe
uk|Wrangler|2011|2.8//1/t/2776 3.8//0//3778|a4 a5 m6||n23-40 N187-288|5
uk|Wrangler|2012-2013|2.8//1/t/2776 3.6//0//3604 3.8//0//3778|a4 a5 m6||n23-40 N187-288|5
uk|Wrangler|2015|3.6//0//3604|a5 m6||n24-25 N263-276|6
uk|Wrangler|2016-2017|2.8//1/t/2776 3.6//0//3604|a5 m6||n24-32 N231-276|6
uk|Wrangler|2018|2.8//1/t/2776 3.6//0//3604|a5 m6||n24-32 N231-276|6 6b
uk|Wrangler|2019|2.8//1/t/2776 3.6//0//3604|a5||n24-32 N231-276|6 6b
uk|Wrangler|2020|2.1//1/t/2143/147-147|a8|A|w29-32 W234-256|6d-TEMP
uk|Wrangler|2021-2022|2//0//1995/200-200 2.1//1/t/2143/147-147|a8|A|w23-32 W233-278|6d 6d-TEMP
uk|Wrangler|2024-2025|2//0//1995/200-200|a8||w24-25 W250-269|6e
=KGM
uk|Korando|2023-2025|//8///140-140 1.5//0//1497/120-120 1.6//1/t/1597/100-100|a6 m6 s|A|r211 w36-45 W164-182|6d
uk|Musso|2023-2025|2.2//1/t/2157/149-149|a6 m6||w30-34 W220-245|6d
uk|Rexton|2023-2025|2.2//1/t/2157/149-149|a8||w33 W225-227|6d
uk|Tivoli|2023-2025|1.2//0//1197/94-94 1.5//0//1497/120-120|a6 m6||w37-40 W158-175|6d
=Karma
us|GS-6|2021|1.5/3/4/t|s|R|m22-26 g43-60||subcompact car
us|Revero|2018-2019|2/4/4/t|s|R|m20 g94-97||subcompact car
us|Revero|2020|1.5/3/4/t|s|R|m26 g43||subcompact car|GT
=Kia
us|Amanti|2004-2006|3.5/6/0|a5|F|m18 g307||large car
us|Amanti|2007-2009|3.8/6/0|a5|F|m19 g291||large car
us|Borrego|2009|3.8/6/0 4.6/8/0|a5 a6|XR|m17-18 g307-325||SUV
us|Borrego|2010-2011|3.8/6/0 4.6/8/0|a5 a6|4R|m17-18 g307-325||SUV
us|Cadenza|2014-2016|3.3/6/0|a6|F|m22 g251||large car
us|Cadenza|2017-2020|3.3/6/0|a8|F|m23 g238-240||large car
us|Carnival|2022-2024|3.5/6/0|a8|F|m22 g253-254||minivan
us|Carnival|2025-2026|1.6/4/2/t 3.5/6/0|a8 d6|F|m21-33 g170-266||minivan|Hybrid
us|EV6|2022-2025|//8|s|AR|e79-117 r206-319||small SUV|GT;Long Range;Standard Range
us|EV9|2024-2026|//8|s|AR|e78-89 r230-305||standard SUV|GT;Long Range;Long Range GT-Line;Standard Range
us|Forte|2010|2/4/0 2.4/4/0|a4 a5 m5 m6|F|m26-30 g184-212||compact car
us|Forte|2011-2013|2/4/0 2.4/4/0|a6 m6|F|m26-30 g184-216||midsize car|Eco;Koup
us|Forte|2014-2016|1.6/4/0/t 1.8/4/0 2/4/0|a6 m6|F|m24-30 g183-230||compact car|5;Eco;Koup
us|Forte|2017-2018|1.6/4/0/t 2/4/0|a6 d7 m6|F|m25-32 g173-219||midsize car|5;Koup
us|Forte|2019|2/4/0|c m6|F|m31-35 g159-180||midsize car|FE
us|Forte|2020-2024|1.6/4/0/t 2/4/0|c d7 m6|F|m26-35 g159-216||midsize car|FE
us|K4|2025|1.6/4/0/t 2/4/0|c a8|F|m29-34 g164-188||midsize car
us|K5|2021-2024|1.6/4/0/t 2.5/4/0/t|a8 d8|AF|m27-32 g172-206||large car
us|K5|2025-2026|2.5/4/0 2.5/4/0/t|a8 d8|AF|m27-30 g185-206||large car|w/Stop-Start
us|K900|2015-2018|3.8/6/0 5/8/0|a8|R|m18-21 g266-318||large car
us|K900|2019-2020|3.3/6/0/t|a8|A|m21 g268||large car
us|Niro|2017|1.6/4/2|d6|F|m43-50 g110-129||small wagon|FE;Touring
us|Niro|2018|1.6/4/2 1.6/4/4|d6|F|m43-50 g56-129||small wagon|FE;Plug-in Hybrid;Touring
us|Niro|2019-2023|1.6/4/2 1.6/4/4 //8|d6 s|F|m43-53 g44-129 e112-113 r239-253||small wagon|Electric;FE;Plug-in Hybrid;Touring
us|Niro|2024|1.6/4/2 //8|d6 s|F|m49-53 g104-112 e113 r253||small SUV|Electric;FE
us|Niro|2025-2026|1.6/4/2 1.6/4/4 //8|d6 s|F|m48-53 g44-112 e113 r253||small SUV|Electric;FE;Plug-in Hybrid
us|Optima|2001|2.4/4/0 2.5/6/0|a4 m5|F|m19-21 g263-291||midsize car
us|Optima|2002-2005|2.4/4/0 2.7/6/0|a4 m5|F|m18-23 g240-307||midsize car
us|Optima|2006|2.4/4/0 2.7/6/0|a4 a5 m5|F|m21-25 g221-263||midsize car
us|Optima|2007-2010|2.4/4/0 2.7/6/0|a5 m5|F|m23-25 g221-240||midsize car
us|Optima|2011-2012|2/4/0/t 2.4/4/2 2.4/4/0|a6 m6|F|m26-36 g153-212||midsize car|Hybrid
us|Optima|2013|2/4/0/t 2.4/4/2 2.4/4/0|a6 d6 m6|F|m26-37 g150-211||midsize car|Hybrid;Hybrid EX
us|Optima|2014-2015|2/4/0/t 2.4/4/2 2.4/4/0|a6 d6|F|m24-37 g150-231||midsize car|Hybrid;Hybrid EX
us|Optima|2016|1.6/4/0/t 2/4/0/t 2.4/4/2 2.4/4/0|a6 d6 d7|F|m25-37 g150-224||large car|FE;Hybrid;Hybrid EX
us|Optima|2017-2020|1.6/4/0/t 2/4/2 2/4/0/t 2/4/4 2.4/4/0|a6 d6 d7|F|m24-42 g60-231||large car|FE;Hybrid;Plug-in Hybrid;S
us|Rio|2001-2002|1.5/4/0|a4 m5|F|m24-26 g212-230||compact car
us|Rio|2003-2011|1.6/4/0|a4 m5|F|m24-31 g178-230||compact car
us|Rio|2012-2019|1.6/4/0|a6 m6|F|m30-32 g172-181||compact car|Eco
us|Rio|2020-2023|1.6/4/0|c|F|m36 g155||compact car
us|Rondo|2007-2012|2.4/4/0 2.7/6/0|a4 a5|F|m20-22 g251-276||midsize wagon
us|Sedona|2002-2005|3.5/6/0|a5|F|m16-17 g325-345||minivan
us|Sedona|2006-2010|3.8/6/0|a5|F|m18-19 g291-307||minivan
us|Sedona|2011-2012|3.5/6/0|a6|F|m21 g263||minivan
us|Sedona|2014|3.5/6/0|a6|F|m20 g284||minivan
us|Sedona|2015-2018|3.3/6/0|a6|F|m19-21 g269-296||minivan|SX;SXL
us|Sedona|2019-2021|3.3/6/0|a8|F|m21 g271-272||minivan
us|Seltos|2021-2023|1.6/4/0/t 2/4/0|c d7|AF|m27-31 g176-206||small SUV
us|Seltos|2024-2025|1.6/4/0/t 2/4/0|c a8|AF|m25-31 g179-217||small SUV
us|Seltos|2026|1.6/4/0/t 2/4/0|c a8|A|m25-29 g192-217||small SUV
us|Sephia|1993-1994|1.6/4/0|a4 m5|F|m24-27 g205-230||compact car
us|Sephia|1995-1997|1.6/4/0 1.8/4/0|a4 m5|F|m21-28 g197-263||compact car
us|Sephia|1998-2001|1.8/4/0|a4 m5|F|m22-24 g230-251||compact car|Spectra
us|Sorento|2003|3.5/6/0|a4|XR|m15 g368||SUV
us|Sorento|2004|3.5/6/0|a4 m5|XR|m15-16 g345-368||SUV
us|Sorento|2005-2006|3.5/6/0|a5 m5|XR|m15-16 g345-368||SUV
us|Sorento|2007-2009|3.3/6/0 3.8/6/0|a5|XR|m17-18 g307-325||SUV
us|Sorento|2011-2013|2.4/4/0 3.5/6/0|a6 m6|4F|m20-24 g230-276||SUV
us|Sorento|2014|2.4/4/0 3.3/6/0|a6 m6|4F|m20-22 g247-279||small SUV
us|Sorento|2015|2.4/4/0 3.3/6/0|a6|AF|m20-23 g242-279||small SUV
us|Sorento|2016-2018|2/4/0/t 2.4/4/0 3.3/6/0|a6|AF|m19-24 g234-290||small SUV|FE
us|Sorento|2019-2020|2.4/4/0 3.3/6/0|a6 a8|AF|m20-25 g226-271||small SUV
us|Sorento|2021|1.6/4/2/t 2.5/4/0 2.5/4/0/t|a8 d6 d8|AF|m24-37 g150-233||small SUV|Hybrid
us|Sorento|2022-2026|1.6/4/2/t 1.6/4/4/t 2.5/4/0 2.5/4/0/t|a8 d6 d8|AF|m23-37 g65-242||small SUV|Hybrid;Plug-in Hybrid
us|Soul|2010-2011|1.6/4/0 2/4/0|a4 m5|F|m26-28 g197-212||small wagon
us|Soul|2012-2014|1.6/4/0 2/4/0|a6 m6|F|m25-28 g197-221||small wagon|ECO dynamics;Eco
us|Soul|2015-2016|1.6/4/0 2/4/0 //8|a6 m6 s|F|m26-27 g208-214 e105 r93||small wagon|ECO dynamics;Electric
us|Soul|2017-2019|1.6/4/0 1.6/4/0/t 2/4/0 //8|a6 d7 m6 s|F|m27-28 g198-208 e105-108 r93-111||small wagon|Electric
us|Soul|2020|1.6/4/0/t 2/4/0 //8|c d7 m6 s|F|m27-31 g178-206 e114 r243||small wagon|Eco dynamics;Electric
us|Soul|2021|1.6/4/0/t 2/4/0|c d7 m6|F|m27-31 g178-206||small wagon|Eco dynamics
us|Soul|2022|1.6/4/0/t 2/4/0|c d7|F|m29-31 g178-192||small wagon|Eco dynamics
us|Soul|2023-2025|2/4/0|c|F|m30-31 g178-188||small wagon|Eco dynamics
us|Spectra|2000-2003|1.8/4/0|a4 m5|F|m22-24 g230-251||compact car|Sephia/Spectra
us|Spectra|2004|1.8/4/0 2/4/0|a4 m5|F|m22-25 g221-251||compact car|1.8L;2.0L
us|Spectra|2005-2009|2/4/0|a4 m5|F|m25-27 g205-221||midsize car
us|Sportage|1995-2002|2/4/0|a4 m5|XR|m17-19 g291-325||SUV
us|Sportage|2005-2009|2/4/0 2.7/6/0|a4 m5|XF|m19-22 g251-291||SUV
us|Sportage|2010|2/4/0 2.7/6/0|a4 m5|4F|m20-22 g251-276||SUV
us|Sportage|2011-2013|2/4/0/t 2.4/4/0|a6 m6|4F|m21-25 g221-264||SUV
us|Sportage|2014|2/4/0/t 2.4/4/0|a6|4F|m21-23 g234-262||small SUV
us|Sportage|2015-2022|2/4/0/t 2.4/4/0|a6|AF|m21-26 g217-263||small SUV|FE;SX
us|Sportage|2023-2026|1.6/4/2/t 1.6/4/4/t 2.5/4/0|a8 d6|AF|m24-43 g34-232||small SUV|Hybrid;Plug-in Hybrid;X-pro
us|Stinger|2018-2021|2/4/0/t 3.3/6/0/t|a8|AR|m20-25 g227-279||midsize car
us|Stinger|2022-2023|2.5/4/0/t 3.3/6/0/t|a8|AR|m20-25 g221-280||midsize car
us|Telluride|2020-2025|3.8/6/0|a8|AF|m20-23 g245-275||small SUV
uk|Carens|2011-2013|1.6//1/t/1582 1.6//0//1591|m5 m6||n38-51 N146-174|5
uk|Carens|2015|1.7//1/t/1685|d7 m6||n59-63 N118-127|6
uk|Carens|2016-2018|1.6//0//1591 1.7//1/t/1685|d7 m6||n46-67 N109-143|6
uk|Carens|2019|1.6//0//1591 1.7//1/t/1685|m6||n46-63 N118-143|6
uk|Ceed|2011-2013|1.4//1/t/1396 1.4//0//1396 1.6//1/t/1582 1.6//0//1591|a4 a6 m5 m6||n43-76 N97-158|5|estate
uk|Ceed|2016-2017|1//0/t/998 1.4//0//1368 1.4//1/t/1396 1.4//0//1396 1.6//1/t/1582 1.6//0/t/1591|d7 m6||n38-78 N94-170|6|estate
uk|Ceed|2018|1//0/t/998 1.4//0/t/1353 1.4//0//1368 1.4//1/t/1396 1.4//0//1396 1.6//1/t/1582 1.6//0/t/1591 1.6//1/t/1598|d7 m6||n38-78 N94-170|6 6d-TEMP|estate
uk|Ceed|2019|1//0/t/998/88-88 1.4//0/t/1353/103-103 1.6//0/t/1591/150-150 1.6//1/t/1598/85-100|d7 m6||n42-74 N99-155 w38-60 W122-169|6d-TEMP|estate
uk|Ceed|2020|1//0/t/998/88-88 1.4//0/t/1353/103-106 1.6//4//1580/77-77 1.6//0/t/1591/150-150 1.6//1/t/1598/85-102|d6 d7 m6||w38-60 W33-169|6d-TEMP|estate
uk|Ceed|2021|1//0/t/998/88-88 1.4//0/t/1353/103-106 1.5//0/t/1482/118-118 1.6//4//1580/77-77 1.6//0/t/1591/150-150 1.6//1/t/1598/85-102 1.6//6/t/1598/100-100 1.6//3/t/1598/100-100|a6 d6 d7 m6||w42-63 W33-153|6d 6d-TEMP|estate;hatchback
uk|Ceed|2022|1//0/t/998/88-88 1.4//0/t/1353/103-106 1.5//0/t/1482/118-118 1.6//4//1580/77-77 1.6//6/t/1589/100-100 1.6//0/t/1591/150-150 1.6//1/t/1598/85-102 1.6//6/t/1598/100-100 1.6//3/t/1598/100-100|a6 d6 d7 m6||w42-64 W33-153|6d 6d-TEMP|estate;hatchback
uk|Ceed|2023|1//0/t/998/88-88 1.5//0/t/1482/118-118 1.6//1/t/1598/100-100 1.6//6/t/1598/100-100|d7 m6 m7||w46-64 W115-137|6d|estate
uk|Ceed|2024-2025|1//0/t/998/88-88 1.5//0/t/1482/103-118 1.6//1/t/1598/100-100 1.6//6/t/1598/100-100|d d6 d7 m m6 m7||w46-64 W115-137|6d 6e|estate
uk|EV3|2025|//8///150-150|s|F|r271-375
uk|EV6|2021-2025|//8///168-430|s|AR|r263-362
uk|EV9|2024-2025|//8///150-283|s|AR|r314-350
uk|Niro|2016-2017|1.6//0//1580|d6||n64-74 N88-101|6
uk|Niro|2018|1.6//2//1580 1.6//0//1580 1.6//4//1580|d6||n64-76 N29-101|6 6d-TEMP
uk|Niro|2019-2020|1.6//2//1580/104-104 1.6//4//1580/104-104|d6||n66-76 N29-100 w53-59 W31-120|6d-TEMP
uk|Niro|2021|1.6//2//1580/104-104 1.6//4//1580/104-104|d6||w53-59 W31-120|6d 6d-TEMP
uk|Niro|2022|//8///150-150 1.6//2//1580/104-104 1.6//4//1580/104-104|d6 s||r286 w53-64 W18-120|6d 6d-TEMP
uk|Niro|2023|//8///150-150 1.6//2//1580/104-104 1.6//4//1580/135-135|d6 s||r286 w53-64 W18-120|6d
uk|Niro|2024-2025|//8///150-150 1.6//2//1580/95-104 1.6//4//1580/126-135|a6 d6 s||r286 w53-64 W18-120|6d 6e
uk|Niro EV|2018-2019|//8|s||r283|6d-TEMP
uk|Niro EV|2021-2022|//8///100-150|s||r180-283|6d
uk|Niro EV|2023-2025|//8///100-150|s||r180-286
uk|Optima|2011-2013|1.7//1/t/1685|a6 m6||n47-58 N128-158|5
uk|Optima|2016|1.7//1/t/1685 2//4//1999|a6 d7 m6||n64-67 N37-116|6|saloon
uk|Optima|2017|1.7//1/t/1685 2//0/t/1998 2//4//1999|a6 d7 m6||n34-67 N37-191|6|saloon
uk|Optima|2018|1.6//1/t/1598 1.7//1/t/1685 2//0/t/1998 2//4//1999/151-151|a6 d7 m6||n34-67 N37-191 W33|6 6d-TEMP|estate;saloon
uk|Optima|2019|1.6//1/t/1598/100-100 1.7//1/t/1685 2//0/t/1998/175-175 2//4//1999/151-151|a6 a7 d7 m6||n31-67 N110-211 w30-54 W33-211|6 6d-TEMP|estate;saloon
uk|Optima|2020|1.6//1/t/1598/100-100 2//0/t/1998/175-175|a6 a7 m6||w30-54 W137-211|6d-TEMP|estate;saloon
uk|Optima|2016-2018|1.7//1/t/1685|d7 m6||n61-64 N113-120|6|estate|Optima Sportswagon
uk|Picanto|2011-2013|1//0//998 1.2//0//1248|a4 m5||n53-67 N99-125|5
uk|Picanto|2016-2017|1//0//998 1.2//0//1248|a4 m5||n50-64 N101-130|6
uk|Picanto|2018|1//0/t/998 1.2//0//1248|a4 m5||n47-64 N101-137|6 6d-TEMP
uk|Picanto|2019|1//0/t/998/49-74 1.2//0//1248/62-63|a4 m5||n47-56 N114-137 w42-55 W117-152|6d-TEMP
uk|Picanto|2020|1//0/t/998/49-74 1.2//0//1248/62-63|r5 a4 m5||w42-59 W110-152|6d 6d-TEMP
uk|Picanto|2021-2022|1//0/t/998/49-74|r5 m5 m6||w50-59 W109-127|6d 6d-TEMP
uk|Picanto|2023|1//0/t/998/49-74|r5 m5 m6||w52-59 W109-123|6d
uk|Picanto|2024-2025|1//0/t/998/46-74 1.2//0//1197/57-57|r r5 m m5 m6||w50-59 W109-128|6d 6e
uk|ProCeed|2011-2013|1.4//0//1396 1.6//1/t/1582 1.6//0//1591|a4 m5 m6||n43-72 N103-158|5
uk|ProCeed|2016-2018|1//0/t/998 1.4//0//1396 1.6//1/t/1582 1.6//0/t/1591|d7 m6||n38-74 N99-170|6
uk|ProCeed|2019|1.4//0/t/1353/103-106 1.6//0/t/1591/150-150 1.6//1/t/1598/100-100|d7 m6||n46-67 N110-142 w39-56 W131-163|6d-TEMP
uk|ProCeed|2020|1.4//0/t/1353/103-106 1.5//0/t/1482/118-118 1.6//0/t/1591/150-150 1.6//1/t/1598/100-100|d7 m6||w39-56 W131-163|6d 6d-TEMP
uk|ProCeed|2021-2022|1.4//0/t/1353/103-103 1.5//0/t/1482/118-118 1.6//0/t/1591/150-150|d7 m6||w39-49 W131-163|6d 6d-TEMP
uk|ProCeed|2023|1.5//0/t/1482/118-118 1.6//0/t/1591/150-150|d7 m6||w42-49 W130-154|6d
uk|ProCeed|2024-2025|1.5//0/t/1482/103-118 1.6//0/t/1591/150-150|d d7 m m6||w42-49 W130-154|6d 6e
uk|Rio|2011-2013|1.1//1/t/1120 1.2//0//1248 1.4//1/t/1396 1.4//0//1396|a4 m5 m6||n44-88 N85-150|5
uk|Rio|2016-2017|1//0/t/998 1.2//0//1248 1.4//0//1368 1.4//1/t/1396 1.4//0//1396|a4 m5 m6||n46-81 N92-140|6
uk|Rio|2018|1//0/t/998 1.2//0//1248 1.4//0//1368 1.4//1/t/1396 1.4//0//1396|a4 a6 d7 m5 m6||n45-81 N92-144|6 6d-TEMP
uk|Rio|2019|1//0/t/998/74-88 1.2//0//1248/62-62 1.4//0//1368/73-73|a6 d7 m5 m6||n45-56 N114-144 w42-49 W132-151|6d-TEMP
uk|Rio|2020|1//0/t/998/74-88 1.2//0//1197 1.2//0//1248/62-62 1.4//0//1368/73-73|a6 d7 m5 m6||w42-52 W122-151|6d-TEMP
uk|Rio|2021-2025|1//0/t/998/74-88 1.2//0//1197|d7 m5 m6||w50-54 W118-130|6d-TEMP
uk|Sedona|2011-2013|2.2//1/t/2199|a4 m6||n38-42 N179-199|4
uk|Sorento|2011-2013|2//1/t/1995 2.2//1/t/2199|a6 m6||n38-44 N169-194|5
uk|Sorento|2016-2017|2.2//1/t/2199|a6 m6||n43-50 N149-174|6
uk|Sorento|2018|2.2//1/t/2199|a6 a8 m6||n43-50 N149-174|6 6d-TEMP
uk|Sorento|2019|2.2//1/t/2199/147-147|a8 m6||n46-47 N157-161 w38-42 W177-196|6d-TEMP
uk|Sorento|2020|1.6//2/t/1598/169-169 2.2//1/t/2151/148-148 2.2//1/t/2199/147-147|a6 a8 d8 m6|A|w38-42 W158-196|6d 6d-TEMP
uk|Sorento|2021-2022|1.6//2/t/1598/132-169 1.6//4/t/1598/132-132 2.2//1/t/2151/148-148|a6 a8 d8|A|w38-42 W38-176|6d 6d-TEMP
uk|Sorento|2023|1.6//1/t/1598/142-142 1.6//2/t/1598/132-169 1.6//4/t/1598/132-195 2.2//1/t/2151/142-148|a6 d8|A|w38-43 W38-176|6d
uk|Sorento|2024-2025|1.6//1/t/1598/142-142 1.6//2/t/1598/118-169 1.6//4/t/1598/118-195 2.2//1/t/2151/142-148|a6 d8|A|w38-44 W37-176|6d 6e
uk|Soul|2011-2013|1.6//1/t/1582 1.6//0//1591|a6 m6||n44-58 N129-155|5
uk|Soul|2014|//8|s||r132|6
uk|Soul|2015|//8 1.6//1/t/1582|m6 s||r132 n59 N128|6
uk|Soul|2016-2018|//8 1.6//1/t/1582 1.6//0/t/1591|d7 m6 s||r132 n41-59 N127-156|6
uk|Soul EV|2021-2025|//8///100-150|s||r171-337
uk|Sportage|2011-2013|1.6//0//1591 1.7//1/t/1685 2//1/t/1995 2//0//1998|a6 m5 m6||n34-54 N135-195|5
uk|Sportage|2016-2017|1.2//0/t/1248 1.6//0/t/1591 1.7//1/t/1685 2//1/t/1995|a6 d7 m6||n37-61 N119-177|6
uk|Sportage|2018|1.2//0/t/1248 1.6//0/t/1591 1.6//1/t/1598 1.7//1/t/1685 2//1/t/1995|a6 a8 d7 m6|2A|n36-61 N119-179|6 6d-TEMP
uk|Sportage|2019|1.6//0/t/1591/97-130 1.6//1/t/1598/85-100 2//1/t/1995/136-136|a8 d7 m6|2A|n36-59 N126-179 w32-50 W150-203|6d-TEMP
uk|Sportage|2020|1.6//0/t/1591/97-130 1.6//1/t/1598/100-100 1.6//5/t/1598/85-100 2//5/t/1995/136-136|a8 d7 m6|2A|w32-53 W138-201|6d-TEMP
uk|Sportage|2021|1.6//0/t/1591/97-130 1.6//1/t/1598/100-100 1.6//5/t/1598/85-100 1.6//6/t/1598/100-130 2//5/t/1995/136-136|a8 d7 m6|2A|w32-53 W138-202|6d 6d-TEMP
uk|Sportage|2022|1.6//0/t/1591/97-130 1.6//1/t/1598/85-100 1.6//5/t/1598/85-100 1.6//6/t/1598/100-130 1.6//2/t/1598/132-132 1.6//3/t/1598/110-110 1.6//0/t/1598/110-110 1.6//4/t/1598/195-195 2//5/t/1995/136-136|a6 a8 d7 m6|2A|w32-54 W25-202|6d 6d-TEMP
uk|Sportage|2023|1.6//0/t/1591/97-130 1.6//1/t/1598/85-85 1.6//6/t/1598/100-100 1.6//2/t/1598/132-132 1.6//3/t/1598/110-110 1.6//0/t/1598/110-110 1.6//4/t/1598/195-195|a6 d7 m6|2A|w32-55 W25-202|6d
uk|Sportage|2024-2025|1.6//0/t/1591/97-130 1.6//1/t/1598/85-85 1.6//6/t/1598/100-100 1.6//2/t/1598/118-154 1.6//3/t/1598/110-118 1.6//0/t/1598/110-110 1.6//4/t/1598/118-195|a a6 d7 m6|2A|w32-55 W25-202|6d 6e
uk|Stinger|2019-2025|2//0/t/1998/180-182 2.2//1/t/2199/147-147 3.3//0/t/3342/269-272|a8||n29-49 N154-221 w28-41 W179-233|6d-TEMP
uk|Stonic|2018-2019|1//0/t/998/88-88 1.4//0//1368/73-74 1.6//1/t/1598/84-84|d7 m6||n50-71 N106-132 w45-58 W128-142|6b 6d-TEMP
uk|Stonic|2020|1//0/t/998/74-88 1.4//0//1368/73-74 1.6//1/t/1598/84-84|d7 m6||w45-56 W125-142|6d 6d-TEMP
uk|Stonic|2021-2022|1//3/t/998/88-88 1//0/t/998/74-88|d7 m6||w46-51 W125-137|6d 6d-TEMP
uk|Stonic|2023|1//3/t/998/88-88 1//0/t/998/74-74|d7 m6||w47-51 W125-135|6d
uk|Stonic|2024-2025|1//3/t/998/73-88 1//0/t/998/73-74|d d7 m m6||w47-51 W125-135|6d 6e
uk|Venga|2011-2013|1.4//1/t/1396 1.4//0//1396 1.6//1/t/1582 1.6//0//1591|a4 m5 m6||n44-64 N117-154|5
uk|Venga|2015|1.6//0//1591|a6||n43 N150|6
uk|Venga|2016-2017|1.4//1/t/1396 1.4//0//1396 1.6//1/t/1582 1.6//0//1591|a6 m5 m6||n43-64 N115-150|6
uk|Venga|2018|1.4//1/t/1396 1.4//0//1396 1.6//1/t/1582 1.6//0//1591|a6 m5 m6||n41-64 N115-159|6 6d-TEMP
uk|Venga|2019|1.6//0//1591|a6 m6||n41-44 N149-159|6d-TEMP
uk|XCeed|2019|1//0/t/998/88-88 1.4//0/t/1353/103-103 1.6//1/t/1598/85-100|d7 m6||w40-53 W138-159|6d-TEMP
uk|XCeed|2020|1//0/t/998/88-88 1.4//0/t/1353/103-103 1.6//4//1580/104-104 1.6//1/t/1598/85-100|d6 d7 m6||w40-53 W32-159|6d-TEMP
uk|XCeed|2021-2022|1//0/t/998/88-88 1.5//0/t/1482/118-118 1.6//4//1580/104-104 1.6//6/t/1598/100-100|d6 d7 m6||w44-55 W31-145|6d 6d-TEMP
uk|XCeed|2023|1//0/t/998/88-88 1.5//0/t/1482/118-118 1.6//4//1580/104-104|d6 d7 m6||w45-47 W32-143|6d
uk|XCeed|2024-2025|1//0/t/998/88-88 1.5//0/t/1482/102-118 1.6//4//1580/104-104|d6 d7 m6||w45-47 W32-144|6d 6e
ca|Magentis|2001|2.4/4/0 2.5/6/0|a4 m5||g218-244 l9.5-10.6||compact
ca|Magentis|2002|2.4/4/0 2.7/6/0|a4||g235-258 l10.2-11.2||mid-size
ca|Magentis|2003|2.4/4/0 2.7/6/0|a4 m5||g207-230 l9-10||mid-size
ca|Magentis|2004-2006|2.4/4/0 2.7/6/0|a4||g212-230 l9.2-10||mid-size
ca|Magentis|2007-2010|2.4/4/0 2.7/6/0|a5 m5||g184-207 l8-9||mid-size
=Lamborghini
us|Aventador|2012|6.5/12/0|a7|A|m13 g425||two-seater|Coupe
us|Aventador|2013-2022|6.5/12/0|r7|A|m10-13 g420-539||two-seater|Countach;Coupe;Coupe LP740-4;Roadster;Roadster LP740-4;S Coupe;S Roadster;Sian Coupe;Sian Roadster;Veneno Coupe
us|Countach|1984|4.8/12/0|m5||m11 g502||two-seater|Lp500s
us|Countach|1986-1990|5.2/12/0|m5|R|m7 g789||two-seater
us|Diablo|1990-1991|5.7/12/0|m5|R|m10 g552||two-seater|DB132/Diablo
us|Diablo|1992-1999|5.7/12/0|m5|X|m10 g552||two-seater|DB132/144 - Diablo;DB132/144 Diablo;DB132/Diablo
us|Diablo|2001|6/12/0|m5|X|m11 g502||two-seater|DB132/144 Diablo
us|Gallardo|2004-2006|5/10/0|a6 m6|X|m10-13 g425-552||two-seater|L-140/141 Gallardo;L-140/715 Gallardo
us|Gallardo|2007|5/10/0|a6 m6|XR|m12-14 g394-460||two-seater|Coupe;Coupe SL;Spyder
us|Gallardo|2008|5/10/0|a6 m6|X|m12-13 g425-460||two-seater|Coupe;Spyder
us|Gallardo|2009|5.2/10/0|a6 m6|X|m14-16 g345-394||two-seater|Coupe;Spyder
us|Gallardo|2010-2014|5.2/10/0|r6 m6|A|m14-16 g345-394||two-seater|Coupe;Spyder
us|Huracan|2015-2016|5.2/10/0|d7|A|m16-17 g331-340||two-seater|Spyder
us|Huracan|2017-2024|5.2/10/0|d7|AR|m15-17 g331-375||two-seater|Coupe;Spyder;Sterrato
us|Murcielago|2002-2003|6/12/0 6.2/12/0|m6|X|m10 g552||two-seater|L-147 Murcielago
us|Murcielago|2004-2006|6.2/12/0|a6 m6|X|m10-11 g502-552||two-seater|L-147/148 Murcielago
us|Murcielago|2007-2009|6.5/12/0|a6 m6|X|m10-11 g502-552||two-seater|L-147/148 Murcielago;Reventon;Roadster
us|Murcielago|2010|6.5/12/0|r7 m7|A|m10-11 g502-552||two-seater|Reventon Roadster;Roadster
us|Revuelto|2024|6.5/12/2|d8|A|m12 g468||two-seater
us|Revuelto|2025|6.5/12/2|d8|4|m12 g468||two-seater
us|Revuelto|2026|6.5/12/2|d8|A|m12 g468||two-seater
us|Temerario|2026|4/8/2/t|a8|A|m16 g345||two-seater
us|Urus|2019-2024|4/8/0/t|a8|A|m14-16 g344-383||standard SUV|Performante;S
us|Urus|2025-2026|4/8/4/t|a8|4|m20 g103-156||standard SUV|SE
us|Veneno|2015|6.5/12/0|r7|A|m13 g430||two-seater|Roadster
uk|Aventador|2016-2018|6.5//0//6498|a7||n18 N370|6
uk|Huracan|2015-2018|5.2//0//5204|a7||n23 N290|6
=Land Rover
us|Defender|1993-1995|3.9/8/0|m5|X|m10-13 g425-552||SUV/special purpose|110;90
us|Defender|1997|4/8/0|a4|X|m13 g425||SUV/special purpose|90
us|Defender|2020-2021|2/4/0/t 3/6/3/t|a8|4|m18-19 g287-306||standard SUV|110;110 MHEV;90;90 MHEV
us|Defender|2022-2024|2/4/0/t 3/6/3/ts 5/8/0/s|a8|4|m16-20 g276-350||standard SUV|110;110 MHEV;130 Outbound;130 P300 MHEV;130 P400 MHEV;90;90 MHEV
us|Defender|2025-2026|2/4/0/t 3/6/3/ts 4.4/8/3/t 5/8/0/s|a8|4|m16-20 g278-357||standard SUV|110;110 MHEV;110 Trophy MHEV;130;130 Outbound;130 P300 MHEV;130 P400 MHEV;90;90 MHEV
us|Discovery|1994-1995|3.9/8/0|a4 m5|X|m12-13 g425-460||SUV/special purpose
us|Discovery|1996|4/8/0|a4|X|m14 g394||SUV/special purpose
us|Discovery|1997-1998|4/8/0|a4 m5|X|m13-14 g394-425||SUV/special purpose
us|Discovery|1999-2002|4/8/0|a4|X|m13-14 g394-425||SUV|Series II
us|Discovery|2003-2004|4.6/8/0|a4|X|m12 g460||SUV|Series II
us|Discovery|2015-2016|2/4/0/t|a9|4|m22 g249||standard SUV|Sport
us|Discovery|2017|2/4/0/t 3/6/1/t 3/6/0/s|a8 a9|4|m18-23 g252-311||standard SUV|Sport
us|Discovery|2018-2019|2/4/0/t 3/6/1/t 3/6/0/s|a8 a9|4A|m18-23 g245-311||standard SUV|Sport;Sport Si4
us|Discovery|2020|2/4/3/t 2/4/0/t 3/6/1/t 3/6/0/s|a8 a9|4A|m18-23 g262-311||standard SUV|Sport;Sport MHEV
us|Discovery|2021|2/4/0/t 3/6/3/t|a8|4|m21 g270-271||standard SUV|MHEV
us|Discovery|2022|2/4/0/t 3/6/3|a8 a9|4A|m20-21 g270-272||standard SUV|MHEV;Sport
us|Discovery|2023-2026|2/4/0/t 3/6/3/ts|a8 a9|4A|m19-22 g258-284||standard SUV|MHEV;Sport
us|Discovery Sport|2021|2/4/0/t|a9|A|m20 g272||small SUV
us|Range Rover Evoque|2020|2/4/3/t 2/4/0/t|a9|A|m23 g242-245||small SUV|Evoque;MHEV
us|Range Rover Evoque|2021|2/4/0/t|a9|A|m22 g247||small SUV|Evoque
us|Freelander|2002-2005|2.5/6/0|a5|X|m17 g325||SUV|3 Door;5 Door
us|LR2|2008-2009|3.2/6/0|a6|X|m17 g325||SUV
us|LR2|2010-2012|3.2/6/0|a6|4|m17-18 g307-325||SUV
us|LR2|2013-2014|2/4/0/t|a6|4|m20 g280||small SUV
us|LR2|2015|2/4/0/t|a9|4|m20 g280||small SUV
us|LR3|2005-2006|4/6/0 4.4/8/0|a6|X|m14 g394||SUV
us|LR3|2007|4/8/0 4.4/8/0|a6|4|m14 g394||SUV
us|LR3|2008-2009|4.4/8/0|a6|X|m14 g394||SUV
us|LR4|2010-2013|5/8/0|a6|4|m14 g383-394||SUV
us|LR4|2014-2016|3/6/0/s|a8|4|m16 g335-342||standard SUV
us|Range Rover|1987-1988|3.5/8/0|a4|X|m13 g425||SUV/special purpose
us|Range Rover|1989-1992|3.9/8/0|a4|X|m12-13 g425-460||SUV/special purpose
us|Range Rover|1993-1995|3.9/8/0 4.3/8/0|a4|X|m12-13 g425-460||SUV/special purpose|County;County Classic;County LWB
us|Range Rover|1996-2001|4/8/0 4.6/8/0|a4|X|m12-13 g425-460||SUV/special purpose|4.0;4.6
us|Range Rover|2002|4.6/8/0|a4|X|m12 g460||SUV
us|Range Rover|2003-2005|4.4/8/0|a5|X|m12-13 g425-460||SUV
us|Range Rover|2006-2009|4.2/8/0/s 4.4/8/0|a6|X|m14-15 g368-394||SUV|Sport
us|Range Rover|2010-2011|5/8/0 5/8/0/s|a6|4|m14-15 g368-394||SUV|Sport
us|Range Rover|2012|2/4/0/t 5/8/0 5/8/0/s|a6|4|m14-22 g251-394||SUV|Evoque;Sport
us|Range Rover|2013|2/4/0/t 5/8/0 5/8/0/s|a6 a8|4|m14-22 g247-399||standard SUV|Evoque;Sport
us|Range Rover|2014|2/4/0/t 3/6/a/s 3/6/0/s 5/8/a/s 5/8/0/s|a8 a9|4R|m15-24 g231-361||standard SUV|Evoque;L;Sport
us|Range Rover|2015|2/4/0/t 3/6/0/s 5/8/a/s 5/8/0/s|a8 a9|4|m16-24 g231-354||standard SUV|Evoque;L;LWB;Sport
us|Range Rover|2016-2017|2/4/0/t 3/6/1/t 3/6/0/s 5/8/0/s|a8 a9|4|m16-24 g231-354||standard SUV|Evoque;Evoque Convertible;LWB;Sport;Sport TDV6;TDV6
us|Range Rover|2018|2/4/1/t 2/4/0/t 3/6/1/t 3/6/0/s 5/8/0/s|a8 a9|4A|m15-28 g225-365||standard SUV|Evoque;Evoque Convertible;LWB;LWB SVA;SVA;Sport;Sport SVR;Velar
us|Range Rover|2019|2/4/1/t 2/4/0/t 2/4/4/t 3/6/1/t 3/6/3/t 3/6/0/s 5/8/0/s|a8 a9|4A|m15-28 g162-365||standard SUV|Evoque 237HP;Evoque 286HP;Evoque Cabriolet;LWB;LWB SVA;PHEV;SV Coupe;SVA;Sport;Sport MHEV;Sport PHEV;Sport SVR;Velar
us|Range Rover|2020|2/4/0/t 2/4/4/t 3/6/1/t 3/6/3/t 3/6/0/s 5/8/0/s|a8|4A|m15-24 g162-365||standard SUV|LWB;LWB SVA;MHEV;PHEV;SVA;Sport;Sport MHEV;Sport PHEV;Sport SVR;Velar;Velar P300;Velar P380
us|Range Rover|2021|2/4/0/t 2/4/4/t 3/6/1/t 3/6/3/t 5/8/0/s|a8|4A|m15-24 g161-365||standard SUV|LWB;LWB SVA;MHEV;PHEV;SVA;Sport;Sport MHEV;Sport PHEV;Sport SVR;Velar;Velar P340 MHEV;Velar P400 MHEV
us|Range Rover|2022|2/4/3/t 2/4/0/t 2/4/4/t 3/6/3/ts 4.4/8/0/t 5/8/0/s|a8 a9|4A|m15-23 g161-365||standard SUV|Evoque;Evoque MHEV;LWB;LWB SVA;New Range Rover;New Range Rover LWB;New Range Rover P360 LWB MHEV;New Range Rover P360 MHEV;New Range Rover P400 LWB MHEV;New Range Rover P400 MHEV;P360 MHEV;P400 MHEV;SVA;Sport;Sport P360 MHEV;Sport P400 MHEV
us|Range Rover|2023|2/4/3/t 2/4/0/t 3/6/3/ts 3/6/4/t 4.4/8/0/t|a8 a9|4A|m18-23 g66-316||standard SUV|Evoque;Evoque MHEV;New Range Rover;New Range Rover LWB;New Range Rover P360 LWB MHEV;New Range Rover P360 MHEV;New Range Rover P400 LWB MHEV;New Range Rover P400 MHEV;New Range Rover P440 PHEV;New Range Rover Sport;New Range Rover Sport P360 MHEV;New Range Rover Sport P400 MHEV;New Range Rover Sport P440 PHEV;Velar;Velar P340 MHEV;Velar P400 MHEV
us|Range Rover|2024|2/4/0/t 3/6/3/ts 4.4/8/3/t|a8 a9|4A|m18-23 g237-311||standard SUV|Evoque;LWB MHEV;MHEV;P360 LWB MHEV;P360 MHEV;P400 LWB MHEV;P400 MHEV;SV LWB MHEV;SV MHEV;Sport MHEV;Sport P360 MHEV;Sport P400 MHEV;Sport SVR MHEV;Velar;Velar P340 MHEV;Velar P400 MHEV
us|Range Rover|2025|2/4/0/t 3/6/3/ts 3/6/4/t 4.4/8/3/t|a8 a9|4A|m18-23 g63-311||standard SUV|Evoque;LWB MHEV;MHEV;P400 LWB MHEV;P400 MHEV;P550 PHEV;SV LWB MHEV;SV MHEV;Sport MHEV;Sport P360 MHEV;Sport P400 MHEV;Sport P460 PHEV;Sport SVR MHEV;Velar;Velar P340 MHEV;Velar P400 MHEV
us|Range Rover|2026|2/4/0/t 3/6/3/ts 4.4/8/3/t|a8 a9|4A|m18-23 g237-311||standard SUV|Evoque;LWB MHEV;MHEV;P400 LWB MHEV;P400 MHEV;SV LWB MHEV;SV MHEV;Sport MHEV;Sport SVR MHEV;Velar;Velar P340 MHEV;Velar P400 MHEV
uk|Defender|2020-2022|2//0//1997/221-221 2//1/t/1999/147-177 3//0//2996/294-294|a8|A|w23-32 W230-283|6d 6d-TEMP
uk|Discovery|2016-2017|3//1/t/2993 3//0//2996|a8|A|n25-37 N203-269|6
uk|Discovery|2018|2//0//1997 2//1/t/1999 3//1/t/2993 3//0//2996|a8|A|n25-45 N165-269|6 6b
uk|Discovery|2019|2//0//1997 2//1/t/1999 3//1/t/2993 3//0//2996|a8|A|n26-45 N165-254|6b
uk|Discovery|2020-2022|2//0//1997/221-221 2//1/t/1999/177-177 3//1/t/2993/225-225|a8|A|w24-34 W217-267|6d-TEMP
uk|Discovery|2011-2013|3//1/t/2993 5//0//4999|a6 a8||n20-33 N224-328|5||Discovery 4
uk|Discovery Sport|2016-2017|2//0//1997 2//1/t/1999|a9 m6|A|n34-58 N129-197|6
uk|Discovery Sport|2018|2//0//1997 2//1/t/1999|a9 m6|2A|n34-60 N123-197|6 6b
uk|Discovery Sport|2019|2//0//1997 2//1/t/1999|a9 m6|2A|n34-60 N123-190|6b
uk|Discovery Sport|2020-2022|1.5//4//1498/147-147 2//0//1997/147-183 2//1/t/1999/110-177|a8 a9 m6|AF|w28-48 W36-226|6d 6d-TEMP
uk|Freelander|2011-2013|2.2//1/t/2179 3.2//0//3192|a6 m5 m6|2|n26-47 N158-255|5||Freelander 2
uk|Range Rover|2011-2013|4.4//1/t/4367 5//0//4999|a6 a8||n19-30 N253-348|5
uk|Range Rover|2016-2017|3//1/t/2993 3//0//2996 4.4//1/t/4367 5//0//4999|a8|A|n22-46 N164-299|6
uk|Range Rover|2018|2//2//1997 3//1/t/2993 3//0//2996 4.4//1/t/4367 5//0//4999|a8|A|n22-101 N64-299|6 6b
uk|Range Rover|2019|2//3//1997 3//1/t/2993 3//0//2996 4.4//1/t/4367 5//0//4999|a8|A|n22-101 N64-294|6b
uk|Range Rover|2020-2022|2//4//1997/221-221 3//1/t/2993/183-202 3//0//2996/294-294 4.4//1/t/4367/250-250 5//0//4999/386-415|a8|A|w19-32 W76-339|6d 6d-TEMP
uk|Range Rover Evoque|2011-2013|2//0//1997 2.2//1/t/2179|a6 m6|2|n32-58 N129-199|5
uk|Range Rover Evoque|2016-2017|2//0//1997 2//1/t/1999|a9 m6|2A|n33-67 N109-201|6
uk|Range Rover Evoque|2018|2//0//1997 2//1/t/1999|a9 m6|2A|n33-67 N109-201|6 6b
uk|Range Rover Evoque|2019|2//0//1997 2//1/t/1999|a9 m6|2A|n34-67 N109-185|6b
uk|Range Rover Evoque|2020-2022|1.5//3//1498/147-147 1.5//4//1498/147-147 2//0//1997/147-221 2//1/t/1999/110-177|a8 a9 m6|AF|w28-45 W32-224|6d 6d-TEMP
uk|Range Rover Sport|2011-2013|3//1/t/2993 5//0//4999|a6 a8||n19-33 N224-348|5
uk|Range Rover Sport|2016-2017|3//1/t/2993 3//5/t/2993 3//0//2996 4.4//1/t/4367 5//0//4999|a8|A|n22-46 N164-298|6
uk|Range Rover Sport|2018|2//2//1997 2//0//1997 2//1/t/1999 3//1/t/2993 3//5/t/2993 3//0//2996 4.4//1/t/4367 5//0//4999|a8|A|n22-101 N64-298|6 6b
uk|Range Rover Sport|2019|2//3//1997 2//0//1997 2//1/t/1999 3//1/t/2993 3//0//2996 4.4//1/t/4367 5//0//4999|a8|A|n22-101 N64-294|6b
uk|Range Rover Sport|2020-2022|2//0//1997/221-221 2//4//1997/221-221 3//1/t/2993/183-225 3//0//2996/294-294 4.4//1/t/4367/250-250 5//0//4999/386-423|a8|A|w19-32 W74-339|6d 6d-TEMP
uk|Range Rover Velar|2018-2019|2//0//1997 2//1/t/1999 3//1/t/2993 3//0//2996|a8|A|n30-52 N142-214|6b
uk|Range Rover Velar|2020-2022|2//0//1997/184-221 2//1/t/1999/132-177 3//1/t/2993/202-221|a8|A|w27-42 W177-238|6d-TEMP
=Lexus
us|CT|2011-2017|1.8/4/2|c|F|m42 g116-136||compact car|200h
us|ES|1990-1991|2.5/6/0|a4 m5|F|m19 g291||compact car|250
us|ES|1992-1993|3/6/0|a4 m5|F|m18-19 g291-307||compact car|300
us|ES|1994-2001|3/6/0|a4|F|m18-21 g263-307||compact car|300
us|ES|2002-2003|3/6/0|a5|F|m21 g263||midsize car|300
us|ES|2004-2006|3.3/6/0|a5|F|m21 g263||midsize car|330
us|ES|2007-2012|3.5/6/0|a6|F|m22 g251||midsize car|350
us|ES|2013-2018|2.5/4/2 3.5/6/0|c a6|F|m24-40 g139-227||midsize car|300h;350
us|ES|2019-2020|2.5/4/2 3.5/6/0|c a8|F|m25-44 g125-219||midsize car|300h;350;350 F Sport
us|ES|2021-2025|2.5/4/2 2.5/4/0 3.5/6/0|c a8|AF|m25-44 g124-219||midsize car|250;300h;350;350 F Sport
us|GS|1993-1995|3/6/0|a4|R|m18 g307||midsize car|300;GS300
us|GS|1996-1997|3/6/0|a5|R|m18 g307||midsize car|300
us|GS|1998-2000|3/6/0 4/8/0|a5|R|m18-20 g276-307||midsize car|300/GS 400
us|GS|2001-2005|3/6/0 4.3/8/0|a5|R|m18-19 g291-307||midsize car|300/GS 430
us|GS|2006|3/6/0 4.3/8/0|a6|XR|m19-22 g251-291||midsize car|300;300/GS 430
us|GS|2007|3.5/6/2 3.5/6/0 4.3/8/0|a6|XR|m19-23 g240-291||midsize car|350;430;450h
us|GS|2008-2009|3.5/6/2 3.5/6/0 4.6/8/0|a6 a8|XR|m20-23 g240-276||midsize car|350;450h;460
us|GS|2010-2011|3.5/6/2 3.5/6/0 4.6/8/0|c a6 a8|AR|m20-23 g240-276||midsize car|350;450h;460
us|GS|2013|3.5/6/2 3.5/6/0|c a6|AR|m21-31 g176-256||midsize car|350;450h
us|GS|2014-2015|3.5/6/2 3.5/6/0|c a6 a8|AR|m21-31 g176-257||midsize car|350;450h
us|GS|2016-2018|2/4/0/t 3.5/6/2 3.5/6/0 5/8/0|c a6 a8|AR|m19-31 g176-293||midsize car|200t;200t F Sport;300;300 F Sport;350;350 F Sport;450h;F
us|GS|2019|2/4/0/t 3.5/6/0 5/8/0|a6 a8|AR|m19-26 g216-293||midsize car|300;300 F Sport;350;350 F Sport;F
us|GS|2020|3.5/6/0 5/8/0|a6 a8|AR|m19-23 g241-293||midsize car|350;350 F Sport;F
us|GX|2003-2009|4.7/8/0|a5|X|m15 g368||SUV|470
us|GX|2010-2023|4.6/8/0|a6|4|m16-17 g319-341||standard SUV|460
us|GX|2024-2025|3.4/6/0/t|a10|4|m17 g313-314||standard SUV|550
us|HS|2010-2012|2.4/4/2|c|F|m34-35 g158-162||compact car|250h
us|IS|2001|3/6/0|a5|R|m18 g307||subcompact car|300
us|IS|2002-2005|3/6/0|a5 m5|R|m18-19 g291-307||compact car|300
us|IS|2006-2009|2.5/6/0 3.5/6/0|a6 m6|XR|m20-24 g230-276||subcompact car|250;350
us|IS|2010-2012|2.5/6/0 3.5/6/0|a6 m6|AR|m20-24 g230-276||subcompact car|250;250/IS 250C;350;350/IS 350C
us|IS|2013|2.5/6/0 3.5/6/0|a6|AR|m22-24 g229-254||subcompact car|250;250/IS 250C;350;350/IS 350C
us|IS|2014-2015|2.5/6/0 3.5/6/0|a6 a8|AR|m21-24 g225-257||compact car|250;250 C;350;350 C
us|IS|2016-2021|2/4/0/t 3.5/6/0|a6 a8|AR|m21-26 g214-262||compact car|200t;300;350
us|IS|2022-2025|2/4/0/t 3.5/6/0 5/8/0|a6 a8|AR|m20-25 g221-280||compact car|300;350;500
us|IS F|2008-2014|5/8/0|a8|R|m18 g295-307||subcompact car
us|LC|2018-2025|3.5/6/2 5/8/0|c a10|R|m18-30 g185-304||subcompact car|500;500 Convertible;500h
us|LC|2026|5/8/0|a10|R|m18 g299-304||minicompact car|500;500 Convertible
us|LFA|2012|4.8/10/0|a6|R|m13 g425||two-seater
us|LS|1990-1997|4/8/0|a4|R|m18-19 g291-307||midsize car|400
us|LS|1998-2000|4/8/0|a5|R|m19 g291||midsize car|400
us|LS|2001-2003|4.3/8/0|a5|R|m19 g291||large car|430
us|LS|2004-2006|4.3/8/0|a6|R|m18-19 g291-307||large car|430
us|LS|2007|4.6/8/0|a8|R|m19-20 g276-291||midsize car|460;460 L
us|LS|2008-2009|4.6/8/0 5/8/2|a8|XR|m18-21 g263-307||midsize car|460;460 L;600h L
us|LS|2010-2016|4.6/8/0 5/8/2|c a8|AR|m18-21 g263-307||midsize car|460;460 L;600h L
us|LS|2017|4.6/8/0|a8|AR|m18-19 g286-302||midsize car|460;460 L
us|LS|2018-2025|3.4/6/0/t 3.5/6/2|c a10|AR|m21-28 g195-268||midsize car|500;500h
us|LX|1996-1997|4.5/6/0|a4|X|m13 g425||SUV/special purpose|450
us|LX|1998-1999|4.7/8/0|a4|X|m13 g425||SUV/special purpose|470
us|LX|2000|4.7/6/0|a4|X|m13 g425||SUV|470
us|LX|2001-2002|4.7/8/0|a4|X|m13 g425||SUV|470
us|LX|2003-2007|4.7/8/0|a5|X|m13 g425||SUV|470
us|LX|2008-2009|5.7/8/0|a6|X|m14 g394||SUV|570
us|LX|2010-2011|5.7/8/0|a6|4|m14 g394||SUV|570
us|LX|2013-2015|5.7/8/0|a6|4|m14 g385||standard SUV|570
us|LX|2016-2021|5.7/8/0|a8|4|m14-15 g368-395||standard SUV|570
us|LX|2022-2024|3.4/6/0/t|a10|A|m19 g296-298||standard SUV|600
us|LX|2025|3.4/6/2/t 3.4/6/0/t|a10|A|m19-20 g273-296||standard SUV|600;700h
us|NX|2015-2021|2/4/0/t 2.5/4/2|c a6|AF|m24-32 g170-232||small SUV|200t;200t F Sport;300;300 F Sport;300h
us|NX|2022-2025|2.4/4/0/t 2.5/4/2 2.5/4/0 2.5/4/4|c a8|AF|m24-39 g54-251||small SUV|250;350;350 F Sport;350h;450h Plus
us|NX|2026|2.4/4/0/t 2.5/4/2|c a8|AF|m24-40 g137-230||small SUV|350;350 F Sport;350h
us|RC|2015|3.5/6/0|a6 a8|AR|m21-22 g249-257||subcompact car|350
us|RC|2016-2017|2/4/0/t 3.5/6/0|a6 a8|AR|m21-26 g214-258||subcompact car|200t;300;350
us|RC|2018-2025|2/4/0/t 3.5/6/0 5/8/0|a6 a8|AR|m19-26 g214-289||subcompact car|300;350;F
us|RC F|2015-2017|5/8/0|a8|R|m19 g289||subcompact car
us|RX|1999-2003|3/6/0|a4|XF|m18-19 g291-307||midsize wagon|300
us|RX|2004-2005|3.3/6/0|a5|XF|m18-20 g276-307||SUV|330
us|RX|2006|3.3/6/2 3.3/6/0|c a5|XF|m18-27 g205-307||SUV|330;400h
us|RX|2007-2008|3.3/6/2 3.5/6/0|c a5|XF|m19-26 g212-291||SUV|350;400h
us|RX|2009|3.5/6/0|a5|XF|m19-20 g276-291||SUV|350
us|RX|2010-2012|3.5/6/2 3.5/6/0|c a6|AF|m20-30 g184-276||SUV|350;450h
us|RX|2013-2015|3.5/6/2 3.5/6/0|c a6 a8|AF|m20-29 g187-277||small SUV|350;450h
us|RX|2016-2022|3.5/6/2 3.5/6/0|c a8|AF|m21-30 g185-268||small SUV|350;350 L;450h;450h L
us|RX|2023-2024|2.4/4/2/t 2.4/4/0/t 2.5/4/2|c a8|AF|m24-36 g151-231||small SUV|350;350h;500h
us|RX|2025|2.4/4/2/t 2.4/4/0/t 2.5/4/2 2.5/4/4|c a6 a8|AF|m24-36 g55-230||small SUV|350;350h;450h Plus;500h
us|RX|2026|2.4/4/2/t 2.4/4/0/t 2.5/4/2|c a6 a8|AF|m24-36 g152-230||small SUV|350;350h;500h
us|RZ|2023|//8|s|A|e95-107 r196-220||small SUV|450e
us|RZ|2024-2025|//8|s|AF|e95-125 r196-266||small SUV|300e;450e
us|SC|1992-1997|3/6/0 4/8/0|a4 m5|R|m18-19 g291-307||subcompact car|300/SC 400
us|SC|1998-2000|3/6/0 4/8/0|a4 a5|R|m19 g291||subcompact car|300/SC 400
us|SC|2002-2005|4.3/8/0|a5|R|m18 g307||minicompact car|300/SC 430;430
us|SC|2006-2010|4.3/8/0|a6|R|m19 g291||minicompact car|430
us|TX|2024|2.4/4/2/t 2.4/4/0/t|a6 a8|AF|m23-27 g200-240||standard SUV|350;500h
us|TX|2025|2.4/4/2/t 2.4/4/0/t 3.5/6/4|c a6 a8|AF|m23-29 g75-240||standard SUV|350;500h;550h Plus
us|TX|2026|2.4/4/2/t 2.4/4/0/t|a6 a8|AF|m23-27 g200-240||standard SUV|350;500h
us|UX|2019-2022|2/4/2 2/4/0|c|AF|m32-42 g130-168||compact car|200;250h
us|UX|2023-2025|2/4/2|c|AF|m39-43 g127-140||compact car|250h;300h
uk|CT|2011-2013|1.8//2//1798|c||n69 N94|5
uk|CT|2018-2019|1.8//2//1798/100-100|c||n64-67 N97-101 w53-59 W108-121|6c 6d-TEMP
uk|CT|2017-2018|1.8//2//1798|c||n69-78 N82-94|6||CT200h
uk|ES|2019|2.5//2//2487/160-160|c||N100-103 w48-54 W120-132|6d-TEMP
uk|ES|2021-2025|2.5//2//2487/160-160|c|F|w50-54 W119-128|6d
uk|GS|2012-2013|2.5//0//2500 3.5//2//3456|c a6||n32-46 N141-207|5
uk|GS|2016-2018|5//0//4969|a6||n25 N260|6
uk|GS|2016-2018|2.5//2//2494|c||n56-61 N104-115|6||GS300h
uk|GS|2016-2018|3.5//2//3456|c||n46 N141-145|6||GS450h
uk|IS|2011|2.2//1/t/2231|m6||n55 N134|5
uk|IS|2012-2013|2.2//1/t/2231 2.5//0//2500 5//0//4969|a6 a8 m6||n24-55 N134-270|5
uk|IS|2018-2019|2.5//2//2494/164-164|c||n59-61 N104-109 w44-50 W128-145|6d-TEMP
uk|IS|2017-2018|2//0//1998|a6||n39 N167|6||IS200t
uk|IS|2017-2018|2.5//2//2494|c||n61-67 N97-107|6||IS300h
uk|LBX|2024-2025|1.5//2//1490/100-100|c|A|w59-63 W102-110|6d 6e
uk|LC|2017|3.5//2//3456 5//0//4969|c a10||n24-44 N145-267|6
uk|LC|2018|3.5//2//3456 5//0//4969|c a10||n24-44 N145-267|6 6c
uk|LC|2019|3.5//2//3456/264-264 5//0//4969/341-341|c a10||n24-43 N150-265 w24-35 W184-262|6 6c 6d-TEMP
uk|LC|2021-2022|3.5//2//3456/264-264 5//0//4969/341-341|c a10|R|w24-35 W184-275|6d|convertible
uk|LFA|2011-2013|4.8//0//4805|a6||n17 N379|5
uk|LM|2024-2025|2.5//2//2487/184-184|c|AF|w39-42 W152-163|6d
uk|LS|2011-2013|5//2//4969|c||n30 N218-219|5
uk|LS|2016-2018|5//2//4969|c||n33 N199|6
uk|LS|2019|3.5//2//3456/264-264|c|AR|N147-162 w30-37 W171-211|6d-TEMP
uk|LS|2021-2025|3.5//2//3456/264-264|c|AR|w30-35 W182-216|6d
uk|NX|2015-2017|2//0//1998 2.5//2//2494|c a6||n36-56 N116-183|6
uk|NX|2018|2//0//1998 2.5//2//2494|c a6|AF|n36-56 N116-183|6 6c
uk|NX|2019|2.5//2//2494/145-145|c|AF|n48-49 N133-135 w36-42 W151-180|6c 6d-TEMP
uk|NX|2021|2.5//2//2487/178-178 2.5//4//2487/225-225 2.5//2//2494/145-145|c|AF|w37-44 W25-175|6d
uk|NX|2022|2.5//2//2487/178-179 2.5//4//2487/225-225 2.5//2//2494/145-145|c|2AF|w37-50 W21-175|6d
uk|NX|2023-2025|2.5//2//2487/179-179 2.5//4//2487/227-227|c|2AF|w44-50 W21-145|6d
uk|RC|2015-2017|2//2//1998|c||n39 N168|6
uk|RC|2018|2//2//1998 2.5//2//2494|c||n39-56 N114-168|6 6d-TEMP
uk|RC|2019|2.5//2//2494/164-164|c||n53-56 N114-120 w41-48 W135-157|6d-TEMP
uk|RC F|2015-2017|5//0//4969|a8||n26 N251|6
uk|RC F|2018|5//0//4969|a8||n25-26 N251-258|6 6d-TEMP
uk|RC F|2019|5//0//4969|a8||n25 N258|6d-TEMP
uk|RC F|2021-2022|5//0//4969/341-341|a8|R|w24 W268|6d
uk|RC|2015-2018|2.5//2//2494|c||n56-58 N113-116|6||RC300h
uk|RX|2012-2013|3.5//2//3456|c||n45 N145|5
uk|RX|2015-2017|2//0//1998 3.5//2//3456|c a6||n35-54 N120-189|6
uk|RX|2018|2//0//1998 3.5//2//3456|c a6||n35-54 N120-189|6 6d-TEMP
uk|RX|2019|3.5//2//3456/230-230|c||n47-49 N132-138 w35-37 W171-185|6d-TEMP
uk|RX|2021-2022|3.5//2//3456/230-230|c|A|w34-36 W178-186|6d
uk|RX|2023-2025|2.4//2//2393/273-273 2.5//2//2487/184-184 2.5//4//2487/227-227|c a6||w35-45 W25-184|6d
uk|RZ|2023|//8///230-230|s||r251-271
uk|RZ|2024-2025|//8///150-230|s|F|r251-297
uk|UX|2019|2//2//1987/112-112|c|AF|N94-103 w46-53 W121-137|6d-TEMP
uk|UX|2021-2022|//8 2//2//1987/135-135|c s|AF|r190-196 w47-53 W120-137|6d
uk|UX|2023|//8|s|F|r275-279
uk|UX|2024-2025|//8///150-150 2//2//1987/146-146|c s|AF|r275-281 w50-56 W113-128|6d
=Lincoln
us|Aviator|2003-2005|4.6/8/0|a5|XR|m13-14 g394-425||SUV
us|Aviator|2020-2023|3/6/0/t 3/6/4/t|a10|4R|m19-23 g130-290||standard SUV|PHEV
us|Aviator|2024-2026|3/6/0/t|a10|4R|m20-21 g263-280||standard SUV
us|Blackwood|2002-2003|5.4/8/0|a4|R|m13 g425||standard pickup
us|Continental|1984|2.4/6/1 2.4/6/1/t 5/8/0|a4||m16-24 g264-345||midsize car
us|Continental|1985|2.4/6/1/t 5/8/0|a4|R|m17-22 g288-325||midsize car
us|Continental|1986-1987|5/8/0|a4|R|m19 g291||midsize car
us|Continental|1988-1994|3.8/6/0|a4|F|m18-19 g291-307||large car
us|Continental|1995-2002|4.6/8/0|a4|F|m18 g307||large car
us|Continental|2017-2020|2.7/6/0/t 3/6/0/t 3.7/6/0|a6|AF|m19-21 g262-297||large car|Coach
us|Corsair|2020|2/4/0/t 2.3/4/0/t|a8|AF|m24-25 g224-231||small SUV
us|Corsair|2021-2022|2/4/0/t 2.3/4/0/t 2.5/4/4|c a8|4AF|m24-33 g73-232||small SUV|PHEV
us|Corsair|2023|2/4/0/t 2.5/4/4|c a8|4AF|m24-33 g75-232||small SUV|PHEV
us|Corsair|2024|2/4/0/t|a8|AF|m24-25 g221-232||small SUV
us|Corsair|2025-2026|2/4/0/t 2.5/4/4|c a8|4AF|m24-33 g76-234||small SUV|PHEV
us|LS|2000-2002|3/6/0 3.9/8/0|a5 m5|R|m17-19 g291-325||midsize car
us|LS|2003-2005|3/6/0 3.9/8/0|a5|R|m18-21 g263-307||midsize car
us|LS|2006|3.9/8/0|a5|R|m18 g307||midsize car
us|Mark LT|2006-2008|5.4/8/0|a4|XR|m14-15 g368-394||standard pickup
us|Mark VII|1984|2.4/6/1 2.4/6/1/t 5/8/0|a4||m16-24 g264-345||midsize car
us|Mark VII|1985|2.4/6/1/t 5/8/0|a4|R|m17-22 g288-325||midsize car
us|Mark VII|1986-1992|5/8/0|a4|R|m18-19 g291-307||midsize car
us|Mark VIII|1993-1998|4.6/8/0|a4|R|m18-19 g291-307||midsize car
us|MKC|2015-2019|2/4/0/t 2.3/4/0/t|a6|AF|m20-23 g240-272||small SUV
us|MKS|2009|3.7/6/0|a6|XF|m19 g291||large car
us|MKS|2010|3.5/6/0 3.5/6/0/t|a6|AF|m19-20 g276-291||large car
us|MKS|2011|3.5/6/0/t 3.7/6/0|a6|AF|m19-20 g276-291||large car
us|MKS|2012|3.5/6/0 3.5/6/0/t 3.7/6/0|a6|AF|m19-20 g276-291||large car
us|MKS|2013-2016|3.5/6/0/t 3.7/6/0|a6|AF|m19-22 g250-294||large car
us|MKT|2010|3.5/6/0 3.5/6/0/t|a6|4AF|m18-19 g291-307||SUV
us|MKT|2011|3.5/6/0/t 3.7/6/0|a6|AF|m16-19 g291-345||SUV|Hearse
us|MKT|2012|3.5/6/0 3.5/6/0/t|a6|AF|m18-20 g276-307||SUV
us|MKT|2013-2016|2/4/0/t 3.5/6/0/t 3.7/6/0|a6|AF|m17-23 g239-325||SUV/special purpose|Livery
us|MKT|2017-2019|3.5/6/0/t 3.7/6/0|a6|AF|m15-19 g291-357||SUV/special purpose|Hearse;Limo;Livery
us|MKX|2007-2009|3.5/6/0|a6|XF|m18-19 g291-307||SUV
us|MKX|2010|3.5/6/0|a6|AF|m19-20 g276-291||SUV
us|MKX|2011-2015|3.7/6/0|a6|AF|m19-21 g258-291||small SUV
us|MKX|2016-2018|2.7/6/0/t 3.7/6/0|a6|AF|m19-20 g270-293||small SUV
us|MKZ|2007-2009|3.5/6/0|a6|XF|m19-22 g251-291||midsize car
us|MKZ|2010|3.5/6/0|a6|AF|m19-21 g263-291||midsize car
us|MKZ|2011|2.5/4/2 3.5/6/0|c a6|4F|m19-38 g145-291||midsize car|Hybrid
us|MKZ|2012|2.5/4/2 3.5/6/0|c a6|AF|m19-38 g145-291||midsize car|Hybrid
us|MKZ|2013-2016|2/4/2 2/4/0/t 3.7/6/0|c a6|AF|m20-40 g141-280||midsize car|Hybrid
us|MKZ|2017-2020|2/4/2 2/4/0/t 3/6/0/t|c a6|AF|m20-41 g135-278||midsize car|Hybrid
us|Nautilus|2019-2023|2/4/0/t 2.7/6/0/t|a8|AF|m21-23 g239-263||small SUV
us|Nautilus|2024-2026|2/4/2/t 2/4/0/t|c a8|4A|m24-30 g180-231||small SUV|HEV
us|Navigator|1998-2002|5.4/8/0|a4|XR|m12-13 g425-460||SUV
us|Navigator|2003-2004|5.4/8/0|a4|R|m13 g425||SUV
us|Navigator|2005-2008|5.4/8/0|a6|R|m13-14 g394-425||SUV
us|Navigator|2009-2010|5.4/8/a|a6|R|m16 g345||SUV
us|Navigator|2011-2014|5.4/8/a|a6|4R|m13-16 g344-425||SUV|Limo.
us|Navigator|2015-2017|3.5/6/0/t|a6|4R|m16-18 g305-339||standard SUV|L
us|Navigator|2018-2023|3.5/6/0/t|a10|4R|m17-19 g287-317||standard SUV|L
us|Navigator|2024-2025|3.5/6/0/t|a10|4|m17-18 g309-317||standard SUV
us|Town Car|1984|5/8/0|a4||m15-16 g345-368||large car
us|Town Car|1985-1990|5/8/0|a4|R|m17-19 g291-325||large car
us|Town Car|1991-2005|4.6/8/0|a4|R|m17-20 g276-325||large car
us|Town Car|2006-2008|4.6/8/a 4.6/8/0|a4|R|m18 g307||large car
us|Town Car|2009-2011|4.6/8/a|a4|R|m19 g291||large car
us|Zephyr|2006|3/6/0|a6|F|m20 g276||midsize car
=Lotus
us|Elan|1991-1993|1.6/4/0/t|m5|F|m23-24 g230-240||two-seater
us|Elise|2005-2006|1.8/4/0|m6|R|m22 g251||two-seater|exige
us|Elise|2007-2011|1.8/4/0 1.8/4/0/s|m6|R|m22-23 g240-251||two-seater|Exige
us|Emira|2024-2025|3.5/6/0/s|a6 m6|R|m19-21 g257-286||two-seater
us|Esprit|1984-1985|2.2/4/0/t|m5|R|m14 g394||two-seater|Turbo
us|Esprit|1987-1995|2.2/4/0/t|m5|R|m17-19 g291-325||two-seater|Turbo;Turbo HC PI
us|Esprit|1997-2004|3.5/8/0/t|m5|R|m15-19 g291-368||two-seater|98 Esprit V8;V8
us|Evora|2010|3.5/6/0|m6|R|m21 g263||minicompact car
us|Evora|2011-2014|3.5/6/0 3.5/6/0/s|a6 m6|R|m20-23 g240-276||minicompact car
us|Evora|2017-2018|3.5/6/0/s|a6 m6|R|m19-20 g280-291||minicompact car
us|Evora|2020-2021|3.5/6/0/s|a6 m6|R|m19-20 g272-291||minicompact car|GT
us|Exige|2005-2006|1.8/4/0|m6|R|m22 g251||two-seater|Elise/exige
us|Exige|2007-2011|1.8/4/0 1.8/4/0/s|m6|R|m22-23 g240-251||two-seater|Elise/Exige
uk|Elise|2011-2013|1.6//0//1598 1.8//0//1798|m6||n33-45 N149-199|5
uk|Elise|2016-2017|1.6//0//1598 1.8//0//1798|m6||n38-45 N149-175|6
uk|Elise|2018|1.6//0//1598 1.8//0//1798/183-183|m6||n38-45 N149-175 w36 W177|6 6d-TEMP
uk|Elise|2019|1.8//0//1798/183-183|m6||N175 w36 W177|6d-TEMP
uk|Elise|2020-2022|1.8//0//1798/162-183|m6||w35-36 W173-177|6d
uk|Evora|2011-2013|3.5//0//3456|m6||n30-32 N205-224|5
uk|Evora|2016-2017|3.5//0//3456|a6 m6||n28-29 N225-232|6
uk|Evora|2018-2019|3.5//0//3456/306-321|a6 m6||n28-29 N225-250 w26-27 W239-249|6 6d-TEMP
uk|Evora|2020-2022|3.5//0//3456/306-306|a6 m6||w26 W245-248|6d
uk|Exige|2011-2013|1.8//0//1798|m6||n33 N199|5
uk|Exige|2016-2017|3.5//0//3456|a6 m6||n27-30 N219-242|6
uk|Exige|2018|3.5//0//3456/258-321|a6 m6||n27-30 N219-245 w28 W225-230|6 6d-TEMP
uk|Exige|2019|3.5//0//3456/258-321|m6||n27-28 N235-245 w28 W225-230|6 6d-TEMP
uk|Exige|2020-2022|3.5//0//3456/258-321|m6||w27-28 W230|6d
=Lucid
us|Air|2022-2023|//8|s|A|e111-140 r384-520||large car|Dream P w;Dream R w;G Touring XR with;G Touring w;GT P with;Pure with;Touring with
us|Air|2024-2026|//8|s|AR|e105-146 r361-516||large car|G Touring XR with;G Touring XR with19 inch wheels;Pure with;Sapphire;Touring with
us|Gravity|2025-2026|//8|s|A|e90-108 r378-450||standard SUV|Dream w/20F21R wheels;Dream w/21F22R wheels;Dream w/22F23R wheels;GT w/20F21R wheels;GT w/21F22R wheels;GT w/22F23R wheels
=MG
uk|HS|2020-2025|1.5//0//1490/119-119 1.5//4//1490/119-119|a10 d7 m6||w37-38 W43-174|6d
uk|3|2020-2022|1.5//0//1498/78-78|m5||w43 W147|6d||MG3
uk|4|2023-2025|//8///125-320|s||r217-323|||MG4 EV
uk|5|2021-2025|//8///115-115|s||r214-250|||MG5 EV
uk|6|2011-2013|1.8//0//1796|m5||n36-38 N174-184|5||MG6
uk|ZS|2020-2022|1//0//999/82-82 1.5//0//1498/78-78|a6 m5 m6||w39-43 W149-163|6d
uk|ZS EV|2021-2022|//8///115-130|s||r163-273
=Maserati
us|Biturbo|1984|2.5/6/0/t|m5||m14 g394||minicompact car
us|Biturbo|1985|2.5/6/0/t|a3 m5|R|m12-14 g394-460||minicompact car
us|Biturbo|1986|2.5/6/0|a3|R|m13 g425||minicompact car|425
us|Biturbo|1987|2.5/6/0/t|a3 m5|R|m13-14 g394-425||minicompact car|425
us|Biturbo|1986|2.5/6/0|a3|R|m13 g425||two-seater|Biturbo Spyder
us|Biturbo|1987|2.5/6/0/t|a3 m5|R|m13-14 g394-425||two-seater|Biturbo Spyder
us|Coupe|2005|4.2/8/0|a6 m6|R|m12 g460||subcompact car|Coupe and Gransport
us|Coupe|2002-2004|4.2/8/0|a6 m6|R|m12 g460||subcompact car|Coupe Cambiocorsa;coupe GT
us|Coupe|2006|4.2/8/0|a6 m6|R|m13-14 g394-425||subcompact car|Coupe Cambiocorsa;GT/G-Sport
us|Coupe|2002-2004|4.2/8/0|a6 m6|R|m12 g460||subcompact car|Coupe GT;Coupe Cambiocorsa/coupe GT
us|Ghibli|2014-2020|3/6/0/t|a8|AR|m18-19 g286-303||midsize car|S;SQ4;V6;V6 SQ4
us|Ghibli|2021-2024|3/6/0/t 3.8/8/0/t|a8|AR|m16-20 g271-348||midsize car|GT;Modena;S;SQ4;Trofeo
us|GranCabrio|2024-2025|3/6/0/t //8|a8 s|A|m20 g267 e82 r229-233||subcompact car|Grancabrio;Folgore;Modena;Trofeo
us|GranCabrio|2026|3/6/0/t|a8|A|m20 g267||subcompact car|Grancabrio;Trofeo
us|GranTurismo|2008-2009|4.2/8/0|a6|R|m15 g368||subcompact car
us|GranTurismo|2010-2011|4.2/8/0 4.7/8/0|a6|R|m15 g368||subcompact car|Convertible
us|GranTurismo|2012-2019|4.7/8/0|a6|R|m15-16 g345-368||subcompact car|Convertible
us|GranTurismo|2024-2025|3/6/0/t //8|a8 s|A|m21 g256 e83-87 r233-242||subcompact car|Folgore;Modena;Trofeo
us|GranTurismo|2026|3/6/0/t|a8|A|m21 g256||subcompact car|Trofeo
us|Grecale|2023-2024|2/4/3/t 3/6/0/t|a8|A|m20-25 g218-268||small SUV|GT;Modena;Trofeo
us|Grecale|2025|2/4/3/t 3/6/0/t //8|a8 s|A|m20-24 g227-268 e62-75 r206-245||small SUV|Folgore;Modena;Trofeo
us|Grecale|2026|3/6/0/t|a8|A|m20 g268||small SUV|Modena V6;Trofeo
us|GT2 Stradale|2025|3/6/0/t|a8|R|m18 g295||two-seater
us|Levante|2017-2018|3/6/0/t|a8|A|m16 g341-346||standard SUV|S
us|Levante|2019-2024|3/6/0/t 3.8/8/0/t|a8|A|m15-18 g308-360||standard SUV|GT;GTS;Modena;Modena V8;S;Trofeo
us|MC20|2022-2025|3/6/0/t|a8|R|m18 g295-300||two-seater|Spyder
us|Quattroporte|1984|4.9/8/0|a3||m8 g690||midsize car
us|Quattroporte|1985-1986|4.9/8/0|a3|R|m8 g690||midsize car
us|Quattroporte|2005-2009|4.2/8/0|a6|R|m12-14 g394-460||large car|QP Sport GT
us|Quattroporte|2010-2011|4.2/8/0 4.7/8/0|a6|R|m14-15 g368-394||large car
us|Quattroporte|2012-2013|4.7/8/0|a6|R|m14-15 g368-388||large car
us|Quattroporte|2014-2024|3/6/0/t 3.8/8/0/t|a8|AR|m16-20 g281-348||large car|GT;GTS;Modena;S;SQ4;SQ4 V6;Trofeo;V8
us|Spyder|1989-1991|2.8/6/0/t|a4 m5|R|m14-15 g368-394||two-seater
us|Spyder|2002-2005|4.2/8/0|a6 m6|R|m12 g460||two-seater|Cambiocorsa/GT/90 ANV;Spider Cambiocorsa/spider GT
uk|Ghibli|2016-2018|3//0//2979 3//1/t/2987|a8||n29-48 N158-223|6
uk|Ghibli|2019|3//0//2979/257-316 3//1/t/2987/202-202|a8||n24-39 N190-276 w23-36 W206-276|6d-TEMP
uk|Ghibli|2020-2022|3//0//2979 3//1/t/2987|a8||w23-36 W206-276|6d 6d-TEMP
uk|GranCabrio|2011-2013|4.7//0//4691|a6||n20 N337|5|convertible
uk|GranCabrio|2019-2022|4.7//0//4691/338-338|a6||n21 N328 w20 W345|6d-TEMP|convertible
uk|GranCabrio|2011-2013|4.7//0//4691|a6||n20 N337|5|convertible|Grancabrio Sport
uk|GranTurismo|2011-2013|4.2//0//4244 4.7//0//4691|a6 m6||n18-20 N330-360|5||Granturismo
uk|GranTurismo|2019-2022|4.7//0//4691/338-338|a6||n21 N313 w20 W324|6d-TEMP||Granturismo
uk|Levante|2016-2018|3//1/t/2987|a8||n39 N189|6
uk|Levante|2019|3//0//2979/257-316 3//1/t/2987/202-202|a8||n24-35 N210-273 w22-30 W245-286|6c 6d-TEMP
uk|Levante|2020-2022|3//0//2979 3//1/t/2987|a8||w22-30 W245-303|6c 6d 6d-TEMP
uk|Levante|2023|3//0//2979|a8||w23 W303|6d
uk|Quattroporte|2011-2013|4.2//0//4244 4.7//0//4691|a6||n19-23 N340-345|5
uk|Quattroporte|2016-2018|3//0//2979 3//1/t/2987 3.8//0//3799|a8||n26-46 N163-250|6
uk|Quattroporte|2019|3//0//2979/257-316 3//1/t/2987/202-202|a8||n24-39 N190-276 w23-36 W206-276|6d-TEMP
uk|Quattroporte|2020-2022|3//1/t/2979 3//0//2979 3//1/t/2987|a8||w23-36 W206-276|6d 6d-TEMP
=Maybach
us|57|2004-2005|5.5/12/0/t|a5|R|m13 g425||large car
us|57|2006-2011|5.5/12/0/t 6/12/0/t|a5|R|m12-13 g425-460||large car|57S;Zeppelin
us|57|2012|5.5/12/0/t|a5|R|m12 g460||large car|57S
us|62|2004-2006|5.5/12/0/t|a5|R|m13 g425||large car
us|62|2007-2009|5.5/12/0/t 6/12/0/t|a5|R|m12 g460||large car|62S
us|62|2011|5.5/12/0/t 6/12/0/t|a5|R|m12 g460||large car|62S
us|62|2012|5.5/12/0/t|a5|R|m12 g460||large car|62S
us|Landaulet|2012|5.5/12/0/t|a5|R|m12 g460||large car
=Mazda
us|323|1986-1987|1.6/4/0|a3 m4 m5|F|m24-27 g205-230||compact car|Wagon
us|323|1988-1989|1.6/4/0 1.6/4/0/t|a3 a4 m4 m5|XF|m20-27 g205-276||compact car|Wagon
us|323|1992-1995|1.6/4/0|a4 m5|F|m25-28 g197-221||compact car
us|323|1990-1991|1.6/4/0 1.8/4/0|a4 m5|XF|m21-28 g197-263||compact car|323 Protege;323/323 Protege
us|626|1984|2/4/1 2/4/0|a3 m5||m23-33 g192-240||compact car
us|626|1985|2/4/1 2/4/0|a3 m5|F|m23-33 g192-240||compact car
us|626|1986|2/4/0 2/4/0/t|a3 m5|F|m22-25 g221-251||compact car
us|626|1987|2/4/0 2/4/0/t|a4 m5|F|m22-25 g221-251||compact car
us|626|1988-1992|2.2/4/0 2.2/4/0/t|a4 m5|F|m19-24 g230-291||midsize car|MX-6
us|626|1993-2002|2/4/0 2.5/6/0|a4 m5|F|m19-26 g212-291||midsize car
us|929|1988-1989|3/6/0|a4 m5|R|m18-19 g291-307||midsize car
us|929|1990-1995|3/6/0|a4|R|m18-19 g291-307||midsize car
us|B-Series|1984|2/4/0 2.2/4/1|a3 m4 m5|2|m18-26 g240-307||small pickup|B;B2000/B2200 Pickup
us|B-Series|1986|2/4/0|m4 m5|R|m21 g263||small pickup|B;B2000
us|B-Series|1987|2/4/0 2.2/4/0 2.6/4/0|a3 a4 m4 m5|XR|m15-21 g263-368||small pickup|B;B2000/B2200/B2600;B2600
us|B-Series|1988|2.2/4/0 2.6/4/0|a3 a4 m4 m5|XR|m16-20 g276-345||small pickup|B;B2200/B2600;B2600
us|B-Series|1989-1991|2.2/4/0 2.6/4/0|a4 m4 m5|XR|m17-22 g251-325||standard pickup|B;B2200/B2600;B2200/B2600i;B2600i
us|B-Series|1992-1993|2.2/4/0 2.6/4/0|a4 m5|XR|m17-22 g251-325||standard pickup|B;B2200/B2600i;B2600i
us|B-Series|1994-1996|2.3/4/0 3/6/0 4/6/0|a4 m5|XR|m16-22 g251-345||standard pickup|B;B2300/B3000/B4000 Pickup
us|B-Series|1997|2.3/4/0 3/6/0 4/6/0|a4 a5 m5|XR|m16-22 g251-345||standard pickup|B;B2300/B3000/B4000 Pickup
us|B-Series|1998-1999|2.5/4/0 3/6/0 4/6/0|a4 a5 m5|XR|m15-21 g263-368||standard pickup|B;B2500;B2500/B3000/B4000;B3000;B4000
us|B-Series|2000|2.5/4/0 3/6/a 4/6/0|a4 a5 m5|XR|m15-22 g251-368||standard pickup|B;2500;B3000;B4000
us|B-Series|2001|2.3/4/0 2.5/4/0 3/6/a 3/6/0 4/6/0|a4 a5 m5|XR|m15-23 g240-368||standard pickup|B;B2300;B2500;B3000;B3000 Ethanol;B4000
us|B-Series|2002-2003|2.3/4/0 3/6/a 3/6/0 4/6/0|a5 m5|XR|m15-23 g240-368||standard pickup|B;B2300;B3000;B4000
us|B-Series|2004-2008|2.3/4/0 3/6/0 4/6/0|a5 m5|XR|m15-23 g240-368||standard pickup|B;B2300;B3000;B4000
us|B-Series|2009|2.3/4/0 4/6/0|a5 m5|XR|m15-23 g240-368||small pickup|B;B2300;B4000
us|CX-3|2016-2021|2/4/0|a6|4F|m29-31 g179-191||compact car
us|CX-30|2020|2.5/4/0|a6|4F|m26-28 g194-208||small SUV
us|CX-30|2021|2.5/4/0 2.5/4/0/t|a6|4F|m25-28 g194-219||small SUV
us|CX-30|2022-2026|2.5/4/0 2.5/4/0/t|a6|4|m25-29 g192-219||small SUV
us|CX-5|2013|2/4/0|a6 m6|4F|m27-29 g190-201||small SUV
us|CX-5|2014-2016|2/4/0 2.5/4/0|a6 m6|4F|m26-29 g190-212||small SUV
us|CX-5|2017|2.5/4/0|a6|4F|m26-27 g204-219||small SUV
us|CX-5|2018|2.2/4/1/t 2.5/4/0|a6|4F|m26-29 g199-227||small SUV
us|CX-5|2019|2.2/4/1/t 2.5/4/0 2.5/4/0/t|a6|4F|m24-29 g200-230||small SUV
us|CX-5|2020-2021|2.5/4/0 2.5/4/0/t|a6|4F|m24-28 g200-230||small SUV
us|CX-5|2022-2025|2.5/4/0 2.5/4/0/t|a6|4|m24-28 g199-230||small SUV
us|CX-50|2023-2024|2.5/4/0 2.5/4/0/t|a6|4|m25-27 g208-221||small SUV
us|CX-50|2025-2026|2.5/4/2 2.5/4/0 2.5/4/0/t|c a6|4|m25-38 g145-221||small SUV
us|CX-7|2007-2009|2.3/4/0/t|a6|XF|m18-20 g276-307||SUV
us|CX-7|2010-2012|2.3/4/0/t 2.5/4/0|a5 a6|4F|m19-23 g240-291||SUV
us|CX-70|2025|2.5/4/4 3.3/6/2/t|a8|4|m25 g104-222||standard SUV|PHEV
us|CX-9|2007|3.5/6/0|a6|XF|m17-18 g307-325||SUV
us|CX-9|2008-2009|3.7/6/0|a6|XF|m17-18 g307-325||SUV
us|CX-9|2010-2015|3.7/6/0|a6|4F|m17-19 g283-325||SUV
us|CX-9|2016-2021|2.5/4/0/t|a6|4F|m23-24 g225-243||small SUV
us|CX-9|2022-2023|2.5/4/0/t|a6|4|m23 g244||small SUV
us|CX-90|2024-2025|2.5/4/4 3.3/6/2/t|a8|4|m25 g104-222||standard SUV|PHEV
us|CX-90|2026|3.3/6/2/t|a8|4|m25 g220-222||standard SUV
us|2|2011-2014|1.5/4/0|a4 m5|F|m29-31 g178-190||compact car|Mazda2;2
us|2|2016-2021|1.5/4/0|a6 m6|F|m34-36 g152-164||compact car|Mazda2;2
us|3|2004-2005|2/4/0 2.3/4/0|a4 m5|F|m23-27 g205-240||compact car|Mazda3;3
us|3|2006|2/4/0 2.3/4/0|a4 a5 m5|F|m24-27 g205-230||compact car|Mazda3;3
us|3|2007-2009|2/4/0 2.3/4/0 2.3/4/0/t|a4 a5 m5 m6|F|m20-27 g205-276||compact car|Mazda3;3;Speed 3
us|3|2010-2011|2/4/0 2.3/4/0/t 2.5/4/0|a5 m5 m6|F|m21-28 g197-263||compact car|Mazda3;3;Speed 3
us|3|2012-2013|2/4/0 2.3/4/0/t 2.5/4/0|a5 a6 m5 m6|F|m21-32 g172-267||compact car|Mazda3;3;3 DI 4-Door;3 DI 5-Door;Speed 3
us|3|2014-2018|2/4/0 2.5/4/0|a6 m6|F|m28-33 g165-198||midsize car|Mazda3;3 4-Door;3 5-Door
us|3|2019-2020|2.5/4/0|a6 m6|4F|m27-30 g183-204||compact car|Mazda3;3 4-Door;3 5-Door
us|3|2021-2023|2/4/0 2.5/4/0 2.5/4/0/t|a6 m6|4F|m26-31 g178-209||compact car|Mazda3;3 4-Door;3 5-Door
us|3|2024-2026|2.5/4/0 2.5/4/0/t|a6 m6|4F|m26-31 g178-209||midsize car|Mazda3;3 4-Door;3 5-Door
us|5|2006-2007|2.3/4/0|a4 m5|F|m21-22 g251-263||midsize wagon|Mazda5;5
us|5|2008-2010|2.3/4/0|a5 m5|F|m23-24 g230-240||minivan|Mazda5;5
us|5|2012-2014|2.5/4/0|a5 m6|F|m24 g229-283||minivan|Mazda5;5
us|5|2015|2.5/4/0|a5|F|m24 g230||minivan|Mazda5;5
us|6|2003-2004|2.3/4/0 3/6/0|a4 a5 m5|F|m19-24 g230-291||midsize car|Mazda6;6;6 Sport Wagon
us|6|2005|2.3/4/0 3/6/0|a4 a6 m5|F|m20-23 g240-276||midsize car|Mazda6;6;6 Sport Wagon
us|6|2006-2007|2.3/4/0 2.3/4/0/t 3/6/0|a5 a6 m5 m6|XF|m19-24 g230-291||midsize car|Mazda6;6;6 Sport Wagon
us|6|2008|2.3/4/0 3/6/0|a5 a6 m5|F|m20-24 g230-276||midsize car|Mazda6;6
us|6|2009-2013|2.5/4/0 3.7/6/0|a5 a6 m6|F|m20-25 g221-288||midsize car|Mazda6;6
us|6|2014-2017|2.5/4/0|a6 m6|F|m28-32 g174-196||midsize car|Mazda6;6
us|6|2018-2019|2.5/4/0 2.5/4/0/t|a6 m6|F|m26-29 g188-208||midsize car|Mazda6;6
us|6|2020-2021|2.5/4/0 2.5/4/0/t|a6|F|m26-29 g188-208||midsize car|Mazda6;6
us|Millenia|1995-2002|2.3/6/0/s 2.5/6/0|a4|F|m20-21 g263-276||compact car
us|MPV|1989-1992|2.6/4/0 3/6/0|a4 m5|XR|m15-20 g276-368||SUV/special purpose
us|MPV|1993-1995|2.6/4/0 3/6/0|a4|XR|m15-19 g291-368||SUV/special purpose
us|MPV|1996-1998|3/6/0|a4|XR|m15-17 g325-368||SUV/special purpose
us|MPV|2000-2001|2.5/6/0|a4|F|m18 g307||minivan
us|MPV|2002-2006|3/6/0|a5|F|m18-19 g291-307||minivan
us|MX-3|1992-1995|1.6/4/0 1.9/6/0|a4 m5|F|m20-28 g197-276||subcompact car
us|MX-3|1996|1.6/4/0 1.8/6/0|a4 m5|F|m20-29 g190-276||subcompact car
us|MX-30|2022-2023|//8|s|F|e92 r100||midsize car
us|MX-5|1990-1993|1.6/4/0|a4 m5|R|m23-24 g230-240||two-seater|Miata
us|MX-5|1994-1997|1.8/4/0|a4 m5|R|m21-23 g240-263||two-seater|Miata
us|MX-5|1999-2003|1.8/4/0|a4 m5 m6|R|m22-24 g230-251||two-seater|Miata
us|MX-5|2004-2005|1.8/4/0 1.8/4/0/t|a4 m5 m6|R|m20-23 g240-276||two-seater|Miata
us|MX-5|2006-2015|2/4/0|a6 m5 m6|R|m23-24 g223-240||two-seater
us|MX-5|2016-2025|2/4/0|a6 m6|R|m29-30 g185-190||two-seater
us|MX-6|1988-1992|2.2/4/0 2.2/4/0/t|a4 m5|F|m19-24 g230-291||midsize car|626/MX-6
us|MX-6|1993-1997|2/4/0 2.5/6/0|a4 m5|F|m19-26 g212-291||subcompact car
us|Protege|1992-1994|1.8/4/0|a4 m5|F|m22-27 g205-251||compact car
us|Protege|1995-1998|1.5/4/0 1.8/4/0|a4 m5|F|m22-30 g184-251||compact car
us|Protege|1999-2000|1.6/4/0 1.8/4/0|a4 m5|F|m23-27 g205-240||compact car
us|Protege|2001|1.6/4/0 2/4/0|a4 m5|F|m24-28 g197-230||compact car|Protege MPS
us|Protege|2002-2003|2/4/0|a4 m5|F|m23-24 g230-240||compact car|Protege 5
us|Protege|2002-2003|2/4/0|a4 m5|F|m23-24 g230-240||compact car|Protege 5;Protege/Protege 5
us|Protege|2001|1.6/4/0 2/4/0|a4 m5|F|m24-28 g197-230||compact car|Protege MPS;Protege/Protege MPS
us|RX-7|1984|1.1/2/0 1.3/2/0|a4 m5||m17 g325||two-seater
us|RX-7|1985|1.1/2/0 1.3/2/0|a4 m5|R|m17 g325||two-seater
us|RX-7|1986|1.3//0 1.3/2/0|a4 m5|R|m18 g307||minicompact car
us|RX-7|1987-1991|1.3/2/0 1.3/2/0/t|a4 m5|R|m17-18 g307-325||two-seater
us|RX-7|1992|1.3/2/0|a4 m5|R|m17-18 g307-325||two-seater
us|RX-7|1993-1995|1.3/2/0/t|a4 m5|R|m18 g307||two-seater
us|RX-8|2004-2005|1.3/2/0|a4 m6|R|m18 g307||subcompact car
us|RX-8|2006-2011|1.3/2/0|a6 m6|R|m18-19 g291-307||subcompact car
us|Tribute|2001-2004|2/4/0 3/6/0|a4 m5|XF|m18-23 g240-307||SUV
us|Tribute|2005|2.3/4/0 3/6/0|a4 m5|XF|m17-24 g230-325||SUV
us|Tribute|2006|2.3/4/2 2.3/4/0 3/6/0|c a4 m5|XF|m19-27 g205-291||SUV|Hybrid
us|Tribute|2008|2.3/4/2 2.3/4/0 3/6/0|c a4 m5|XF|m19-32 g173-291||SUV|Hybrid
us|Tribute|2009|2.5/4/2 2.5/4/0 3/6/0|c a6 m5|XF|m20-32 g173-276||SUV|Hybrid
us|Tribute|2010|2.5/4/2 2.5/4/0 3/6/a|c a6 m5|4F|m20-32 g173-276||SUV|Hybrid
us|Tribute|2011|2.5/4/2 2.5/4/0 3/6/a|c a6 m5|4AF|m20-32 g173-276||SUV|Hybrid
uk|CX-3|2016-2018|1.5//1/t/1499 2//0//1998/110-110|a6 m6|2A|n40-71 N105-160 w35-38 W166-181|6
uk|CX-3|2019|2//0//1998/110-110|a6 m6|A|n40-42 N152-160 w35-38 W166-181|6
uk|CX-3|2021-2022|1.8//1/t/1759/85-85 2//0//1998/89-110|a6 m6|2A|w35-54 W138-181|6d-TEMP
uk|CX-30|2021|2//0//1998/90-137|a6 m6|2A|w40-50 W127-160|6d
uk|CX-30|2022|2//3//1998/90-137 2//0//1998/90-137|a6 m6|2A|w40-50 W127-160|6d
uk|CX-30|2023|2//0//1998/90-137|a6 m6|2A|w43-50 W127-149|6d
uk|CX-30|2024-2025|2//0//1998/90-137 2.5//0//2488/103-103|a6 m6|2A|w43-50 W127-149|6d
uk|CX-5|2012-2013|2//0//1998 2.2//1/t/2191|a6 m6|2A|n47-61 N119-144|5 6
uk|CX-5|2014-2017|2.2//1/t/2191|a6 m6|2A|n51-61 N119-144|6
uk|CX-5|2018-2019|2//0//1998/121-121 2//0//1999/121-121 2.2//1/t/2191/110-135 2.2//1/t/2194/110-110|a6 m6|2A|n43-61 N119-150 w37-53 W154-186|6
uk|CX-5|2021-2022|2//0//1998/121-121 2//0//1999/121-121 2.2//1/t/2191/110-135 2.2//0//2191/110-135 2.2//1/t/2194/110-110 2.5//0//2488/143-143|a6 m6|2A|w35-52 W147-186|6d 6d-TEMP
uk|CX-5|2023-2025|2//0//1998/121-121 2.2//1/t/2191/110-135 2.5//0//2488/143-143|a6 m6|2A|w37-50 W146-173|6d
uk|CX-60|2022|2.5//0//2488/241-241|a8|A|W180|6d
uk|CX-60|2023-2025|2.5//4//2488/241-241 3.3//1/t/3283/147-187|a8|2A|w53-56 W33-139|6d
uk|CX-7|2009-2013|2.2//1/t/2184|m6||n38 N199|5
uk|CX-80|2024|2.5//4//2488/241-241 3.3//1/t/3283/187-187|a8|A|w49-50 W35-151|6d
uk|CX-80|2025|2.5//4//2488/141-241 3.3//1/t/3283/187-187 3.3//6/t/3283/187-187|a8|A|w49-50 W35-151|6d
uk|2|2011-2013|1.3//0//1349 1.5//0//1496 1.6//1/t/1560|a4 m5||n45-67 N110-145|5||Mazda2
uk|2|2016-2018|1.5//0//1496/55-85 1.5//1/t/1499|a6 m5 m6||n50-83 N89-127 w48-50 W124-133|6||Mazda2
uk|2|2019|1.5//0//1496/55-85|a6 m6||n50-58 N111-127 w48-50 W124-133|6||Mazda2
uk|2|2021|1.5//0//1496/55-85|a6 m6||w48-60 W107-133|6d 6d-TEMP||Mazda2
uk|2|2022|1.5//0//1490/68-68 1.5//3//1496/66-85 1.5//0//1496/55-85|a6 m6||w48-74 W87-133|6d 6d-TEMP||Mazda2
uk|2|2023-2024|1.5//0//1496/55-85|a6 m6||w52-60 W107-122|6d||Mazda2
uk|2|2025|1.5//2//1490/68-68 1.5//0//1496/55-85|a6 m6||w52-74 W87-122|6d||Mazda2
uk|3|2009|1.6//0//1598 2//0//1998 2.2//1/t/2184 2.3//0//2261|a5 m5 m6||n29-52 N144-224|5||Mazda3
uk|3|2010-2013|1.6//1/t/1560 1.6//0//1598 2//0//1998 2.2//1/t/2184 2.3//0//2261|a5 m5 m6||n29-66 N115-224|5||Mazda3
uk|3|2016-2017|1.5//0//1496 1.5//1/t/1499 2//0//1998 2.2//1/t/2191|a6 m6||n49-74 N99-135|6||Mazda3
uk|3|2018|1.5//0//1496 1.5//1/t/1499 2//0//1998 2.2//1/t/2191|a6 m6||n49-74 N99-135|6 6b||Mazda3
uk|3|2019|1.5//1/t/1499 2//0//1998 2.2//1/t/2191|a6 m6||n49-74 N99-135|6b||Mazda3
uk|3|2021|2//0//1998/90-137|a6 m6|A|w41-60 W114-157|6d 6d-TEMP||Mazda3
uk|3|2022|2//3//1998/90-137 2//0//1998/90-137|a6 m6|A|w41-60 W114-157|6d 6d-TEMP||Mazda3
uk|3|2023|2//0//1998/90-137|a6 m6||w46-54 W118-141|6d||Mazda3
uk|3|2024-2025|2//0//1998/90-137 2.5//0//2488/103-103|a6 m6||w45-54 W118-141|6d||Mazda3
uk|5|2010-2013|1.6//1/t/1560 1.8//0//1798 2//0//1998|m6||n39-54 N138-168|5||Mazda5
uk|6|2010|1.8//0//1798 2//0//1998 2.5//0//2488|a5 m5 m6||n35-42 N155-188|5||Mazda6
uk|6|2011-2013|1.8//0//1798 2//0//1998 2.2//1/t/2184 2.5//0//2488|a5 m5 m6||n35-55 N133-188|5||Mazda6
uk|6|2016-2017|2//0//1998 2.2//1/t/2191|a5 a6 m6||n47-69 N107-139|6|saloon|Mazda6
uk|6|2018|2//0//1998/107-121 2.2//1/t/2191/110-135 2.5//0//2488/143-143|a5 a6 m6||n42-69 N107-156 w37-55 W137-172|6|saloon|Mazda6
uk|6|2019|2//0//1998/107-121 2.2//1/t/2191/110-135 2.5//0//2488/143-143|a6 m6||n42-64 N117-156 w37-55 W137-172|6|saloon|Mazda6
uk|6|2021-2022|2//0//1998/107-143 2.2//1/t/2191/110-135 2.5//0//2488/143-143|a6 m6||w37-55 W137-172|6d 6d-TEMP||Mazda6
uk|MX-30|2021-2022|//8///107-107|s||r124
uk|MX-30|2023-2025|//8///107-107 1.7//4//1660/125-125|s||r124 W21|6d
uk|MX-5|2011-2013|1.8//0//1798 2//0//1998|a6 m5 m6||n35-40 N167-188|5
uk|MX-5|2015-2016|1.5//0//1496 2//0//1998|m6||n41-47 N139-161|6
uk|MX-5|2017-2019|1.5//0//1496/97-97 2//0//1998/135-135|a6 m6||n39-47 N139-167 w37-45 W145-171|6
uk|MX-5|2021-2022|1.5//0//1496/97-97 2//0//1998/135-135|a6 m6||w37-45 W142-171|6d 6d-TEMP
uk|MX-5|2023-2025|1.5//0//1496/97-97 2//0//1998/135-135|m6||w41-45 W142-155|6d
=McLaren
us|540C|2018|3.8/8/0/t|a7|R|m19 g299||two-seater|540C Coupe
us|570GT|2017-2019|3.8/8/0/t|a7|R|m18-19 g299-313||two-seater
us|570S|2016-2019|3.8/8/0/t|a7|R|m18-19 g299-313||two-seater|570S Coupe
us|570S|2020|3.8/8/0/t|d7|R|m18 g313||two-seater|570S Coupe
us|570S|2018-2019|3.8/8/0/t|a7|R|m18-19 g299-313||two-seater|570S Spider
us|570S|2020|3.8/8/0/t|d7|R|m18 g313||two-seater|570S Spider
us|600LT|2019|3.8/8/0/t|a7|R|m18 g313||two-seater|600LT Coupe
us|600LT|2020|3.8/8/0/t|d7|R|m18 g313||two-seater|600LT Spider
us|620R|2020|3.8/8/0/t|d7|R|m18 g313||two-seater|620R Coupe
us|650S|2016|3.8/8/0/t|a7|R|m18 g310||two-seater|650S Can-Am
us|650S|2015-2016|3.8/8/0/t|a7|R|m18 g310||two-seater|650S Coupe
us|650S|2015-2016|3.8/8/0/t|a7|R|m18 g310||two-seater|650S Spider
us|675LT|2016|3.8/8/0/t|a7|R|m18 g310||two-seater|675LT Coupe
us|675LT|2016|3.8/8/0/t|a7|R|m18 g310||two-seater|675LT Spider
us|720S|2018-2019|4/8/0/t|a7|R|m18 g319||two-seater|720S Coupe
us|720S|2020-2022|4/8/0/t|d7|R|m18 g314-319||two-seater|720S Coupe;LM
us|720S|2019|4/8/0/t|a7|R|m18 g308||two-seater|720S Spider
us|720S|2020-2022|4/8/0/t|d7|R|m18 g308-314||two-seater|720S Spider
us|765LT|2021|4/8/0/t|d7|R|m16 g351||two-seater|765LT Coupe
us|765LT|2022|4/8/0/t|d7|R|m16 g351||two-seater|765LT Spider
us|Artura|2023|3/6/4/t|d8|R|m18 g198||two-seater
us|Elva|2021|4/8/0/t|d7|R|m18 g311||two-seater
us|GT|2020-2022|4/8/0/t|d7|R|m18 g313-319||two-seater
us|MP4-12C|2012|3.8/8/0/t|a7|R|m18 g307||two-seater|MP4-12C Coupe
us|MP4-12C|2014|3.8/8/0/t|a7|R|m18 g311||two-seater|MP4-12C Coupe
us|MP4-12C|2014|3.8/8/0/t|a7|R|m18 g311||two-seater|MP4-12C Spider
us|P1|2014-2015|3.8/8/4/t|a7|R|m17 g288||two-seater
us|Sabre|2020|4/8/0/t|d7|R|m18 g308||two-seater
us|Senna|2019|4/8/0/t|a7|R|m16 g354||two-seater
us|Speedtail|2020|4/8/2/t|d7|R|m15 g376||two-seater
uk|540C|2016-2018|3.8//0//3799|d7||n26 N249|6
uk|540C|2019-2020|3.8//0//3799/397-397|d7||n26 N249 w23 W276|6d-TEMP
uk|570GT|2016-2018|3.8//0//3799|d7||n27 N249|6
uk|570GT|2019-2020|3.8//0//3799/419-419|d7||n26 N249 w23 W276|6d-TEMP
uk|570S|2016-2018|3.8//0//3799|d7||n26 N249|6
uk|570S|2019-2020|3.8//0//3799/419-419|d7||n26 N249 w23 W276|6d-TEMP
uk|600LT|2019-2022|3.8//0//3799/441-441|d7||n24 N266 w23 W277|6d-TEMP
uk|625C|2015-2018|3.8//0//3799/460-460|d7||n24 N275|6 6b
uk|625C|2019|3.8//0//3799/460-460|d7||n24 N275|6b
uk|650S|2015-2018|3.8//0//3799/478-478|d7||n24 N275|6 6b
uk|650S|2019|3.8//0//3799/478-478|d7||n24 N275|6b
uk|650S|2016-2018|3.8//0//3799|d7||n24 N275|6||650S Can-Am
uk|650S|2019|3.8//0//3799/478-478|d7||n24 N275|6b||650S Can-Am
uk|650S|2015-2018|3.8//0//3799/478-478|d7||n24 N275|6 6b||650S Le Mans
uk|650S|2019|3.8//0//3799/478-478|d7||n24 N275|6b||650S Le Mans
uk|675LT|2016-2018|3.8//0//3799/496-496|d7||n24 N275|6 6b
uk|675LT|2019|3.8//0//3799/496-496|d7||n24 N275|6b
uk|720S|2019-2022|4//0//3994/530-530|d7||n24-26 N249-264 w23 W276|6d-TEMP
uk|750S|2023-2025|4//0//3994/552-552|d7||w23 W276|6d
uk|Artura|2023-2025|3//4//2993/430-430|d8||W104|6d
uk|GT|2019-2020|4//0//3994/456-456|d7||w24 W270|6d
uk|GT|2023-2025|4//0//3994/456-456|d7||w12 W270|6d
uk|MP4-12C|2011-2013|3.8//0//3799|d7||n24 N279|5
uk|Senna|2019-2020|4//0//3994/588-588|d7||n24 N268 w23 W280|6d-TEMP
=Mercedes-Benz
us|190|1984|2.2/4/1 2.3/4/0|a4 m5||m20-30 g211-276||subcompact car|D 2.2/190 E 2.3
us|190|1985|2.2/4/1 2.3/4/0|a4 m5|R|m18-30 g211-307||subcompact car
us|190|1986|2.3/4/0 2.5/5/1|a4 m5|R|m19-28 g226-291||subcompact car
us|190|1987|2.3/4/0 2.5/5/1 2.5/5/1/t 2.6/6/0|a4 m5|R|m18-28 g226-307||subcompact car|190D 2.5;190D 2.5 Turbo;190E 2.3;190E 2.3-16;190E 2.6
us|190|1988|2.3/4/0 2.5/5/1 2.6/6/0|a4 m5|R|m19-28 g226-291||subcompact car|190D 2.5;190E 2.3;190E 2.6
us|190|1989|2.5/5/1 2.6/6/0|a4 m5|R|m19-27 g234-291||subcompact car|190D 2.5;190E 2.6
us|190|1990|2.6/6/0|a4 m5|R|m18-20 g276-307||subcompact car|190E 2.6
us|190|1991|2/4/0 2.3/4/0 2.6/6/0|a4 m4 m5|R|m17-21 g263-325||subcompact car|190E;190E 2.3;190E 2.6
us|190|1992-1993|2.3/4/0 2.6/6/0|a4 m5|R|m20-21 g263-276||subcompact car|190E 2.3;190E 2.6
us|200|1991|2/4/0|m4|R|m20 g276||compact car|200E
us|230|1991|2/4/0|a4 m4|R|m17-20 g276-325||subcompact car|230CE;230E;230TE
us|260|1987|2.6/6/0|a4|R|m19 g291||compact car|260E
us|260|1988|2.6/6/0|a4 m5|R|m18-19 g291-307||compact car|260E
us|260|1989|2.6/6/0|a4|R|m19 g291||compact car|260E
us|260|1991|2.6/6/0|a4|R|m16 g345||midsize car|260E
us|300|1984|3/5/1 3/5/1/t 3.8/8/0|a4||m15-22 g288-368||compact car|300D/300CD;300SD/380SE;300TD
us|300|1985|3/5/1/t|a4|R|m19-21 g301-333||compact car|300D/300CD;300SD;300TD
us|300|1986|3/6/1/t 3/6/0|a4 m5|R|m18-22 g288-307||compact car|300E;300SDL
us|300|1987|3/6/1/t 3/6/0|a4|R|m18-24 g264-316||compact car|300D;300E;300SDL;300TD
us|300|1988|3/6/0|a4 m5|R|m16-18 g307-345||compact car|300CE;300E;300SE;300SEL;300TE
us|300|1989|3/6/0|a4|R|m15-18 g307-368||compact car|300CE;300E;300SE;300SEL;300TE
us|300|1990-1991|2.5/5/1/t 2.6/6/0 3/6/0|a4 a5 m5|XR|m15-26 g243-368||compact car|300CE;300D 2.5 Turbo;300E;300E 2.6;300E 4Matic;300SE;300SEL;300SL;300TE;300TE 4Matic
us|300|1992|2.5/5/1/t 2.6/6/0 3/6/0 3.2/6/0 3.5/6/1/t|a4 a5 m5|XR|m15-25 g253-368||compact car|300CE;300D 2.5 Turbo;300E;300E 2.6;300E 4Matic;300SD;300SE;300SL;300TE;300TE 4Matic
us|300|1993|2.5/5/1/t 2.8/6/0 3/6/0 3.2/6/0 3.5/6/1/t|a4 a5 m5|XR|m15-26 g243-368||compact car|300CE;300D 2.5 Turbo;300E;300E 2.8;300E 4Matic;300SD;300SE;300SL;300TE;300TE 4Matic
us|350|1990-1991|3.5/6/1/t|a4|R|m21 g301||midsize car|350SD Turbo;350SDL Turbo
us|380|1984|3.8/8/0|a4||m15 g368||two-seater|380SL
us|380|1985|3.8/8/0|a4|R|m15 g368||two-seater|380SE;380SL
us|400|1992-1993|4.2/8/0|a4|R|m14-18 g307-394||compact car|400E;400SE;400SEL
us|420|1986-1991|4.2/8/0|a4|R|m13-15 g368-425||midsize car|420SE;420SEL;SE
us|500|1984|5/8/0|a4||m13 g425||compact car|500SEC;500SEL
us|500|1985|5/8/0|a4|R|m13-14 g394-425||midsize car|500SE;500SEC;500SEL;500SL
us|500|1990-1991|5/8/0|a4|R|m13-14 g394-425||two-seater|500SL
us|500|1992|5/8/0 5.6/8/0|a4|R|m11-14 g394-502||compact car|500E;500SE;500SEC;500SEL 5.0L;500SEL 5.6L;500SL
us|500|1993|5/8/0|a4|R|m13-16 g345-425||large car|500E;500SEC;500SEL;500SL
us|560|1986|5.5/8/0 5.6/8/0|a4|R|m13-14 g394-425||two-seater|560SEC;560SEL;560SL
us|560|1987-1992|5.6/8/0|a4|R|m11-14 g394-502||midsize car|560SE;560SEC;560SEL;560SL
us|600|1992-1993|6/12/0|a4|R|m12-13 g425-460||large car|600SEL;600SEL/SEC;600SL
us|A-Class|2019|2/4/0/t|a7|4F|m28 g194-201||subcompact car|A220;A220 4matic
us|A-Class|2020|2/4/0/t|a7 d7|4F|m27-28 g194-208||subcompact car|A220;A220 4matic;AMG A35 4matic
us|A-Class|2021|2/4/0/t|d7|4F|m25-29 g192-224||subcompact car|A220;A220 4matic;AMG A35 4matic
us|A-Class|2022|2/4/0/t|d7|AF|m25-28 g194-221||subcompact car|A220;A220 4matic;AMG A35 4matic
us|AMG GT|2016-2018|4/8/0/t|d7|R|m17-18 g302-324||two-seater|C Coupe;C Roadster;Coupe;R Coupe;Roadster;S;S Coupe
us|AMG GT|2019-2021|3/6/3 4/8/0/t|a9 d7|4R|m16-22 g255-339||two-seater|43 4matic Plus;53 4matic Plus;63 4matic Plus;63 S 4matic Plus;Black Series;C Coupe;C Roadster;Coupe;R Coupe;R Roadster;Roadster;S Coupe
us|AMG GT|2022|3/6/3|a9|4|m21 g258||compact car|43 4matic Plus;53 4matic Plus
us|AMG GT|2023-2024|3/6/3 4/8/0/t|a9|A|m16-21 g262-353||compact car|43 4matic Plus;53 4matic Plus;55 4matic Plus;63 4matic Plus;63 S 4matic Plus
us|AMG GT|2025|2/4/3/t 3/6/3 4/8/0/t 4/8/4/t|a9|AR|m14-22 g247-387||two-seater|43;43 4matic Plus;53 4matic Plus;55 4matic Plus;63 4matic Plus;63 PRO 4matic Plus;63 S E Performance
us|AMG GT|2026|2/4/3/t 3/6/3 4/8/0/t|a9|AR|m16-22 g252-347||two-seater|43;43 4matic Plus;53 4matic Plus;55 4matic Plus;63 4matic Plus;63 PRO 4matic Plus
us|B-Class|2014-2017|//8|s|F|e84 r87||midsize car|B-Class Electric Drive;B250e
us|C-Class|1994|2.2/4/0 2.8/6/0|a4|R|m20-22 g251-276||compact car|C220;C280
us|C-Class|1995-1996|2.2/4/0 2.8/6/0 3.6/6/0|a4|R|m18-23 g240-307||compact car|C220;C280;C36;C36 AMG
us|C-Class|1997|2.3/4/0 2.8/6/0 3.6/6/0|a5|R|m19-23 g240-291||compact car|C230;C280;C36 AMG
us|C-Class|1998|2.3/4/0 2.8/6/0 4.3/8/0|a5|R|m17-23 g240-325||compact car|C230;C280;C43
us|C-Class|1999-2000|2.3/4/0/s 2.8/6/0 4.3/8/0|a5|R|m18-22 g251-307||compact car|C230 Kompressor;C280;C43 AMG
us|C-Class|2001|2.6/6/0 3.2/6/0|a5 m6|R|m19-20 g276-291||compact car|C240;C320
us|C-Class|2002|2.3/4/0/s 2.6/6/0 3.2/6/0 3.2/6/0/s|a5 m6|R|m17-21 g263-325||compact car|C230 Kompressor;C240;C32 AMG;C320
us|C-Class|2003|1.8/4/0 1.8/4/0/s 2.6/6/0 3.2/6/0 3.2/6/0/s|a5 m6|XR|m17-24 g230-325||compact car|C230 Kompressor;C240;C240 4matic;C32 AMG;C320;C320 4matic;C320 Sports Coupe
us|C-Class|2004|1.8/4/0/s 2.6/6/a 2.6/6/0 3.2/6/a 3.2/6/0 3.2/6/0/s|a5 m6|XR|m16-23 g240-345||compact car|C230 Kompressor;C230 Kompressor Sports Coupe;C240;C240 4matic;C32 AMG;C320;C320 4matic;C320 4matic Sedan;C320 Sports Coupe
us|C-Class|2005|1.8/4/0/s 2.6/6/a 2.6/6/0 3.2/6/a 3.2/6/0 5.4/8/0|a5 m6|XR|m16-24 g230-345||compact car|C230 Kompressor;C230 Kompressor Sports Coupe;C240;C240 4matic;C320;C320 4matic;C320 Sports Coupe;C55 AMG
us|C-Class|2006|2.5/6/0 3/6/0 3.5/6/0 5.4/8/0|a5 a7 m6|XR|m17-22 g251-325||compact car|C230;C280;C280 4matic;C350;C350 4matic;C55 AMG
us|C-Class|2007|2.5/6/a 3/6/0 3.5/6/0|a5 a7 m6|XR|m19-22 g251-291||compact car|C230;C280;C280 4matic;C350;C350 4matic
us|C-Class|2008|3/6/a 3/6/0 3.5/6/0 6.2/8/0|a7 m6|XR|m15-21 g263-368||compact car|C300;C300 4matic;C350;C63 AMG
us|C-Class|2009|3/6/a 3.5/6/0 6.2/8/0|a7|XR|m15-21 g263-368||compact car|C300;C300 4matic;C350;C63 AMG
us|C-Class|2010|3/6/a 3/6/0 3.5/6/0 6.3/8/0|a7 m6|4R|m15-21 g263-368||compact car|C300;C300 4matic;C350;C63 AMG
us|C-Class|2011|3/6/a 3/6/0 3.5/6/0 6.2/8/0|a7 m6|4R|m15-21 g263-368||compact car|C300;C300 4matic;C350;C63 AMG
us|C-Class|2012|1.8/4/0/t 3/6/a 3/6/0 3.5/6/a 3.5/6/0 6.2/8/0|a7|4R|m15-25 g221-368||compact car|C250;C250 Coupe;C300 4matic;C350;C350 4matic Coupe;C350 Coupe;C63 AMG;C63 AMG Black Series Coupe;C63 AMG Coupe
us|C-Class|2013-2014|1.8/4/0/t 3.5/6/a 3.5/6/0 6.2/8/0|a7|4R|m15-25 g221-358||compact car|C250;C250 Coupe;C300 4matic;C350;C350 4matic Coupe;C350 Coupe;C63 AMG;C63 AMG Black Series Coupe;C63 AMG Coupe
us|C-Class|2015|1.8/4/0/t 2/4/0/t 3/6/0/t 3.5/6/0 4/8/0/t 6.2/8/0|a7|4R|m15-28 g198-358||compact car|AMG C63;AMG C63 S;C250 Coupe;C300;C300 4matic;C350 4matic Coupe;C350 Coupe;C400 4matic;C63 AMG Coupe
us|C-Class|2016|2/4/0/t 2/4/4/t 3/6/0/t 4/8/0/t|a7|4R|m20-30 g134-273||compact car|AMG C63;AMG C63 S;C300;C300 4matic;C350e;C450 AMG
us|C-Class|2017-2018|2/4/0/t 2/4/4/t 3/6/0/t 4/8/0/t|a7 a9|4R|m19-30 g134-292||subcompact car|AMG C43 4matic;AMG C43 4matic Convertible;AMG C43 4matic Coupe;AMG C63;AMG C63 Convertible;AMG C63 Coupe;AMG C63 S;AMG C63 S Convertible;AMG C63 S Coupe;C300;C300 4matic;C300 4matic Convertible;C300 4matic Coupe;C300 Convertible;C300 Coupe;C350e
us|C-Class|2019-2021|2/4/0/t 3/6/0/t 4/8/0/t|a9|4R|m20-28 g196-281||subcompact car|AMG C43 4matic;AMG C43 4matic Convertible;AMG C43 4matic Coupe;AMG C63;AMG C63 Convertible;AMG C63 Coupe;AMG C63 S;AMG C63 S Convertible;AMG C63 S Coupe;C300;C300 4matic;C300 4matic Convertible;C300 4matic Coupe;C300 Convertible;C300 Coupe
us|C-Class|2022|2/4/3/t 2/4/0/t 3/6/0/t|a9|AR|m22-29 g190-252||subcompact car|AMG C43 4matic Convertible;AMG C43 4matic Coupe;C300;C300 4matic;C300 4matic Convertible;C300 4matic Coupe;C300 Convertible;C300 Coupe
us|C-Class|2023|2/4/3/t 2/4/0/t 3/6/0/t 4/8/0/t|a9|AR|m19-29 g191-286||subcompact car|AMG C43 4matic;AMG C43 4matic Convertible;AMG C43 4matic Coupe;AMG C63 S Convertible;AMG C63 S Coupe;C300;C300 4matic;C300 4matic Convertible;C300 4matic Coupe;C300 Convertible;C300 Coupe
us|C-Class|2024|2/4/3/t|a9|AR|m23-30 g186-242||compact car|AMG C43 4matic;C300;C300 4matic
us|C-Class|2025|2/4/3/t 2/4/4/t|a9|AR|m20-29 g188-252||compact car|AMG C43 4matic;AMG C63 S E Performance;C300;C300 4matic
us|C-Class|2026|2/4/3/t|a9|AR|m22-29 g191-252||compact car|AMG C43 4matic;C300;C300 4matic
us|CL|1998-1999|5/8/0 6/12/0|a5|R|m14-16 g345-394||compact car|CL500;CL600
us|CL|2000|5/8/0|a5|R|m17 g325||compact car|CL500
us|CL|2001-2002|5/8/0 5.4/8/0 5.8/12/0|a5|R|m16-17 g325-345||compact car|CL500;CL55 AMG;CL600
us|CL|2003|5/8/0 5/8/0/s 5.5/12/0|a5|R|m14-16 g345-394||compact car|CL500;CL55 AMG;CL600
us|CL|2004|5/8/0 5.4/8/0/s 5.5/12/0/t|a5 a7|R|m14-17 g325-394||compact car|CL500;CL55 AMG;CL600
us|CL|2005-2006|5/8/0 5.4/8/0/s 5.5/12/0/t 6/12/0/t|a5 a7|R|m13-17 g325-425||compact car|CL500;CL55 AMG;CL600;CL65 AMG
us|CL|2007|5.5/8/0 5.5/12/0/t|a5 a7|R|m14-16 g345-394||compact car|CL550;CL600
us|CL|2008|5.5/8/0 5.5/12/0/t 6.2/8/0|a5 a7|R|m13-17 g325-425||compact car|CL550;CL600;CL63 AMG;CL65 AMG
us|CL|2009|5.5/8/0 5.5/12/0/t 6.2/8/0|a5 a7|XR|m13-17 g325-425||compact car|CL550 4matic;CL600;CL63 AMG;CL65 AMG
us|CL|2010|5.5/8/0 5.5/12/0/t 6/12/0/t 6.3/8/0|a5 a7|4R|m13-17 g325-425||compact car|CL550 4matic;CL600;CL63 AMG;CL65 AMG
us|CL|2011-2014|4.7/8/0/t 5.5/8/0/t 5.5/12/0/t 6/12/0/t|a5 a7|4R|m14-18 g307-394||compact car|CL550 4matic;CL600;CL63 AMG;CL65 AMG
us|CLA|2014|2/4/0/t|d7|4F|m26-30 g186-216||compact car|CLA250;CLA250 4matic;CLA45 AMG 4matic
us|CLA|2015-2019|2/4/a/t 2/4/0/t|d7|4F|m26-30 g186-216||compact car|AMG CLA45 4matic;CLA250;CLA250 4matic;CLA45 AMG 4matic
us|CLA|2020-2021|2/4/0/t|d7 d8|4F|m23-29 g190-242||compact car|AMG CLA35 4matic;AMG CLA45 4matic;CLA250;CLA250 4matic
us|CLA|2022-2023|2/4/0/t|d7 d8|AF|m23-29 g192-244||compact car|AMG CLA35 4matic;AMG CLA45 4matic;CLA250;CLA250 4matic
us|CLA|2024-2025|2/4/3/t 2/4/0/t|d8|AF|m23-30 g184-242||compact car|AMG CLA35 4matic;AMG CLA45 S 4matic;CLA250;CLA250 4matic
us|CLA|2026|2/4/3/t 2/4/0/t //8|a2 d8 s|AFR|m23-30 g185-235 e109-126 r312-374||compact car|AMG CLA35 4matic;AMG CLA45 S 4matic;CLA250;CLA250 4matic;CLA250 Plus with EQ Tech;CLA350 4matic with EQ Tech
us|CLE|2024-2026|2/4/3/t 3/6/3/ts|a9|A|m22-28 g201-254||subcompact car|AMG CLE53 4matic Plus;CLE300 4matic;CLE450 4matic
us|CLK|1998|3.2/6/0|a5|R|m22 g251||subcompact car|CLK320
us|CLK|1999-2000|3.2/6/0 4.3/8/0|a5|R|m18-21 g263-307||subcompact car|CLK320;CLK320 Cabriolet;CLK430
us|CLK|2001-2002|3.2/6/0 4.3/8/0 5.4/8/0|a5|R|m17-21 g263-325||subcompact car|CLK320;CLK430;CLK55 AMG
us|CLK|2003|3.2/6/0 4.3/8/0 5/8/0 5.4/8/0/s|a5|R|m16-20 g276-345||subcompact car|CLK320;CLK430;CLK500;CLK55 AMG
us|CLK|2004|3.2/6/0 5/8/0 5.4/8/0|a5|R|m16-20 g276-345||subcompact car|CLK320;CLK500;CLK55 AMG
us|CLK|2005|3.2/6/0 5/8/0 5.4/8/0|a5 a7|R|m16-21 g263-345||subcompact car|CLK320;CLK500;CLK55 AMG
us|CLK|2006|3.5/6/0 5/8/0 5.4/8/0|a5 a7|R|m17-20 g276-325||subcompact car|CLK350;CLK500;CLK55 AMG
us|CLK|2007-2008|3.5/6/0 5.5/8/0 6.2/8/0|a7|R|m14-20 g276-394||subcompact car|CLK350;CLK550;CLK63 AMG
us|CLK|2009|3.5/6/0 5.5/8/0|a7|R|m17-20 g276-325||subcompact car|CLK350;CLK550
us|CLS|2006|5/8/0 5.4/8/0/s|a5 a7|R|m15-16 g345-368||compact car|CLS500;CLS55 AMG
us|CLS|2007-2009|5.5/8/0 6.2/8/0|a7|R|m14-16 g345-394||compact car|CLS550;CLS63 AMG
us|CLS|2010-2011|5.5/8/0 6.3/8/0|a7|R|m14-16 g345-394||compact car|CLS550;CLS63 AMG
us|CLS|2012-2014|4.7/8/0/t 5.5/8/0/t|a7|4R|m18-20 g275-308||compact car|CLS550;CLS550 4matic;CLS63 AMG;CLS63 AMG 4matic;CLS63 AMG S;CLS63 AMG S 4matic
us|CLS|2015-2016|3/6/0/t 4.7/8/0/t 5.5/8/0/t|a7 a9|4R|m18-24 g233-308||compact car|AMG CLS63 S 4matic;CLS400;CLS400 4matic;CLS550;CLS550 4matic;CLS63 AMG S 4matic
us|CLS|2017-2018|4.7/8/0/t 5.5/8/0/t|a7 a9|4R|m18-21 g264-308||compact car|AMG CLS63 S 4matic;CLS550;CLS550 4matic
us|CLS|2019-2021|3/6/3 3/6/3/t|a9|4R|m23-26 g208-242||compact car|AMG CLS53 4matic Plus;CLS450;CLS450 4matic
us|CLS|2022|3/6/3/t|a9|4|m25 g222||compact car|CLS450 4matic
us|CLS|2023|3/6/3/t|a9|A|m25 g222||compact car|CLS450 4matic
us|E-Class|1994|3.2/6/0 4.2/8/0 5/8/0|a4|R|m16-19 g291-345||compact car|E320 Convertible;E320 Coupe;E320 Sedan;E320 Wagon;E420;E500
us|E-Class|1995|3/6/1 3.2/6/0 4.2/8/0|a4|R|m18-25 g253-307||compact car|E300 Diesel;E320 Convertible;E320 Coupe;E320 Sedan;E320 Wagon;E420
us|E-Class|1996|3/6/1 3.2/6/0|a4|R|m19-27 g234-291||compact car|E300 Diesel;E320
us|E-Class|1997|3/6/1 3.2/6/0 4.2/8/0|a5|R|m18-26 g243-307||midsize car|E300 Diesel;E320;E420
us|E-Class|1998|3/6/1/t 3.2/6/0|a5|R|m20-26 g243-276||midsize car|E300 Turbodiesel;E320 Sedan;E320 Wagon
us|E-Class|1999|3/6/1/t 3.2/6/0 4.3/8/0 5.4/8/0|a5|XR|m17-26 g243-325||midsize car|E300 Turbodiesel;E320 Sedan;E320 Sedan 4Matic;E320 Wagon;E320 Wagon 4Matic;E430;E55 AMG
us|E-Class|2000|3.2/6/0 4.3/8/0 5.5/8/0|a5|XR|m17-21 g263-325||midsize car|E320;E320 4Matic;E430;E430 4Matic;E55 AMG
us|E-Class|2001-2002|3.2/6/0 4.3/8/0 5.4/8/0|a5|XR|m18-21 g263-307||midsize car|E320;E320 4Matic;E430;E430 4Matic;E55 AMG
us|E-Class|2003|3.2/6/0 5/8/0 5.4/8/0/s|a5|XR|m15-20 g276-368||midsize car|E320;E320 4Matic;E500;E55 AMG
us|E-Class|2004|3.2/6/0 5/8/0 5.4/8/0/s|a5 a7|XR|m15-20 g276-368||midsize car|E320;E320 4matic;E500;E500 4matic;E55 AMG
us|E-Class|2005|3.2/6/1/t 3.2/6/0 5/8/0 5.4/8/0/s|a5 a7|XR|m15-27 g234-368||midsize car|E320;E320 4matic;E320 Cdi;E500;E500 4matic;E55 AMG
us|E-Class|2006|3.2/6/1/t 3.5/6/0 5/8/0 5.4/8/0/s|a5 a7|XR|m15-27 g234-368||midsize car|E320 Cdi;E350;E350 4matic;E500;E500 4matic;E55 AMG
us|E-Class|2007-2009|3/6/1/t 3.5/6/0 5.5/8/0 6.2/8/0|a5 a7|XR|m14-26 g243-394||midsize car|E320 Bluetec;E350;E350 4matic;E550;E550 4matic;E63 AMG
us|E-Class|2010|3.5/6/0 5.5/8/0 6.3/8/0|a7|4R|m15-21 g263-368||midsize car|E350;E350 4matic;E350 Coupe;E550;E550 4matic;E550 Coupe;E63 AMG
us|E-Class|2011|3.5/6/0 5.5/8/0 6.2/8/0|a7|4R|m15-20 g276-368||midsize car|E350;E350 4matic;E350 Convertible;E350 Coupe;E550;E550 4matic;E550 Convertible;E550 Coupe;E63 AMG
us|E-Class|2012|3.5/6/a 3.5/6/0 4.7/8/0/t 5.5/8/0/t|a7|4R|m18-23 g240-307||subcompact car|E350;E350 4matic;E350 4matic Coupe;E350 Convertible;E350 Coupe;E550 4matic;E550 Convertible;E550 Coupe;E63 AMG
us|E-Class|2013-2014|3.5/6/a 3.5/6/2 3.5/6/0 4.7/8/0/t 5.5/8/0/t|a7|4R|m17-26 g209-315||midsize car|E350;E350 4matic;E350 4matic Coupe;E350 Convertible;E350 Coupe;E400 Hybrid;E550 4matic;E550 Convertible;E550 Coupe;E63 AMG;E63 AMG 4matic;E63 AMG S;E63 AMG S 4matic
us|E-Class|2015|3/6/0/t 3.5/6/a 3.5/6/2 3.5/6/0 4.7/8/0/t 5.5/8/0/t|a7|4R|m18-25 g217-309||midsize car|E350;E350 4matic;E350 Convertible;E350 Coupe;E400;E400 4matic;E400 4matic Coupe;E400 Convertible;E400 Coupe;E400 Hybrid;E550 Convertible;E550 Coupe;E63 AMG 4matic;E63 AMG S 4matic
us|E-Class|2016|3/6/0/t 3.5/6/a 3.5/6/0 4.7/8/0/t 5.5/8/0/t|a7|4R|m18-23 g234-309||midsize car|AMG E63 4matic;AMG E63 S 4matic;E350;E350 4matic;E400;E400 4matic;E400 4matic Coupe;E400 Convertible;E400 Coupe;E550 4matic;E550 Convertible;E550 Coupe
us|E-Class|2017|2/4/0/t 3/6/0/t 4.7/8/0/t|a7 a9|4R|m20-25 g218-275||subcompact car|AMG E43 4matic;E300;E300 4matic;E400 4matic;E400 4matic Coupe;E400 Convertible;E400 Coupe;E550 Convertible;E550 Coupe
us|E-Class|2018|2/4/0/t 3/6/0/t 4/8/0/t|a9|4R|m18-25 g218-309||midsize car|AMG E43 4matic;AMG E63 S 4matic;E300;E300 4matic;E400 4matic;E400 4matic Convertible;E400 4matic Coupe;E400 Convertible;E400 Coupe
us|E-Class|2019-2020|2/4/0/t 3/6/3 3/6/0/t 4/8/0/t|a9|4R|m18-26 g209-316||subcompact car|AMG E53 4matic Plus;AMG E53 4matic Plus Convertible;AMG E53 4matic Plus Coupe;AMG E63 S 4matic;AMG E63 S 4matic Plus;E300;E300 4matic;E350;E350 4matic;E450 4matic;E450 4matic Convertible;E450 4matic Coupe;E450 Convertible;E450 Coupe
us|E-Class|2021|2/4/0/t 3/6/3 3/6/3/t 4/8/0/t|a9|4R|m18-26 g212-301||subcompact car|AMG E53 4matic Plus;AMG E53 4matic Plus Convertible;AMG E53 4matic Plus Coupe;AMG E63 S 4matic Plus;E350;E350 4matic;E450 4matic;E450 4matic All-Terrain;E450 4matic Convertible;E450 4matic Coupe;E450 Convertible;E450 Coupe
us|E-Class|2022|2/4/0/t 3/6/3 3/6/3/t|a9|4AR|m22-26 g213-247||subcompact car|AMG E53 4matic Plus;AMG E53 4matic Plus Convertible;AMG E53 4matic Plus Coupe;E350;E350 4matic;E450 4matic;E450 4matic All-Terrain;E450 4matic Convertible;E450 4matic Coupe;E450 Convertible;E450 Coupe
us|E-Class|2023|2/4/0/t 3/6/3 3/6/3/t 4/8/0/t|a9|AR|m19-26 g213-295||subcompact car|AMG E53 4matic Plus;AMG E53 4matic Plus Convertible;AMG E53 4matic Plus Coupe;AMG E63 S 4matic Plus;E350;E350 4matic;E450 4matic;E450 4matic All-Terrain;E450 4matic Convertible;E450 4matic Coupe;E450 Convertible;E450 Coupe
us|E-Class|2024|2/4/3/t 3/6/3/ts|a9|A|m25-27 g203-221||midsize car|E350 4matic;E450 4matic;E450 4matic All-Terrain
us|E-Class|2025-2026|2/4/3/t 3/6/3/ts 3/6/4/t|a9|AR|m22-28 g71-221||midsize car|AMG E53 Hybrid 4matic Plus;E350;E350 4matic;E450 4matic;E450 4matic All-Terrain
us|EQB|2022|//8|s|A|e96-101 r227-243||small SUV|300 4matic;350 4matic
us|EQB|2024-2025|//8|s|AF|e87-107 r205-251||small SUV|250 Plus;300 4matic;350 4matic
us|EQE|2024-2026|//8|s|AR|e70-96 r220-308||midsize car|320 4matic;320 Plus;350 4matic;350 Plus;500 4matic;AMG EQE 4matic Plus
us|EQS|2022-2026|//8|s|AR|e76-103 r277-390||large car|400 4matic;450 4matic;450 Plus;550 4matic;580 4matic;680 4matic Maybach;AMG EQS 4matic Plus
us|G-Class|2002|5/8/0|a5|X|m12 g460||SUV|G500
us|G-Class|2003|5/8/0 5.5/8/0|a5|X|m12-13 g425-460||SUV|G500;G55 AMG
us|G-Class|2004|5/8/0 5.4/8/0|a5|X|m12-13 g425-460||SUV|G500;G55 AMG
us|G-Class|2005-2006|5/8/0 5.4/8/0/s|a5|X|m12 g460||SUV|G500;G55 AMG
us|G-Class|2007|5/8/0 5.4/8/0|a5 a7|X|m12-13 g425-460||SUV|G500;G55 AMG
us|G-Class|2008|5/8/0 5.4/8/0/s|a5 a7|X|m12-13 g425-460||SUV|G500;G55 AMG
us|G-Class|2009|5.4/8/0/s|a5|X|m12 g460||SUV|G55 AMG
us|G-Class|2010-2011|5.4/8/0/s 5.5/8/0|a5 a7|4|m12-13 g425-460||SUV|G55 AMG;G550
us|G-Class|2012|5.5/8/0|a7|4|m13 g425||SUV|G550
us|G-Class|2013-2015|5.5/8/0 5.5/8/0/t|a7|4|m13 g423-432||standard SUV|G550;G63 AMG
us|G-Class|2016-2018|4/8/0/t 5.5/8/0/t 6/12/0/t|a7|4|m11-13 g410-515||standard SUV|AMG G63;AMG G65;G550
us|G-Class|2019-2024|4/8/0/t|a9|4|m11-18 g307-508||standard SUV|AMG G 63 Squared;AMG G63;AMG G63 Squared;G550
us|G-Class|2025-2026|3/6/3/ts 4/8/3/t //8|a2 a9|4|m15-18 g304-378 e62 r239||standard SUV|AMG G63;G 580 with EQ Technology;G550
us|GL|2007|3/6/1/t 4.6/8/0|a7|X|m15-20 g316-368||SUV|GL320 CDI 4matic;GL450 4matic
us|GL|2008|3/6/1/t 4.6/8/0 5.5/8/0|a7|X|m14-20 g316-394||SUV|GL320 CDI 4matic;GL450 4matic;GL550 4matic
us|GL|2009|4.6/8/0 5.5/8/0|a7|X|m14-15 g368-394||SUV|GL450 4matic;GL550 4matic
us|GL|2010-2012|4.7/8/0 5.5/8/0|a7|4|m14-15 g368-394||SUV|GL450 4matic;GL550 4matic
us|GL|2013-2014|4.7/8/0/t 5.5/8/0/t|a7|4|m14-16 g354-382||standard SUV|GL450 4matic;GL550 4matic;GL63 AMG
us|GL|2015-2016|3/6/0/t 4.7/8/0/t 5.5/8/0/t|a7|4|m14-19 g298-382||standard SUV|AMG GL63;GL450 4matic;GL550 4matic;GL63 AMG
us|GLA|2015-2019|2/4/a/t 2/4/0/t|d7|4F|m25-28 g194-225||small SUV|AMG GLA45 4matic;GLA250;GLA250 4matic;GLA45 AMG 4matic
us|GLA|2020|2/4/0/t|d7|4F|m25-28 g196-217||small SUV|GLA250;GLA250 4matic
us|GLA|2021|2/4/0/t|d8|4F|m23-28 g195-244||small wagon|AMG GLA35 4matic;AMG GLA45 4matic;GLA250;GLA250 4matic
us|GLA|2022-2023|2/4/0/t|d8|AF|m22-28 g199-254||small wagon|AMG GLA35 4matic;AMG GLA45 4matic;GLA250;GLA250 4matic
us|GLA|2024-2026|2/4/3/t|d8|AF|m24-29 g190-230||small wagon|AMG GLA35 4matic;GLA250;GLA250 4matic
us|GLB|2020-2021|2/4/0/t|d8|4F|m23-26 g209-237||small SUV|AMG GLB35 4matic;GLB250;GLB250 4matic
us|GLB|2022-2023|2/4/0/t|d8|AF|m22-27 g205-246||midsize wagon|AMG GLB35 4matic;GLB250;GLB250 4matic
us|GLB|2024-2026|2/4/3/t|d8|AF|m23-28 g193-242||midsize wagon|AMG GLB35 4matic;GLB250;GLB250 4matic
us|GLC|2016|2/4/0/t|a9|4F|m24 g227-234||small SUV|GLC300;GLC300 4matic
us|GLC|2017|2/4/0/t 3/6/0/t|a9|4R|m20-24 g226-275||small SUV|AMG GLC43 4matic;AMG GLC43 4matic Coupe;GLC300;GLC300 4matic;GLC300 4matic Coupe
us|GLC|2018-2019|2/4/0/t 2/4/4/t 3/6/0/t 4/8/0/t|a7 a9|4R|m18-25 g146-308||small SUV|AMG GLC43 4matic;AMG GLC43 4matic Coupe;AMG GLC63 4matic;AMG GLC63 4matic Coupe;AMG GLC63 S 4matic Coupe;GLC300;GLC300 4matic;GLC300 4matic Coupe;GLC350e 4matic
us|GLC|2020|2/4/0/t 2/4/4/t 3/6/0/t 4/8/0/t|a9|4R|m18-25 g109-304||small SUV|AMG GLC43 4matic;AMG GLC43 4matic Coupe;AMG GLC63 4matic Plus;AMG GLC63 4matic Plus Coupe;AMG GLC63 S 4matic Plus Coupe;GLC300;GLC300 4matic;GLC300 4matic Coupe;GLC350e 4matic
us|GLC|2021|2/4/0/t 3/6/0/t 4/8/0/t|a9|4R|m17-25 g224-319||small SUV|AMG GLC43 4matic;AMG GLC43 4matic Coupe;AMG GLC63 4matic Plus;AMG GLC63 4matic Plus Coupe;AMG GLC63 S 4matic Plus Coupe;GLC300;GLC300 4matic;GLC300 4matic Coupe
us|GLC|2022|2/4/0/t 3/6/0/t|a9|AR|m19-24 g232-291||small SUV|AMG GLC43 4matic;AMG GLC43 4matic Coupe;GLC300;GLC300 4matic;GLC300 4matic Coupe
us|GLC|2023|2/4/3/t 2/4/0/t 3/6/0/t|a9|AR|m20-28 g196-276||small SUV|AMG GLC43 4matic Coupe;GLC300;GLC300 4matic;GLC300 4matic Coupe
us|GLC|2024|2/4/3/t|a9|AR|m21-29 g193-269||small SUV|AMG GLC43 4matic;AMG GLC43 4matic Coupe;GLC300;GLC300 4matic;GLC300 4matic Coupe
us|GLC|2025|2/4/3/t 2/4/4/t|a9|AR|m20-27 g52-269||small wagon|AMG GLC43 4matic;AMG GLC43 4matic Coupe;AMG GLC63 S E Performance;GLC300;GLC300 4matic;GLC300 4matic Coupe;GLC350e 4matic with EQ Hybrid Tech
us|GLC|2026|2/4/3/t|a9|AR|m22-27 g201-255||small SUV|AMG GLC43 4matic;AMG GLC43 4matic Coupe;GLC300;GLC300 4matic
us|GLE|2016|2.1/4/1/t 3/6/1/t 3/6/0/t 3/6/4/t 3.5/6/a 3.5/6/0 5.5/8/0/t|a7 a9|4R|m15-25 g183-380||standard SUV|AMG GLE63;AMG GLE63 S;AMG GLE63 S Coupe;GLE300 d 4matic;GLE350;GLE350 4matic;GLE350 d 4matic;GLE400 4matic;GLE450 AMG Coupe;GLE550e 4matic
us|GLE|2017-2018|3/6/0/t 3/6/4/t 3.5/6/a 3.5/6/0 5.5/8/0/t|a7 a9|4R|m15-21 g184-380||standard SUV|AMG GLE43 4matic;AMG GLE43 4matic Coupe;AMG GLE63;AMG GLE63 S;AMG GLE63 S Coupe;GLE350;GLE350 4matic;GLE400 4matic;GLE550e 4matic
us|GLE|2019|3/6/0/t 5.5/8/0/t|a7 a9|4|m14-20 g281-393||standard SUV|AMG GLE43 4matic;AMG GLE43 4matic Coupe;AMG GLE63;AMG GLE63 S;AMG GLE63 S Coupe;GLE400 4matic
us|GLE|2020|2/4/0/t 3/6/3/t 4/8/3/t|a9|4R|m19-22 g247-292||small SUV|GLE350;GLE350 4matic;GLE450 4matic;GLE580 4matic
us|GLE|2021|2/4/0/t 3/6/3 3/6/3/t 4/8/3/t|a9|4R|m16-23 g244-336||standard SUV|AMG GLE53 4matic Plus;AMG GLE53 4matic Plus Coupe;AMG GLE63 S 4matic Plus;AMG GLE63 S 4matic Plus Coupe;GLE350;GLE350 4matic;GLE450 4matic;GLE580 4matic
us|GLE|2022|2/4/0/t 3/6/3 3/6/3/t 4/8/3/t|a9|4AR|m16-22 g245-336||standard SUV|AMG GLE53 4matic Plus;AMG GLE53 4matic Plus Coupe;AMG GLE63 S 4matic Plus;AMG GLE63 S 4matic Plus Coupe;GLE350;GLE350 4matic;GLE450 4matic;GLE580 4matic
us|GLE|2023|2/4/0/t 3/6/3 3/6/3/t 4/8/3/t|a9|AR|m17-22 g245-332||standard SUV|AMG GLE53 4matic Plus;AMG GLE53 4matic Plus Coupe;AMG GLE63 S 4matic Plus;AMG GLE63 S 4matic Plus Coupe;GLE350;GLE350 4matic;GLE450 4matic;GLE580 4matic
us|GLE|2024|2/4/3/t 3/6/3/t 3/6/3/ts 4/8/3/t|a9|AR|m16-24 g229-335||standard SUV|AMG GLE53 4matic Plus;AMG GLE53 4matic Plus Coupe;AMG GLE63 S 4matic Plus;AMG GLE63 S 4matic Plus Coupe;GLE350;GLE350 4matic;GLE450 4matic;GLE580 4matic
us|GLE|2025|2/4/3/t 2/4/4/t 3/6/3/ts 4/8/3/t|a9|AR|m16-23 g62-344||standard SUV|AMG GLE53 4matic Plus;AMG GLE53 4matic Plus Coupe;AMG GLE63 S 4matic Plus;AMG GLE63 S 4matic Plus Coupe;GLE350;GLE350 4matic;GLE450 4matic;GLE450e 4matic;GLE580 4matic
us|GLE|2026|2/4/3/t 3/6/3/ts 4/8/3/t|a9|AR|m17-23 g237-328||standard SUV|AMG GLE53 4matic Plus;AMG GLE53 4matic Plus Coupe;AMG GLE63 S 4matic Plus;AMG GLE63 S 4matic Plus Coupe;GLE350;GLE350 4matic;GLE450 4matic;GLE580 4matic
us|GLK|2010-2012|3.5/6/0|a7|4R|m18 g307||SUV|GLK350;GLK350 4matic
us|GLK|2013-2015|2.1/4/1/t 3.5/6/0|a7|4R|m20-27 g231-276||small SUV|GLK250 Bluetec 4matic;GLK350;GLK350 4matic
us|GLS|2017-2019|3/6/0/t 4.7/8/0/t 5.5/8/0/t|a7 a9|4|m14-19 g296-382||standard SUV|AMG GLS63;GLS450 4matic;GLS550 4matic
us|GLS|2020-2021|3/6/3/t 4/8/3/t|a9|4|m16-21 g257-347||standard SUV|AMG GLS63 4matic Plus;GLS450 4matic;GLS580 4matic;GLS600 4matic Maybach
us|GLS|2022|3/6/3/t 4/8/3/t|a9|4A|m15-20 g269-355||standard SUV|AMG GLS63 4matic Plus;GLS450 4matic;GLS580 4matic;GLS600 4matic Maybach
us|GLS|2023-2024|3/6/3/t 4/8/3/t|a9|A|m16-21 g266-357||standard SUV|AMG GLS63 4matic Plus;GLS450 4matic;GLS580 4matic;GLS600 4matic Maybach
us|GLS|2025-2026|3/6/3/ts 4/8/3/t|a9|A|m15-21 g266-365||standard SUV|AMG GLS63 4matic Plus;GLS450 4matic;GLS580 4matic;GLS600 4matic Maybach
us|Maybach|2016|6/12/0/t|a7|R|m15 g357||large car|S 600
us|Maybach|2017|4.7/8/0/t 6/12/0/t|a7 a9|4R|m16-19 g290-351||large car|S550 4matic;S600;S650 Convertible
us|Metris|2016-2020|2/4/0/t|a7|R|m21-22 g245-268||SUV/special purpose
us|Metris|2021-2023|2/4/0/t|a9|R|m19-22 g255-285||SUV/special purpose
us|M-Class|1998|3.2/6/0|a5|X|m17 g325||SUV/special purpose|ML;ML320
us|M-Class|1999|3.2/6/0 4.3/8/0|a5|X|m15-17 g325-368||SUV|ML;ML320;ML430
us|M-Class|2000-2001|3.2/6/0 4.3/8/0 5.5/8/0|a5|X|m14-17 g325-394||SUV|ML;ML320;ML430;ML55;ML55 AMG
us|M-Class|2002|3.2/6/0 5/8/0 5.5/8/0|a5|X|m14-15 g368-394||SUV|ML;ML320;ML500;ML55 AMG
us|M-Class|2003|3.2/6/0 3.7/6/0 5/8/0 5.5/8/0|a5|X|m14-15 g368-394||SUV|ML;ML320;ML350;ML500;ML55 AMG
us|M-Class|2004-2005|3.7/6/0 5/8/0|a5|X|m14-15 g368-394||SUV|ML;ML350;ML500
us|M-Class|2006|3.5/6/0 5/8/0|a7|X|m14-16 g345-394||SUV|ML;ML350;ML500
us|M-Class|2007|3/6/1/t 3.5/6/0 5/8/0 6.2/8/0|a7|X|m12-21 g301-460||SUV|ML;ML320 CDI 4matic;ML350 4matic;ML500 4matic;ML63 AMG
us|M-Class|2008|3/6/1/t 3.5/6/0 5.5/8/0 6.2/8/0|a7|X|m12-21 g301-460||SUV|ML;ML320 CDI 4matic;ML350 4matic;ML550 4matic;ML63 AMG
us|M-Class|2009|3.5/6/0 5.5/8/0 6.2/8/0|a7|XR|m12-18 g307-460||SUV|ML;ML350;ML350 4matic;ML550 4matic;ML63 AMG
us|M-Class|2010-2011|3.5/6/2 3.5/6/0 5.5/8/0 6.3/8/0|c a7|4R|m12-22 g251-460||SUV|ML;ML350;ML350 4matic;ML450 Hybrid 4matic;ML550 4matic;ML63 AMG
us|M-Class|2012|3.5/6/a 3.5/6/0 4.7/8/0/t 5.5/8/0/t|a7|4|m15-20 g276-368||SUV|ML;ML350 4matic;ML550 4matic;ML63 AMG
us|M-Class|2013-2014|3.5/6/a 3.5/6/0 4.7/8/0/t 5.5/8/0/t|a7|4R|m15-20 g273-380||standard SUV|ML;ML350;ML350 4matic;ML550 4matic;ML63 AMG
us|M-Class|2015|2.1/4/1/t 3/6/0/t 3.5/6/a 3.5/6/0 5.5/8/0/t|a7|4R|m15-25 g257-380||standard SUV|ML;ML250 Bluetec 4matic;ML350;ML350 4matic;ML400 4matic;ML63 AMG
us|R-Class|2006|3.5/6/0 5/8/0|a7|X|m14-16 g345-394||SUV|R350;R500
us|R-Class|2007|3/6/1/t 3.5/6/0 5/8/0 6.2/8/0|a7|X|m12-21 g301-460||SUV|R320 CDI 4matic;R350 4matic;R500 4matic;R63 AMG
us|R-Class|2008|3/6/1/t 3.5/6/0|a7|XR|m16-21 g301-345||SUV|R320 CDI 4matic;R350;R350 4matic
us|R-Class|2009|3.5/6/0|a7|X|m16 g345||SUV|R350 4matic
us|R-Class|2010|3.5/6/0|a7|4|m16 g345||SUV|R350 4matic
us|R-Class|2011|3.5/6/0|a7|R|m16 g345||SUV|R350 4matic
us|R-Class|2012-2013|3.5/6/0|a7|4|m18 g306-307||SUV|R350 4matic
us|S-Class|1994-1995|3.2/6/0 3.5/6/1/t 4.2/8/0 5/8/0 6/12/0|a4 a5|R|m13-21 g301-425||large car|S320;S350;S350D;S420;S500 Coupe;S500 Sedan;S600 Coupe;S600 Sedan
us|S-Class|1996-1997|3.2/6/0 4.2/8/0 5/8/0 6/12/0|a5|R|m14-18 g307-394||large car|S320;S420;S500;S500 Coupe;S600;S600 Coupe
us|S-Class|1998|3.2/6/0 4.2/8/0 5/6/0 5/8/0 6/12/0|a5|R|m13-18 g307-425||large car|S320;S420;S500;S600
us|S-Class|1999|3.2/6/0 4.2/8/0 5/8/0 6/12/0|a5|R|m13-18 g307-425||large car|S320;S420;S500;S600
us|S-Class|2000|4.3/8/0 5/8/0|a5|R|m17-18 g307-325||large car|S430;S500
us|S-Class|2001-2002|4.3/8/0 5/8/0 5.4/8/0 5.8/12/0|a5|R|m16-18 g307-345||large car|S430;S500;S55 AMG;S600
us|S-Class|2003|4.3/8/0 5/8/0 5/8/0/s 5.5/12/0/t|a5|XR|m14-18 g307-394||large car|S430;S430 4matic;S500;S500 4matic;S55 AMG;S600
us|S-Class|2004-2005|4.3/8/0 5/8/0 5.4/8/0/s 5.5/12/0/t|a5 a7|XR|m13-19 g291-425||large car|S430;S430 4matic;S500;S500 4matic;S55 AMG;S600
us|S-Class|2006|3.7/6/0 4.3/8/0 5/8/0 5.4/8/0/s 5.5/12/0/t 6/12/0/t|a5 a7|XR|m13-19 g291-425||large car|S350;S430;S430 4matic;S500;S500 4matic;S55 AMG;S600;S65 AMG
us|S-Class|2007|5.5/8/0 5.5/12/0/t 6/12/0/t|a5 a7|XR|m13-17 g325-425||large car|S550;S550 4matic;S600;S65 AMG
us|S-Class|2008-2009|5.5/8/0 5.5/12/0/t 6/12/0/t 6.2/8/0|a5 a7|XR|m13-17 g325-425||large car|S550;S550 4matic;S600;S63 AMG;S65 AMG
us|S-Class|2010|3.5/6/2 5.5/8/0 5.5/12/0/t 6/12/0/t 6.3/8/0|a5 a7|4R|m13-21 g263-425||large car|S400 Hybrid;S550;S550 4matic;S600;S63 AMG;S65 AMG
us|S-Class|2011|3.5/6/2 5.5/8/0 5.5/8/0/t 5.5/12/0/t 6/12/0/t|a5 a7|4R|m14-21 g263-394||large car|S400 Hybrid;S550;S550 4matic;S600;S63 AMG;S65 AMG
us|S-Class|2012-2013|3.5/6/2 4.7/8/0/t 5.5/8/0/t 5.5/12/0/t 6/12/0/t|a5 a7|4R|m14-21 g258-394||large car|S400 Hybrid;S550;S550 4matic;S600;S63 AMG;S65 AMG
us|S-Class|2014|4.7/8/0/t 5.5/8/0/t|a7|4R|m18-20 g276-310||large car|S550;S550 4matic;S63 AMG 4matic
us|S-Class|2015-2016|3/6/4/t 4.7/8/0/t 5.5/8/0/t 6/12/0/t|a7|4R|m15-26 g141-364||large car|AMG S63 4matic;AMG S63 4matic Coupe;AMG S65;AMG S65 Coupe;S550;S550 4matic;S550 4matic Coupe;S550e;S600;S63 AMG 4matic;S63 AMG 4matic Coupe;S65 AMG;S65 AMG Coupe
us|S-Class|2017|3/6/4/t 4.7/8/0/t 5.5/8/0/t 6/12/0/t|a7 a9|4R|m16-26 g142-344||large car|AMG S63 4matic;AMG S63 4matic Convertible;AMG S63 4matic Coupe;AMG S65;S550;S550 4matic;S550 4matic Coupe;S550 Convertible;S550e;S600;S65 AMG Convertible;S65 AMG Coupe
us|S-Class|2018|3/6/0/t 4/8/0/t 6/12/0/t|a7 a9|4FR|m16-22 g250-357||large car|AMG S63 4matic;AMG S63 4matic Convertible;AMG S63 4matic Coupe;AMG S65;AMG S65 Convertible;AMG S65 Coupe;Maybach S560 4matic;Maybach S650;S450;S450 4matic;S560;S560 4matic;S560 4matic Coupe;S560 Convertible
us|S-Class|2019|3/4/4/t 3/6/0/t 4/8/0/t 6/12/0/t|a7 a9|4FR|m16-23 g127-357||large car|AMG S63 4matic;AMG S63 4matic Convertible;AMG S63 4matic Coupe;AMG S65;AMG S65 Convertible;AMG S65 Coupe;Maybach S560 4matic;Maybach S650;S450;S450 4matic;S560;S560 4matic;S560 4matic Coupe;S560 Convertible;S560e
us|S-Class|2020|3/6/0/t 3/6/4/t 4/8/0/t 6/12/0/t|a7 a9|4R|m16-23 g127-357||large car|AMG S63 4matic Plus;AMG S63 4matic Plus Convertible;AMG S63 4matic Plus Coupe;AMG S65;Maybach S650;S450;S450 4matic;S560;S560 4matic;S560 4matic Coupe;S560 4matic Maybach;S560 Convertible;S560e
us|S-Class|2021|3/6/3 4/8/3/t 4/8/0/t|a9|4R|m17-24 g231-317||large car|AMG S63 4matic Plus Convertible;AMG S63 4matic Plus Coupe;S500 4matic;S560 4matic Coupe;S560 Convertible;S580 4matic;S580 4matic Maybach
us|S-Class|2022|3/6/3 4/8/3/t 6/12/0/t|a9|A|m15-24 g231-372||large car|Maybach S680 4matic;S500 4matic;S580 4matic;S580 4matic Maybach
us|S-Class|2023|3/6/3 3/6/4/t 4/8/3/t 6/12/0/t|a9|A|m14-23 g235-384||large car|Maybach S680 4matic;S500 4matic;S580 4matic;S580 4matic Maybach;S580e 4matic
us|S-Class|2024|3/6/3/ts 4/8/3/t 6/12/0/t|a9|A|m15-24 g226-379||large car|Maybach S680 4matic;S500 4matic;S580 4matic;S580 4matic Maybach
us|S-Class|2025|3/6/3/ts 3/6/4/t 4/8/3/t 4/8/4/t 6/12/0/t|a9|A|m15-24 g66-375||large car|AMG S63 E Performance;Maybach S680 4matic;S500 4matic;S580 4matic;S580 4matic Maybach;S580e 4matic
us|S-Class|2026|3/6/3/ts 4/8/3/t 6/12/0/t|a9|A|m15-23 g236-375||large car|Maybach S680 4matic;S500 4matic;S580 4matic;S580 4matic Maybach
us|SL|1994|3.2/6/0 5/8/0 6/12/0|a4|R|m13-18 g307-425||two-seater|SL320;SL500;SL600
us|SL|1995|3.2/6/0 5/8/0 6/12/0|a4 a5|R|m13-18 g307-425||two-seater|SL320;SL500;SL600
us|SL|1996-1997|3.2/6/0 5/8/0 6/12/0|a5|R|m14-18 g307-394||two-seater|SL320;SL500;SL600
us|SL|1998-2002|5/8/0 6/12/0|a5|R|m14-17 g325-394||two-seater|SL500;SL600
us|SL|2003|5/8/0 5.5/8/0/s|a5|R|m14-16 g345-394||two-seater|SL500;SL55 AMG
us|SL|2004|5/8/0 5.4/8/0/s 5.5/12/0/t|a5 a7|R|m14-17 g325-394||two-seater|SL500;SL55 AMG;SL600
us|SL|2005-2006|5/8/0 5.4/8/0/s 5.5/12/0/t 6/12/0/t|a5 a7|R|m13-17 g325-425||two-seater|SL500;SL55 AMG;SL600;SL65 AMG
us|SL|2007-2008|5.4/8/0/s 5.5/8/0 5.5/12/0/t 6/12/0/t|a5 a7|R|m14-16 g345-394||two-seater|SL55 AMG;SL550;SL600;SL65 AMG
us|SL|2009|5.5/8/0 5.5/12/0/t 6/12/0/t 6.2/8/0/t|a5 a7|R|m14-16 g345-394||two-seater|SL550;SL600;SL63 AMG;SL65 AMG
us|SL|2011|5.5/8/0 6/12/0/t 6.3/8/0|a5 a7|R|m14-17 g325-394||two-seater|SL550;SL63 AMG;SL65 AMG
us|SL|2012|5.5/8/0 6.2/8/0|a7|R|m14-17 g325-394||two-seater|SL550;SL63 AMG
us|SL|2013-2014|4.7/8/0/t 5.5/8/0/t 6/12/0/t|a7|R|m17-20 g275-334||two-seater|SL550;SL63 AMG;SL65 AMG
us|SL|2015-2016|3/6/0/t 4.7/8/0/t 5.5/8/0/t 6/12/0/t|a7|R|m17-23 g244-335||two-seater|AMG SL63;AMG SL65;SL400;SL550;SL63 AMG;SL65 AMG
us|SL|2017-2018|3/6/0/t 4.7/8/0/t 5.5/8/0/t 6/12/0/t|a7 a9|R|m16-23 g238-339||two-seater|AMG SL63;AMG SL65;SL450;SL550
us|SL|2019|3/6/0/t 4.7/8/0/t 5.5/8/0/t|a7 a9|R|m18-23 g240-303||two-seater|AMG SL63;SL450;SL550
us|SL|2020|3/6/0/t 4.7/8/0/t|a9|R|m20-22 g245-270||two-seater|SL450;SL550
us|SL|2022|4/8/0/t|a9|A|m16 g339||minicompact car|AMG SL55 4matic Plus;AMG SL63 4matic Plus
us|SL|2023-2024|2/4/3/t 4/8/0/t|a9|AR|m16-23 g239-349||minicompact car|AMG SL43;AMG SL55 4matic Plus;AMG SL63 4matic Plus
us|SL|2025|2/4/3/t 4/8/0/t 4/8/4/t|a9|AR|m16-22 g235-347||minicompact car|AMG SL43;AMG SL55 4matic Plus;AMG SL63 4matic Plus;AMG SL63 S E Performance
us|SL|2026|2/4/3/t 4/8/0/t|a9|AR|m16-22 g249-347||minicompact car|AMG SL43;AMG SL55 4matic Plus;AMG SL63 4matic Plus;SL680 Maybach
us|SLC|2017-2020|2/4/0/t 3/6/0/t|a9|R|m23-27 g201-238||two-seater|AMG SLC43;SLC300
us|SLK|1999-2000|2.3/4/0/s|a5 m5|R|m22 g251||two-seater|SLK230 Kompressor
us|SLK|2001|2.3/4/0/s 3.2/6/0/s|a5 m6|R|m19-23 g240-291||two-seater|SLK230 Kompressor;SLK320
us|SLK|2002|2.3/4/0/s 3.2/6/0 3.2/6/0/s|a5 m6|R|m18-23 g240-307||two-seater|SLK230 Kompressor;SLK32 AMG;SLK320
us|SLK|2003|2.3/4/0 3.2/6/0|a5 m6|R|m17-22 g251-325||two-seater|SLK230 Kompressor;SLK32 AMG;SLK320
us|SLK|2004|2.3/4/0/s 3.2/6/0 3.2/6/0/s|a5 m6|R|m17-22 g251-325||two-seater|SLK230;SLK32 AMG;SLK320
us|SLK|2005|3.5/6/0 5.4/8/0|a7 m6|R|m16-19 g291-345||two-seater|SLK350;SLK55 AMG
us|SLK|2006-2009|3/6/0 3.5/6/0 5.4/8/0|a7 m6|R|m16-21 g263-345||two-seater|SLK280;SLK300;SLK350;SLK55 AMG
us|SLK|2010|3/6/0 3.5/6/0 5.5/8/0|a7 m6|R|m17-21 g263-325||two-seater|SLK300;SLK350;SLK55 AMG
us|SLK|2011|3/6/0 3.5/6/0|a7 m6|R|m20-21 g263-276||two-seater|SLK300;SLK350
us|SLK|2012-2015|1.8/4/0/t 3.5/6/0 5.5/8/0|a7 m6|R|m22-26 g212-251||two-seater|SLK250;SLK350;SLK55 AMG
us|SLK|2016|2/4/0/t 3.5/6/0 5.5/8/0|a7 a9|R|m22-27 g202-249||two-seater|AMG SLK55;SLK300;SLK350
us|SLR|2005-2009|5.4/8/0/s|a5|R|m13 g425||two-seater
us|SLS AMG|2011-2015|6.2/8/0|d7|R|m14-16 g345-387||two-seater|Black Series Coupe;Coupe;GT Coupe;GT Roadster;Roadster
uk|A-Class|2011-2013|1.5//0//1497 1.7//0//1699 2//1/t/1991|c m5 m6||n39-63 N118-171|5
uk|A-Class|2017|1.5//1/t/1461 1.6//0//1595 2//0//1991 2.1//1/t/2143|a7 m6|A|n39-81 N89-171|6
uk|A-Class|2018-2019|1.3//0//1332 1.5//1/t/1461 1.6//0//1595 2//0//1991 2.1//1/t/2143|a7 m6|A|n39-81 N89-171|6 6d-TEMP
uk|A-Class|2020-2022|1.3//3//1332/75-118 1.3//0//1332/100-120 1.3//4//1332/75-160 1.5//1/t/1461/85-85 1.9//1/t/1950/85-140 2//0//1991/165-310|a7 a8 m6|A|w31-64 W20-207|6d 6d-TEMP|hatchback;saloon
uk|A-Class|2024-2025|1.3//3//1332/100-120 1.3//4//1332/160-160 1.9//1/t/1950/85-110 2//3//1991/225-225 2//0//1991/310-310|a7 a8|A|w31-59 W19-208|6e|hatchback;saloon
uk|AMG GT|2017|4//0//3982|a7||n25-30 N216-259|6
uk|AMG GT|2018-2019|4//0//3982|a7||n23-30 N216-284|6 6d-TEMP
uk|AMG GT|2020|4//0//3982/350-470|a7 a9|A|w21-24 W273-299|6d-TEMP|convertible;coupe
uk|AMG GT|2021|4//0//3982/350-537|a7 a9|A|w21-25 W273-308|6d 6d-TEMP|convertible;coupe
uk|AMG GT|2022|4//0//3982/350-537 4//4//3982/470-470|a7 a9|A|w21-25 W180-308|6d 6d-TEMP|convertible;coupe
uk|AMG GT|2024-2025|4//0//3982/430-430 4//4//3982/450-450|a9|A|w20 W188-319|6e|coupe
uk|B-Class|2012-2013|1.6//0//1595 1.8//1/t/1796|a7 m6||n46-64 N115-145|5
uk|B-Class|2017|1.5//1/t/1461 1.6//0//1595 2.1//1/t/2143|a7 m6|A|n50-71 N104-132|6
uk|B-Class|2018-2019|1.5//1/t/1461 1.6//0//1595 2.1//1/t/2143|a7 m6|A|n42-71 N104-155|6 6c 6d-TEMP
uk|B-Class|2020|1.3//0//1332/100-120 1.5//1/t/1461/85-85 1.9//1/t/1950/110-140 2//0//1991/165-165|a7 a8||w37-63 W119-176|6d 6d-TEMP
uk|B-Class|2021-2022|1.3//0//1332/100-120 1.3//4//1332/160-160 1.5//1/t/1461/85-85 1.9//1/t/1950/85-140 2//0//1991/165-165|a7 a8||w37-63 W23-176|6d 6d-TEMP|MPV
uk|B-Class|2024-2025|1.3//3//1332 1.9//1/t/1950|a7 a8||w42-55 W133-154|6e|MPV
uk|C-Class|2012-2013|1.8//0//1796 2.1//1/t/2143 3//1/t/2987 3.5//0//3498 6.2//0//6208|a7 m6||n23-64 N117-285|5|coupe;estate;saloon
uk|C-Class|2017|1.6//1/t/1598 2//0//1991 2//4//1991 2.1//1/t/2143 2.1//5/t/2143 3//0//2996 4//0//3982|a7 a9 m6|A|n32-78 N48-209|6|convertible;coupe;estate;saloon
uk|C-Class|2018-2019|1.5//2//1497 1.5//0//1497 1.6//0//1595 1.6//1/t/1598 1.9//1/t/1950 2//0//1991 2//4//1991 2.1//1/t/2143 2.1//5/t/2143 3//0//2996 4//0//3982|a7 a8 a9 m6|A|n27-78 N48-236|6 6b 6d-TEMP|convertible;coupe;estate;saloon
uk|C-Class|2020|1.5//0//1497/115-135 1.6//1/t/1598/118-118 1.9//1/t/1950/143-180 1.9//5/t/1950/90-143 2//3//1991/90-155 2//0//1991/190-190 2//4//1991/90-155 3//0//2996/287-287 4//0//3982/375-375|a9|A|w24-58 W33-262|6d 6d-TEMP|convertible;coupe;estate;saloon
uk|C-Class|2021|1.5//3//1497/125-150 1.5//0//1497/115-135 1.6//1/t/1598/118-118 1.9//1/t/1950/143-180 1.9//5/t/1950/90-143 1.9//7/t/1950 2//3//1991/90-155 2//3//1991/190-190 2//0//1991/190-190 2//4//1991/90-155 2//6/t/1993/147-195 2//3//1999/190-190 3//0//2996/287-287 4//0//3982/375-375|a9|A|w24-58 W30-262|6d 6d-TEMP|convertible;coupe;estate;saloon
uk|C-Class|2022|1.5//3//1497/125-150 1.5//0//1497/115-135 1.6//1/t/1598/118-118 1.9//1/t/1950/143-180 1.9//5/t/1950/90-143 1.9//7/t/1950 2//6/t/1951/143-180 2//3//1991/90-155 2//3//1991/190-300 2//0//1991/190-190 2//4//1991/90-155 2//6/t/1993/147-195 2//3//1999/190-190 2//4//1999/230-230 3//0//2996/287-287 4//0//3982/375-375|a9|A|w24-64 W12-262|6d 6d-TEMP|convertible;coupe;estate;saloon
uk|C-Class|2024-2025|1.5//3//1497/150-150 2//3//1991/310-310 2//4//1991/350-350 2//6/t/1993/147-195 2//7/t/1993/230-230 2//3//1999/190-190 2//4//1999/230-230|a9|A|w30-61 W11-216|6e|estate;saloon
uk|CL|2012-2013|4.7//0//4663 5.5//0//5461 6//0//5980|a5 a7||n20-29 N227-334|5
uk|CLA|2017|1.6//0//1595 2//0//1991 2.1//1/t/2143|a7 m6|A|n39-71 N105-171|6|coupe;estate
uk|CLA|2018-2019|1.6//0//1595 2//0//1991 2.1//1/t/2143|a7 m6|A|n33-71 N105-195|6 6c 6d-TEMP|coupe;estate
uk|CLA|2020|1.3//0//1332/100-120 1.9//1/t/1950/140-140 2//0//1991/165-310|a7 a8|A|w32-59 W125-198|6d 6d-TEMP|coupe;estate
uk|CLA|2021-2022|1.3//0//1332/100-120 1.3//4//1332/160-160 1.9//1/t/1950/140-140 2//0//1991/165-310|a7 a8|A|w31-61 W21-207|6d 6d-TEMP|coupe;estate
uk|CLA|2024-2025|1.3//3//1332/100-120 1.3//4//1332/160-160 1.9//1/t/1950/140-140 2//3//1991/225-225 2//0//1991/310-310|a7 a8|A|w31-56 W19-209|6e|coupe;estate
uk|CLE|2024-2025|2//1/t/1991/145-145 2//6/t/1993/145-145 2//6/t/1999/190-190 2//3//1999/150-190 2//4//1999/150-150 3//3//2999/280-330|a9|A|w29-60 W12-221|6e|convertible;coupe
uk|CLS|2012-2013|2.1//1/t/2143 3//1/t/2987 3.5//0//3498 4.7//0//4663 5.5//0//5461|a7||n28-54 N135-231|5
uk|CLS|2017|2.1//1/t/2143 3//1/t/2987 3.5//0//3498 5.5//0//5461|a7 a9||n27-58 N129-239|6|coupe;estate
uk|CLS|2018|1.9//1/t/1950 2.1//1/t/2143 2.9//1/t/2925 3//1/t/2987 3//0//2996 3//2//2999 3.5//0//3498 5.5//0//5461|a7 a9|A|n27-58 N129-239|6 6d-TEMP|coupe;estate
uk|CLS|2019|1.9//1/t/1950 2.9//1/t/2925 3//0//2996 3//3//2999|a9|A|n32-52 N142-203|6 6d-TEMP|coupe
uk|CLS|2020|1.9//1/t/1950/180-180 2//0//1991/220-220 2.9//1/t/2925/250-250 3//0//2996/270-270|a9|A|w31-46 W161-207|6d-TEMP|coupe
uk|CLS|2021-2022|1.9//1/t/1950/180-180 2//6/t/1951/180-180 2//3//1991/220-220 2//0//1991/220-220 2//6/t/1993/195-195 2.9//1/t/2925/243-250 3//0//2996/270-270 3//3//2999/270-320|a9|A|w29-46 W151-219|6d 6d-TEMP|coupe
uk|E-Class|2012-2013|1.8//0//1796 2.1//1/t/2143 3//1/t/2987 3.5//0//3498 4.7//0//4663 5.5//0//5461|a7 m6||n25-58 N128-261|5|convertible;coupe;estate;saloon
uk|E-Class|2017|1.9//1/t/1950 2//0//1991 2//4//1991 3//1/t/2987 3//0//2996 4//0//3982|a9|A|n30-72 N49-214|6|convertible;coupe;estate;saloon
uk|E-Class|2018-2019|1.6//1/t/1598 1.9//1/t/1950 2//0//1991 2//4//1991 2.9//1/t/2925 3//1/t/2987 3//0//2996 3//2//2999 4//0//3982|a9|A|n26-72 N49-246|6 6b 6d-TEMP|convertible;coupe;estate;saloon
uk|E-Class|2020|1.9//1/t/1950/143-180 1.9//5/t/1950/90-143 2//3//1991/90-155 2//0//1991/135-220 2//4//1991/90-155 2.9//1/t/2925/210-250 3//0//2996/270-320 4//0//3982/450-450|a9|A|w23-53 W35-283|6d-TEMP|convertible;coupe;estate;saloon
uk|E-Class|2021-2022|1.9//1/t/1950/143-180 1.9//5/t/1950/90-143 1.9//7/t/1950/225-225 2//6/t/1951/143-195 2//3//1991/90-155 2//3//1991/145-190 2//0//1991/135-220 2//4//1991/90-235 2//6/t/1993/147-195 2.9//1/t/2925/210-250 3//0//2996/270-320 3//3//2999/270-320 4//0//3982/450-450|a9|A|w22-59 W32-286|6d 6d-TEMP|convertible;coupe;estate;saloon
uk|E-Class|2024-2025|2//6/t/1993/145-145 2//7/t/1993/230-230 2//3//1999/150-150 2//4//1999/230-230 3//1/t/2987/270-270 3//4//2999/330-330|a9|A|w37-60 W11-180|6e|estate;saloon
uk|EQA|2021-2022|//8///140-215|s|A|r249-330
uk|EQA|2025|//8///140-215|s|A|r256-348
uk|EQB|2022|//8///168-215|s|A|r241-263
uk|EQB|2025|//8///140-215|s|A|r247-332
uk|EQC|2020|//8///300-300|s||r277-293|6d
uk|EQC|2021-2022|//8///150-300|s|A|r232-293|6d
uk|EQE|2022|//8///180-460|s|A|r285-397
uk|EQE|2025|//8///180-460|s|A|r255-431||SUV
uk|EQS|2021|//8///245-245|s||r392-472
uk|EQS|2022|//8///245-484|s|A|r319-484
uk|EQS|2025|//8///215-484|s|A|r332-510||SUV
uk|EQV|2021-2022|//8///150-150|s||r211-214
uk|G-Class|2012-2013|3//1/t/2987 5.4//0//5439|a5 a7||n18-25 N295-372|5
uk|G-Class|2017|3//1/t/2987 5.5//0//5461|a7||n20-28 N261-322|6
uk|G-Class|2018-2019|3//1/t/2987 4//0//3982 5.5//0//5461|a7 a9|A|n20-28 N261-322|6 6d-TEMP
uk|G-Class|2021-2022|2.9//1/t/2925/243-243 4//0//3982/430-430|a9||w17-26 W77-377|6d
uk|G-Class|2024|3//1/t/2987 3//0//2996 4//0//3982|a9||w18-32 W227-358|6e
uk|G-Class|2025|//8///432-432 3//1/t/2987 3//0//2996 4//0//3982|a9 s||r270-294 w18-32 W227-358|6e
uk|GL|2012-2013|3//1/t/2987 5.5//0//5461|a7|A|n20-31 N238-322|5
uk|GLA|2017|1.6//0//1595 2//0//1991 2.1//1/t/2143|a7 m6|A|n38-67 N108-172|6
uk|GLA|2018-2019|1.6//0//1595 2//0//1991 2.1//1/t/2143|a7 m6|A|n33-67 N108-193|6 6c 6d-TEMP
uk|GLA|2020|1.3//0//1332/120-120 1.9//1/t/1950/110-140|a7 a8|A|w38-53 W138-168|6d
uk|GLA|2021-2022|1.3//0//1332/100-120 1.3//4//1332/160-160 1.9//1/t/1950/110-140 2//0//1991/165-310|a7 a8|A|w28-53 W29-225|6d
uk|GLA|2024-2025|1.3//3//1332/120-120 1.3//4//1332/160-160 1.9//1/t/1950/110-140 2//3//1991/225-225 2//0//1991/310-310|a7 a8|A|w28-53 W24-227|6e
uk|GLB|2020|1.3//0//1332/120-120 1.9//1/t/1950/110-140|a7 a8|A|w36-52 W143-176|6d
uk|GLB|2021-2022|1.3//0//1332/120-120 1.9//1/t/1950/110-140 2//0//1991/165-225|a7 a8|A|w30-52 W143-213|6d|SUV
uk|GLB|2024-2025|1.3//3//1332/120-120 1.9//1/t/1950/110-140 2//3//1991/225-225|a7 a8|A|w30-51 W145-213|6e
uk|GLC|2017|2.1//1/t/2143 3//1/t/2987 3//0//2996|a9|A|n32-56 N129-203|6|SUV;coupe
uk|GLC|2018-2019|2//0//1991 2.1//1/t/2143 3//1/t/2987 3//0//2996 4//0//3982|a9|A|n24-56 N129-268|6 6c 6d-TEMP|SUV;coupe
uk|GLC|2020|1.9//1/t/1950/143-180 2//3//1991/90-155 2//0//1991/190-190 2//4//1991/90-155 3//0//2996/287-287 4//0//3982/350-375|a9|A|w21-49 W52-299|6d 6d-TEMP|coupe
uk|GLC|2021-2022|1.9//1/t/1950/143-180 1.9//7/t/1950/143-225 2//3//1991/90-155 2//3//1991/190-190 2//0//1991/190-190 2//4//1991/90-235 3//0//2996/287-287 4//0//3982/350-375|a9|A|w21-49 W45-300|6d 6d-TEMP|SUV;coupe
uk|GLC|2024-2025|2//3//1991/310-310 2//4//1991/350-500 2//6/t/1993/145-198 2//7/t/1993/245-245 2//3//1999/190-190 2//4//1999/230-230|a9|A|w27-55 W10-243|6e|SUV;coupe
uk|GLE|2016-2017|2.1//1/t/2143 3//1/t/2987 3//0//2996 3//4//2999 5.5//0//5461|a7 a9|A|n24-48 N78-278|6|coupe;estate
uk|GLE|2018-2019|2.1//1/t/2143 3//1/t/2987 3//0//2996 3//4//2999 5.5//0//5461|a7 a9|A|n24-48 N78-278|6 6b|coupe;estate
uk|GLE|2020|1.9//5/t/1950/100-143 2.9//1/t/2925/200-243 3//0//2996/270-320|a9|A|w26-42 W178-251|6d 6d-TEMP|coupe
uk|GLE|2021-2022|1.9//1/t/1950/180-180 1.9//5/t/1950/100-143 1.9//7/t/1950/235-235 2//6/t/1993/200-200 2.9//1/t/2925/200-243 3//0//2996/270-320 3//3//2999/270-320 4//3//3982/450-450|a9|A|w22-46 W18-287|6d 6d-TEMP|coupe;estate
uk|GLE|2024-2025|2//6/t/1993/198-198 2//7/t/1993/245-245 2//7/t/1999/280-280 2//4//1999/280-280 3//6/t/2989/270-270 3//3//2999/280-320 4//3//3982/450-450|a9|A|w22-43 W16-291|6e|coupe;estate
uk|GLS|2017-2019|3//1/t/2987 5.5//0//5461|a7 a9|A|n23-37 N199-288|6
uk|GLS|2020|2.9//1/t/2925/243-243|a9|A|w29-35 W210-252|6d
uk|GLS|2021-2022|2.9//1/t/2925/243-243 4//3//3982/410-450|a9|A|w21-37 W210-305|6d
uk|GLS|2024-2025|3//6/t/2989/270-270 3//3//2999/280-280 4//3//3982/410-450|a9|A|w20-36 W204-316|6e
uk|M-Class|2012-2013|2.1//1/t/2143 3//1/t/2987|a7|A|n38-45 N165-194|6
uk|R-Class|2012-2013|3//1/t/2987|a7|A|n33-36 N208-223|5
uk|S-Class|2012-2013|3//1/t/2987 3.5//0//3498 4.7//0//4663 5.5//0//5461 5.5//0//5513 6//0//5980|a5 a7||n20-46 N164-334|5 6
uk|S-Class|2016|3//1/t/2987 3.5//0//3498 4.7//0//4663|a7 a9||n32-52 N141-206|6|saloon
uk|S-Class|2017|2.1//5/t/2143 3//1/t/2987 3//4//2999 3.5//2//3498 3.5//0//3498 4.7//0//4663 5.5//0//5461 6//0//5980|a7 a9|A|n24-61 N65-279|6|convertible;coupe;saloon
uk|S-Class|2018|2.1//5/t/2143 2.9//1/t/2925 3//1/t/2987 3//0//2996 3//2//2999 3//4//2999 3.5//2//3498 3.5//0//3498 4//0//3982 4.7//0//4663 5.5//0//5461 6//0//5980|a7 a9|A|n20-61 N49-325|6 6b 6d-TEMP|convertible;coupe;saloon
uk|S-Class|2019|2.9//1/t/2925 3//0//2996 3//3//2999 3//4//2999 4//0//3982 4.7//0//4663 5.5//0//5461 6//0//5980|a7 a9||n20-52 N49-325|6 6b 6d-TEMP|convertible;coupe;saloon
uk|S-Class|2020|2.9//1/t/2925/210-210 3//0//2996/270-320 3//3//2999/90-270 3//4//2999/90-270 4//0//3982/345-450|a9||w23-44 W51-276|6d-TEMP|convertible;coupe
uk|S-Class|2021-2022|2.9//1/t/2925/210-243 3//0//2996/270-320 3//3//2999/90-270 3//3//2999/320-320 3//4//2999/90-375 4//3//3982/370-370 4//0//3982/345-450 6//0//5980/450-450|a9|A|w20-44 W14-326|6d 6d-TEMP|convertible;coupe;saloon
uk|S-Class|2024-2025|3//6/t/2989/230-270 3//3//2999/330-330 3//4//2999/300-375 4//3//3982/370-370 4//4//3982/590-590 6//0//5980/450-450|a9|A|w20-48 W14-322|6e|saloon
uk|SL|2012-2013|6.2//0//6208|a7||n20 N328|5
uk|SL|2017|3//0//2996 4.7//0//4663 5.5//0//5461 6//0//5980|a7 a9||n24-37 N175-279|6
uk|SL|2018-2019|3//0//2996 4.7//0//4663 5.5//0//5461 6//0//5980|a7 a9||n24-37 N175-279|6 6d-TEMP|convertible
uk|SL|2020-2021|3//0//2996/270-270 4.7//0//4663/335-335|a9||w26-30 W215-244|6d-TEMP
uk|SL|2022|2//3//1991 3//0//2996/270-270 4//0//3982 4.7//0//4663/335-335|a9|A|w22-32 W201-294|6d 6d-TEMP
uk|SL|2024-2025|2//3//1991/310-310 4//0//3982/350-430 4//4//3982/450-450|a9|A|w21-31 W175-306|6e
uk|SLC|2017|1.6//0//1595 2//0//1991 2.1//1/t/2143 3//0//2996|a9 m6||n36-64 N114-178|6
uk|SLC|2018-2019|1.6//0//1595 2//0//1991 2.1//1/t/2143 3//0//2996|a8 a9 m6|A|n34-64 N114-186|6 6d-TEMP
uk|SLC|2020-2022|2//0//1991/135-180 3//0//2996/287-287|a9 m6||w32-40 W159-201|6d-TEMP
uk|SLK|2012-2013|1.8//0//1796 2.1//1/t/2143 3.5//0//3498 5.5//0//5461|a7 m6||n34-56 N132-195|5
uk|SLS AMG|2012-2013|6.2//0//6208|a7||n21 N308|5
uk|V-Class|2017|2.1//1/t/2143|a7||n45-46 N163-166|6
uk|V-Class|2018|2.1//1/t/2143|a7||n44-46 N163-182|6 6d-TEMP
uk|V-Class|2019|2.1//1/t/2143|a7||n44-46 N177-182|6d-TEMP
uk|V-Class|2022|1.9//1/t/1950/120-174|a9||w37-38 W197-201|6d|MPV
uk|V-Class|2024-2025|1.9//1/t/1950/120-174|a9||w36-39 W190-207|6e
uk|Viano|2011-2013|2.1//1/t/2143 3//1/t/2987|a5 m6||n33-39 N192-226|5
uk|Vito|2011-2013|2.1//1/t/2143 3//1/t/2987|a5 m6||n33-39 N190-226|5
uk|Vito|2018|2.1//1/t/2143|a7 m6||n44-47 N173-185|6c||Vito Tourer
uk|Vito|2019|2.1//1/t/2143/100-140|a a7 m m6||n44-47 N173-203 w37-39|6c||Vito Tourer
uk|Vito|2020-2022|1.7//1/t/1749/75-100 1.9//1/t/1950/100-140 2.1//1/t/2143/100-140|a7 a8 m6|FR|w36-40 W184-206|6d-TEMP||Vito Tourer
ca|B-Class|2006-2011|2/4/0|c m5 m6||g186-202 l8.1-8.8||station wagon - small
ca|B-Class|2013-2014|2/4/0|a7||g156 l6.8||station wagon - small
ca|B-Class|2015-2016|2/4/0|a7|A|g184-206 l8-8.9||station wagon - small
ca|B-Class|2017|2/4/0|a7||g179 l8.3||mid-size
ca|B-Class|2018-2019|2/4/0|d7|A|g196-215 l8.4-9.1||mid-size
=Mercury
us|Capri|1984|2.3/4/0 2.3/4/0/t 3.8/6/0 5/8/0|a3 a4 m4 m5||m15-22 g251-368||subcompact car
us|Capri|1985-1986|2.3/4/0 3.8/6/0 5/8/0|a3 a4 m4 m5|R|m17-23 g240-325||subcompact car
us|Capri|1991-1994|1.6/4/0 1.6/4/0/t|a4 m5|F|m21-24 g230-263||minicompact car
us|Cougar|1984|2.3/4/0/t 3.8/6/0 5/8/0|a3 a4 m5||m16-19 g291-345||compact car
us|Cougar|1985-1986|2.3/4/0/t 3.8/6/0 5/8/0|a3 a4 m5|R|m17-20 g276-325||compact car
us|Cougar|1987-1988|3.8/6/0 5/8/0|a4|R|m18-21 g263-307||compact car
us|Cougar|1989-1990|3.8/6/0 3.8/6/0/s|a4 m5|R|m17-20 g276-325||midsize car
us|Cougar|1991-1993|3.8/6/0 5/8/0|a4|R|m18-20 g276-307||midsize car
us|Cougar|1994-1997|3.8/6/0 4.6/8/0|a4|R|m18-19 g291-307||midsize car
us|Cougar|1999-2002|2/4/0 2.5/6/0|a4 m5|F|m20-25 g221-276||compact car
us|Grand Marquis|1984|5/8/0|a4||m15-16 g345-368||large car|Wagon
us|Grand Marquis|1985-1991|5/8/0|a4|R|m17-19 g291-325||large car|Wagon
us|Grand Marquis|1992-2005|4.6/8/0|a4|R|m18-20 g276-307||large car
us|Grand Marquis|2006-2007|4.6/8/a 4.6/8/0|a4|R|m18 g307||large car
us|Grand Marquis|2008-2011|4.6/8/a|a4|R|m18-19 g291-307||large car
us|Lynx|1984|1.6/4/0 1.6/4/0/t 2/4/1|a3 m4 m5||m23-39 g162-240||compact car|Wagon
us|Lynx|1985|1.6/4/0 1.9/4/0 2/4/1|a3 m4 m5|F|m24-40 g158-230||compact car|Wagon
us|Lynx|1986-1987|1.9/4/0 2/4/1|a3 m4 m5|F|m22-35 g178-251||compact car|Wagon
us|Marauder|2003-2004|4.6/8/0|a4|R|m17 g325||large car
us|Mariner|2005|2.3/4/0 3/6/0|a4|XF|m18-21 g263-307||SUV
us|Mariner|2006-2008|2.3/4/2 2.3/4/0 3/6/0|c a4|XF|m19-32 g173-291||SUV|Hybrid
us|Mariner|2009|2.5/4/2 2.5/4/0 3/6/0|c a6|XF|m20-32 g173-276||SUV|Hybrid
us|Mariner|2010|2.5/4/2 2.5/4/0 3/6/a|c a6|4F|m20-32 g173-276||SUV|Hybrid
us|Mariner|2011|2.5/4/2 2.5/4/0 3/6/a|c a6|4AF|m20-32 g173-276||SUV|Hybrid
us|Marquis|1984|2.3/4/0 3.8/6/0 5/8/0|a3 a4||m16-20 g276-345||midsize car|Wagon
us|Marquis|1985|2.3/4/0 3.8/6/0 5/8/0|a3 a4|R|m17-20 g276-325||midsize car|Wagon
us|Marquis|1986|2.3/4/0 3.8/6/0|a3|R|m18-20 g276-307||midsize car|Wagon
us|Milan|2006|2.3/4/0 3/6/0|a5 a6 m5|F|m21-24 g230-263||midsize car
us|Milan|2007-2009|2.3/4/0 3/6/0|a5 a6 m5|XF|m19-23 g240-291||midsize car
us|Milan|2010-2011|2.5/4/2 2.5/4/0 3/6/a|c a6 m6|AF|m20-39 g142-276||midsize car|Hybrid;S
us|Montego|2005-2007|3/6/0|c a6|XF|m19-21 g263-291||large car
us|Monterey|2004-2007|4.2/6/0|a4|F|m17-18 g307-325||minivan|Wagon
us|Mountaineer|1997|5/8/0|a4|XR|m14 g394||SUV/special purpose
us|Mountaineer|1998-2001|4/6/0 5/8/0|a4 a5|XR|m14-17 g325-394||SUV
us|Mountaineer|2002|4/6/a 4/6/0 4.6/8/0|a5|XR|m14-16 g345-394||SUV
us|Mountaineer|2003|4/6/a 4.6/8/0|a5|XR|m15-16 g345-368||SUV
us|Mountaineer|2004|4/6/a 4/6/0 4.6/8/0|a5|XR|m15-16 g345-368||SUV
us|Mountaineer|2005|4/6/a 4/6/0 4.6/8/0|a5|2XR|m14-16 g345-394||SUV
us|Mountaineer|2006-2009|4/6/0 4.6/8/0|a5 a6|XR|m15-17 g325-368||SUV
us|Mountaineer|2010|4/6/0 4.6/8/0|a5 a6|4R|m15-17 g325-368||SUV
us|Mystique|1995-2000|2/4/0 2.5/6/0|a4 m5|F|m20-25 g221-276||compact car
us|Sable|1986|2.5/4/0 3/6/0|a3 a4|F|m19-20 g276-291||midsize car|Wagon
us|Sable|1987|3/6/0|a4|F|m19-20 g276-291||midsize/large wagon|Wagon;Wagon 3.0 A/C
us|Sable|1988-1995|3/6/0 3.8/6/0|a4|F|m18-21 g263-307||midsize/large wagon|Wagon;Wagon V6 A/C
us|Sable|1996-2000|3/6/0|a4|F|m18-21 g263-307||midsize car|Wagon
us|Sable|2001-2005|3/6/a 3/6/0|a4|F|m19-21 g263-291||midsize car|Wagon
us|Sable|2008-2009|3.5/6/0|a6|XF|m19-22 g251-291||large car
us|Topaz|1984|2/4/1 2.3/4/0|a3 m5||m21-34 g186-263||compact car
us|Topaz|1985-1986|2/4/1 2.3/4/0|a3 m5|F|m22-34 g186-251||compact car
us|Topaz|1987-1991|2.3/4/0|a3 m5|XF|m19-25 g221-291||compact car
us|Topaz|1992-1994|2.3/4/0 3/6/0|a3 m5|F|m19-24 g230-291||compact car
us|Tracer|1988-1989|1.6/4/0|a3 m5|F|m24-27 g205-230||compact car|Wagon
us|Tracer|1991-1996|1.8/4/0 1.9/4/0|a4 m5|F|m22-30 g184-251||compact car|Wagon
us|Tracer|1997-1999|2/4/0|a4 m5|F|m25-28 g197-221||compact car|Wagon
us|Villager|1993-1998|3/6/0|a4|F|m17-18 g307-325||SUV/special purpose|Van;Wagon
us|Villager|1999-2002|3.3/6/0|a4|F|m17-18 g307-325||minivan|Wagon
=Mini
us|Clubman|2008-2014|1.6/4/0 1.6/4/0/t|a6 m6|F|m26-32 g173-212||subcompact car|Cooper Clubman;Cooper S Clubman;John Cooper Works Clubman;S
us|Clubman|2016|1.5/3/0/t 2/4/0/t|a6 a8 m6|F|m25-28 g197-216||midsize car|Cooper Clubman;Cooper S Clubman
us|Clubman|2017-2019|1.5/3/0/t 2/4/0/t|a6 a8 m6|AF|m24-28 g197-228||midsize car|Cooper Clubman;Cooper Clubman All4;Cooper S Clubman;Cooper S Clubman All4;John Cooper Works Clubman All4
us|Clubman|2020|2/4/0/t|a8 d7|AF|m26-29 g189-207||midsize car|Cooper S Clubman;Cooper S Clubman All4
us|Clubman|2021-2024|2/4/0/t|a8 d7 m6|AF|m25-29 g189-217||midsize car|Cooper S Clubman;Cooper S Clubman All4
us|Cooper|2002|1.6/4/0|c|F|m25 g221||minicompact car
us|Cooper|2003-2004|1.6/4/0 1.6/4/0/s|c m5 m6|F|m25-28 g197-221||minicompact car|S
us|Cooper|2005-2006|1.6/4/0 1.6/4/0/s|c a6 m5 m6|F|m22-28 g197-251||minicompact car|Convertible;S;S Convertible;S JCWorks GP Kit
us|Cooper|2007-2008|1.6/4/0 1.6/4/0/s 1.6/4/0/t|c a6 m5 m6|F|m23-32 g173-240||minicompact car|Convertible;S;S Convertible
us|Cooper|2009-2013|1.6/4/0 1.6/4/0/t|a6 m6|F|m26-32 g173-212||minicompact car|Clubvan;Convertible;Coupe;S;S Convertible;S Coupe
us|Cooper|2014-2015|1.5/3/0/t 1.6/4/0 1.6/4/0/t 2/4/0/t|a6 m6|F|m27-33 g168-204||subcompact car|Clubvan;Convertible;Coupe;S;S Convertible;S Coupe
us|Cooper|2016-2019|1.5/3/0/t 2/4/0/t|a6 m6|F|m26-32 g172-210||subcompact car|Convertible;Hardtop 2 door;Hardtop 4 door;S Convertible;S Hardtop 2 door;S Hardtop 4 door
us|Cooper|2020|1.5/3/0/t 2/4/0/t //8|d7 s|F|m29-31 g175-189 e108 r110||subcompact car|Convertible;Hardtop 2 door;Hardtop 4 door;S Convertible;S Hardtop 2 door;S Hardtop 4 door;SE Hardtop 2 door
us|Cooper|2021-2024|1.5/3/0/t 2/4/0/t //8|d7 m6 s|F|m26-32 g170-209 e108-110 r110-114||subcompact car|Convertible;Hardtop 2 door;Hardtop 4 door;S Convertible;S Hardtop 2 door;S Hardtop 4 door;SE Hardtop 2 door
us|Cooper|2025-2026|2/4/0/t|d7|F|m30-32 g170-181||subcompact car|C 2 Door;C 4 Door;C Convertible;Convertible;Hardtop 2 door;Hardtop 4 door;S 2 Door;S 4 Door;S Convertible;S Hardtop 2 door;S Hardtop 4 door
us|Countryman|2011-2016|1.6/4/0 1.6/4/0/t|a6 m6|AF|m26-30 g183-213||compact car|Cooper Countryman;Cooper Countryman Coupe;Cooper S Countryman;Cooper S Countryman All4;Cooper S Countryman Coupe;Cooper S Countryman Coupe All4;JCW Countryman All4;JCW Countryman Coupe All4
us|Countryman|2017|1.5/3/0/t 2/4/0/t|a6 a8 m6|AF|m24-28 g198-227||midsize car|Cooper Countryman;Cooper Countryman All4;Cooper S Countryman;Cooper S Countryman All4
us|Countryman|2018-2019|1.5/3/0/t 1.5/3/4/t 2/4/0/t|a6 a8 m6|AF|m24-28 g139-232||midsize car|Cooper Countryman;Cooper Countryman All4;Cooper S Countryman;Cooper S Countryman All4;Cooper SE Countryman All4;JCW Countryman All4
us|Countryman|2020-2023|1.5/3/0/t 1.5/3/4/t 2/4/0/t|a6 a8 d7|AF|m26-29 g109-212||midsize car|Cooper Countryman;Cooper Countryman All4;Cooper S Countryman;Cooper S Countryman All4;Cooper SE Countryman All4
us|Countryman|2024|1.5/3/0/t 2/4/0/t|a8 d7|AF|m26-28 g194-212||midsize car|Cooper Countryman;Cooper Countryman All4;Cooper S Countryman;Cooper S Countryman All4
us|Countryman|2025|2/4/0/t //8|d7 s|A|m27 g201 e91-96 r204-212||small SUV|S All4;SE ALL4
us|Countryman|2026|2/4/0/t|d7|A|m25-27 g201-214||small SUV|JCW Countryman ALL4;S All4
us|John Cooper Works|2009-2012|1.6/4/0/t|m6|F|m28-29 g190-197||minicompact car|Convertible;Coupe
us|John Cooper Works|2013-2014|1.6/4/0/t|a6 m6|F|m28-29 g190-196||minicompact car|Convertible;Coupe;GP-2
us|John Cooper Works|2015|1.6/4/0/t 2/4/0/t|a6 m6|F|m25-29 g190-216||two-seater|Convertible;Coupe;Hardtop
us|John Cooper Works|2016-2017|2/4/0/t|a6 m6|F|m25-28 g196-217||subcompact car|Convertible;Hardtop
us|John Cooper Works|2018-2019|2/4/0/t|a6 a8 m6|AF|m24-28 g196-228||midsize car|Clubman All4;Convertible;Hardtop;JCW Countryman All4
us|John Cooper Works|2020|2/4/0/t|a8|AF|m26-29 g190-213||midsize car|Clubman All4;Convertible;Hardtop;JCW Countryman All4
us|John Cooper Works|2021-2024|2/4/0/t|a8 m6|AF|m25-29 g186-216||subcompact car|Clubman All4;Convertible;GP;Hardtop;Hardtop 2 door;JCW Countryman All4
us|John Cooper Works|2025|2/4/0/t|d7|AF|m26-30 g179-212||small SUV|JCW Convertible;JCW Countryman All4;JCW Hardtop 2 Door
us|John Cooper Works|2026|2/4/0/t|d7|F|m30 g179-184||minicompact car|JCW 2 Door;JCW Convertible
us|Paceman|2014-2016|1.6/4/0 1.6/4/0/t|a6 m6|AF|m26-30 g183-213||compact car|Cooper Paceman;Cooper S Paceman;Cooper S Paceman All4;JCW Paceman All4
us|Roadster|2012-2015|1.6/4/0 1.6/4/0/t|a6 m6|F|m28-30 g183-197||two-seater|Cooper Roadster;Cooper S Roadster;John Cooper Works Roadster
uk|Clubman|2011-2013|1.6//1/t/1598 1.6//0//1598 2//1/t/1995|a6 m6||n39-72 N103-167|5
uk|Clubman|2015|1.5//0//1499 2//1/t/1995 2//0//1998|a6 a8 m6|A|n40-69 N109-162|6|||F54
uk|Clubman|2016-2018|1.5//1/t/1496 1.5//0//1499 2//1/t/1995 2//0//1998|a6 a8 m6|A|n38-74 N99-168|6|||F54
uk|Clubman|2019|1.5//1/t/1496 1.5//0//1499 2//0//1998|a6 a8 m6|A|n38-74 N99-168|6|||F54
uk|Convertible|2011-2013|1.6//1/t/1598 1.6//0//1598 2//1/t/1995|a6 m6||n39-71 N105-169|5|convertible
uk|Convertible|2015-2018|1.5//1/t/1496 1.5//0//1499 2//0//1998|a6 m6||n44-74 N100-152|6|convertible||F57
uk|Convertible|2019|2//0//1998|a6 m6||n44-48 N138-152|6|convertible||F57
uk|Countryman|2010-2013|1.6//1/t/1598 1.6//0//1598 2//1/t/1995|a6 m6|A|n37-67 N111-180|5 6
uk|Countryman|2014-2016|1.6//1/t/1598 1.6//0//1598 2//1/t/1995|a6 m6|A|n37-67 N111-179|6
uk|Countryman|2017-2018|1.5//0//1499 1.5//4//1499 1.6//1/t/1598 1.6//0//1598 2//1/t/1995 2//0//1998|a6 a8 m6|A|n37-67 N49-179|6|||F60
uk|Countryman|2019|1.5//0//1499 1.5//4//1499 2//1/t/1995 2//0//1998|a6 a8 m6|A|n38-66 N49-169|6|||F60
uk|Coupe|2011-2013|1.6//0//1598 2//1/t/1995|a6 m6||n40-66 N114-165|5|coupe
uk|Hatch|2011-2013|1.6//1/t/1598 1.6//0//1598 2//1/t/1995|a6 m6||n40-74 N99-165|5|hatchback
uk|Hatch|2014-2018|1.2//0//1198 1.5//1/t/1496 1.5//0//1499 2//1/t/1995 2//0//1998|a6 m6||n42-83 N89-155|6|hatchback||F55 F56
uk|Paceman|2012-2018|1.6//1/t/1598 1.6//0//1598 2//1/t/1995|a6 m6|A|n37-67 N111-179|6
uk|Roadster|2012-2013|1.6//0//1598 2//1/t/1995|a6 m6||n39-63 N118-169|5|convertible
=Mitsubishi
us|3000 GT|1991-1993|3/6/0 3/6/0/t|a4 m5|XF|m18-19 g291-307||subcompact car
us|3000 GT|1994-1999|3/6/0 3/6/0/t|a4 m5 m6|XF|m18-19 g291-307||subcompact car
us|3000 GT|1995-1998|3/6/0 3/6/0/t|a4 m6|XF|m18-19 g291-307||subcompact car|3000 GT Spyder
us|Cordia|1984|1.8/4/0/t 2/4/0|a3 m5||m23-25 g221-240||subcompact car
us|Cordia|1985-1988|1.8/4/0/t 2/4/0|a3 m5|F|m22-25 g221-251||subcompact car
us|Diamante|1992-1996|3/6/0|a4|F|m18-19 g291-307||compact car|Wagon
us|Diamante|1997-2005|3.5/6/0|a4|F|m18-19 g291-307||midsize car|Sedan
us|Eclipse|1990-1994|1.8/4/0 2/4/0 2/4/0/t|a4 m5|XF|m18-24 g230-307||subcompact car
us|Eclipse|1995|2/4/0 2/4/0/t|a4 m5|XF|m19-24 g230-291||subcompact car
us|Eclipse|1996-1997|2/4/0 2/4/0/t 2.4/4/0|a4 m5|XF|m19-24 g230-291||subcompact car|Convertible
us|Eclipse|1998|2/4/0 2/4/0/t 2.3/4/0|a4 m5|XF|m19-23 g240-291||subcompact car|Convertible
us|Eclipse|1999|2/4/0 2/4/0/t 2.4/4/0|a4 m5|XF|m19-23 g240-291||subcompact car|Convertible
us|Eclipse|2000-2005|2.4/4/0 3/6/0|a4 m5|F|m19-24 g230-291||subcompact car|Spyder
us|Eclipse|2006-2010|2.4/4/0 3.8/6/0|a4 a5 m5 m6|F|m18-23 g240-307||subcompact car|Spyder
us|Eclipse|2011-2012|2.4/4/0 3.8/6/0|a4 a5 m5|F|m19-23 g240-291||subcompact car|Spyder
us|Eclipse Cross|2018-2020|1.5/4/0/t|c|4F|m25-27 g203-216||small SUV|ES
us|Eclipse Cross|2022-2025|1.5/4/0/t|c|4F|m25-27 g203-219||small SUV|ES
us|Eclipse Cross|2026|1.5/4/0/t|c|4|m25-26 g211-219||small SUV|ES
us|Endeavor|2004-2009|3.8/6/0|a4|XF|m17-18 g307-325||SUV
us|Endeavor|2010-2011|3.8/6/0|a4|AF|m17-18 g307-325||SUV
us|Galant|1985-1986|2.4/4/0|a4|F|m20-21 g263-276||compact car
us|Galant|1987|2.4/4/0|a4 m5|F|m20 g276||compact car
us|Galant|1988|3/6/0|a4 m5|F|m18 g307||compact car|Sigma
us|Galant|1989|2/4/0|a4 m5|F|m21-23 g240-263||compact car
us|Galant|1990|2/4/0|a4 m5|XF|m19-22 g251-291||compact car
us|Galant|1991-1992|2/4/0 2/4/0/t|a4 m5|XF|m19-23 g240-291||compact car
us|Galant|1993|2/4/0|a4 m5|F|m20-22 g251-276||compact car
us|Galant|1994|2.4/4/0|a4 m5|F|m20-23 g240-276||compact car
us|Galant|1995|2.4/4/0 2.5/6/0|a4 m5|F|m20-23 g240-276||compact car
us|Galant|1996|2.4/4/0|a4 m5|F|m22-23 g240-251||compact car
us|Galant|1997|2.4/4/0 2.5/6/0|a4 m5|F|m20-23 g240-276||compact car
us|Galant|1998|2.3/4/0|a4 m5|F|m22-23 g240-251||compact car
us|Galant|1999|2.4/4/0 3/6/0|a4 m5|F|m20-23 g240-276||midsize car
us|Galant|2000-2003|2.4/4/0 3/6/0|a4|F|m20-21 g263-276||midsize car
us|Galant|2004-2006|2.4/4/0 3.8/6/0|a4|F|m19-23 g240-291||midsize car
us|Galant|2007-2009|2.4/4/0 3.8/6/0|a4 a5|F|m19-23 g240-291||midsize car
us|Galant|2010-2012|2.4/4/0|a4|F|m24 g230||midsize car
us|i-MiEV|2012-2014|//8|s|R|e112 r62||subcompact car
us|i-MiEV|2016-2017|//8|s|R|e112 r59-62||subcompact car
us|Lancer|2002|1.6/4/0 2/4/0|a4 m5|F|m23-26 g212-240||compact car
us|Lancer|2003|1.6/4/0 2/4/0 2/4/0/t|a4 m5|XF|m19-26 g212-291||compact car|Evolution
us|Lancer|2004|2/4/0 2/4/0/t 2.4/4/0|a4 m5|XF|m19-27 g205-291||compact car|Evolution;Sportback
us|Lancer|2005-2006|2/4/0 2/4/0/t 2.4/4/0|a4 m5 m6|XF|m18-26 g212-307||compact car|Evolution;Sportback
us|Lancer|2007|2/4/0|a4 m5|F|m25-26 g212-221||compact car
us|Lancer|2008|2/4/0 2/4/0/t|c a6 m5|XF|m18-24 g230-307||compact car|Evolution
us|Lancer|2009|2/4/0 2/4/0/t 2.4/4/0|c a6 m5|XF|m18-25 g221-307||compact car|Evolution;Sportback
us|Lancer|2010-2015|2/4/0 2/4/0/t 2.4/4/0|c d6 m5|AF|m18-29 g193-307||compact car|Evolution;Sportback
us|Lancer|2016-2017|2/4/0 2.4/4/0|c m5|AF|m25-30 g183-218||compact car
us|Mirage|1985-1989|1.5/4/0 1.6/4/0/t|a3 m4 m5|F|m22-34 g162-251||subcompact car|Wagon
us|Mirage|1990-1992|1.5/4/0 1.6/4/0|a3 a4 m4 m5|F|m22-29 g190-251||subcompact car|Wagon
us|Mirage|1993-1996|1.5/4/0 1.8/4/0|a3 a4 m5|F|m23-31 g178-240||subcompact car
us|Mirage|1997-2002|1.5/4/0 1.8/4/0|a4 m5|F|m25-31 g178-221||subcompact car
us|Mirage|2014-2015|1.2/3/0|c m5|F|m36-39 g142-151||compact car
us|Mirage|2017-2023|1.2/3/0|c m5|F|m35-39 g140-157||compact car|G4
us|Mirage|2024|1.2/3/0|c|F|m37-39 g141-147||compact car|G4
us|Montero|1984-1986|2.6/4/0|a3 m5|X|m15-17 g325-368||SUV/special purpose
us|Montero|1987-1988|2.6/4/0|a4 m5|X|m15-16 g345-368||SUV/special purpose
us|Montero|1989-1990|2.6/4/0 3/6/0|a4 m5|X|m15-16 g345-368||SUV/special purpose
us|Montero|1991-1993|3/6/0|a4 m5|X|m15 g368||SUV/special purpose
us|Montero|1994-2000|3/6/0 3.5/6/0|a4 m5|X|m14-16 g345-394||SUV/special purpose
us|Montero|2001-2002|3.5/6/0|a4 a5|X|m14-15 g368-394||SUV
us|Montero|2003|3.8/6/0|a4 a5|R|m15 g368||SUV
us|Montero|2004|3.8/6/0|a5|R|m15 g368||SUV
us|Montero|2005|3.8/6/0|a5|X|m15 g368||SUV
us|Montero|2006|3.8/6/0|a5|R|m15 g368||SUV
us|Montero Sport|1997|2.4/4/0 3/6/0|a4 m5|4R|m17-21 g263-325||SUV/special purpose
us|Montero Sport|1998|2.4/4/0 3/6/0|a4 m5|XR|m17-21 g263-325||SUV/special purpose
us|Montero Sport|1999|2.4/4/0 3/6/0 3.5/6/0|a4 m5|XR|m16-20 g276-345||SUV
us|Montero Sport|2000-2003|3/6/0 3.5/6/0|a4|XR|m15-18 g307-368||SUV
us|Montero Sport|2004|3.5/6/0|a4|XR|m15-17 g325-368||SUV
us|Outlander|2003-2004|2.4/4/0|a4|XF|m20-21 g263-276||SUV
us|Outlander|2005-2006|2.4/4/0|a4 m5|XF|m20-22 g251-276||SUV
us|Outlander|2007|3/6/0|a6|XF|m19-20 g276-291||SUV
us|Outlander|2008-2009|2.4/4/0 3/6/0|c a6|XF|m19-22 g251-291||SUV
us|Outlander|2010|2.4/4/0 3/6/0|c a6|4F|m20-24 g230-276||SUV
us|Outlander|2011-2017|2/4/0 2.4/4/0 3/6/0|c a6 m5|4F|m21-28 g197-263||small SUV|Sport
us|Outlander|2018-2019|2/4/0 2/4/4 2.4/4/0 3/6/0|c a6 m5 s|4AF|m22-27 g108-250||small SUV|PHEV;Sport
us|Outlander|2020|2/4/0 2/4/4 2.4/4/0 3/6/0|c a6 s|4AF|m22-27 g108-250||small SUV|PHEV;Sport
us|Outlander|2021|2/4/0 2.4/4/0 2.4/4/4|c s|4AF|m25-27 g103-220||small SUV|PHEV;Sport
us|Outlander|2022-2025|2/4/0 2.4/4/0 2.4/4/4 2.5/4/0|c s|4AF|m25-27 g71-220||small SUV|PHEV;Sport
us|Raider|2006-2007|3.7/6/0 4.7/8/0|a4 a5 m6|XR|m15-17 g325-368||standard pickup
us|Raider|2008|3.7/6/0 4.7/8/a 4.7/8/0|a4 a5 m6|XR|m15-18 g307-368||standard pickup
us|Raider|2009|3.7/6/0 4.7/8/a|a4 a5 m6|XR|m15-18 g307-368||standard pickup
us|Raider|2010|3.7/6/0|a4|R|m17 g325||standard pickup
us|Space Wagon|1984|2/4/0|a3 m4 m5||m22-24 g230-251||small wagon
us|Space Wagon|1985-1988|2/4/0|a3|F|m21-22 g251-263||small wagon
us|Space Wagon|1989|2/4/0|a3 m5|XF|m19-20 g276-291||small wagon
us|Space Wagon|1990-1991|2/4/0|a3|F|m20 g276||small wagon
us|Starion|1984|2.6/4/0/t|a4 m5||m19 g291||subcompact car
us|Starion|1985-1989|2.6/4/0/t|a4 m5|R|m18-19 g291-307||subcompact car
us|Tredia|1984|1.8/4/0/t 2/4/0|a3 m4 m5||m23-26 g212-240||subcompact car
us|Tredia|1985-1988|1.8/4/0/t 2/4/0|a3 m5|F|m22-25 g221-251||subcompact car
uk|ASX|2011-2013|1.6//0//1590 1.8//1/t/1790 1.8//1/t/1798|m5 m6|2A|n48-51 N135-150|5
uk|ASX|2015|1.6//1/t/1560 2.3//1/t/2268|a6 m6|2A|n49-61 N119-152|6
uk|ASX|2016-2018|1.6//1/t/1560 1.6//0//1560 2.3//1/t/2268|a6 m6|2A|n49-61 N119-152|6
uk|ASX|2019-2020|1.6//0//1590/86-86|m5||n42 N155 w38 W169|6d-TEMP
uk|Colt|2011-2013|1.1//0//1124 1.3//0//1332 1.5//0//1468|a5 m5||n43-55 N119-153|5
uk|Eclipse Cross|2018|1.5//0//1499|a6 m6|A|n40-43 N151-159|6b
uk|Eclipse Cross|2019|1.5//0//1499/120-120|a6 a8 m6|A|n37-43 N151-175 w32-38 W170-196|6b 6d-TEMP
uk|Eclipse Cross|2020|1.5//0//1499/120-120|a8 m6|A|w32-38 W170-196|6d-TEMP
uk|Mirage|2016-2017|1.2//0//1193|c m5||n66 N99-100|6
uk|Mirage|2018|1.2//0//1193|c m5||n66 N99-100|6 6c
uk|Mirage|2019|1.2//0//1193/59-59|c m5||n56-66 N99-114 w48-55 W115-133|6c 6d-TEMP
uk|Mirage|2020|1.2//0//1193/59-59|c m5||w48-52 W123-133|6d-TEMP
uk|Outlander|2011-2013|2.3//1/t/2268|a6 m6|2A|n39-46 N162-189|5
uk|Outlander|2014-2015|2//4//1998|c||N44|6
uk|Outlander|2016-2018|2//4//1998 2.3//1/t/2268|c a6 m6||n49-53 N44-154|6
uk|Outlander|2019|2//0//1998/110-110 2.3//1/t/2268|c m6||n38-53 N139-171 w32 W196|6 6d-TEMP
uk|Shogun|2011-2013|3.2//1/t/3200|a5 m5||n33-36 N207-224|5
uk|Shogun|2016-2017|3.2//1/t/3200|a5||n30-31 N238-245|6
uk|Shogun|2018|3.2//1/t/3200|a5||n30-31 N238-245|6 6b
uk|Shogun|2019|3.2//1/t/3200|a5||n30 N245|6b
ca|RVR|2011-2014|2/4/0|c m5|A|g166-177 l7.2-7.7||suv
ca|RVR|2015-2016|2/4/0 2.4/4/0|c m5|A|g193-223 l8.4-9.6||suv - small
ca|RVR|2017|2/4/0|c m5|A|g204-216 l8.8-9.3||suv - small
ca|RVR|2018|2/4/0 2.4/4/0|c m5|A|g204-219 l8.8-9.4||suv: small
ca|RVR|2019-2022|2/4/0 2.4/4/0|c|A|g206-218 l8.8-9.4||suv: small
=Morgan
us|Plus 8|2002|3.9/8/0 4/8/0|m5|R|m17 g325||two-seater|Plus Eight
us|Plus 8|2003|4/8/0|m5|R|m17 g325||two-seater|Plus Eight
uk|4/4|2016-2019|1.6//0//1595|m||n44 N143|6||4 4
uk|Aero 8|2012-2013|4.8//0//4799|a6||n26 N256|5
uk|Aero 8|2016-2019|4.8//0//4799|m||n23 N282|6
uk|Plus 4|2016-2019|2//0//1999/115-115|m||n31-40 N164-207 w31 W205|6
uk|Plus 4|2020-2022|2//0//1999/190-190|a8 m6||w39-40 W159-165|6d
uk|Plus 4|2023|2//0//1999/190-190|a8||w40 W159|6d
uk|Plus 6|2020-2023|3//0//2998/250-250|a8||w36 W180|6d
uk|Plus 8|2016-2019|4.8//0//4799|a m||n23-26 N256-282|6
=Nissan
us|200SX|1984|1.8/4/0/t 2/4/0|a4 m5||m21-26 g212-263||subcompact car
us|200SX|1985-1986|1.8/4/0/t 2/4/0|a4 m5|R|m20-22 g251-276||subcompact car
us|200SX|1987-1988|2/4/0 3/6/0|a4 m5|R|m19-22 g251-291||subcompact car
us|200SX|1995-1999|1.6/4/0 2/4/0|a4 m5|F|m23-29 g190-240||subcompact car|Sentra/200SX
us|240SX|1989-1993|2.4/4/0|a4 m5|R|m20-22 g251-276||minicompact car
us|240SX|1994|2.4/4/0|a4|R|m20 g276||minicompact car
us|240SX|1995-1998|2.4/4/0|a4 m5|R|m20-22 g251-276||minicompact car
us|300ZX|1984|3/6/0 3/6/0/t|a4 m5||m17-20 g276-325||two-seater|2x2
us|300ZX|1985-1996|3/6/0 3/6/0/t|a4 m5|R|m16-19 g291-345||two-seater|2x2
us|350Z|2003-2009|3.5/6/0|a5 m6|R|m19-20 g276-291||two-seater|Roadster
us|370Z|2009-2020|3.7/6/0|a7 m6|R|m20-22 g251-278||two-seater|Roadster
us|370Z|2021|3.7/6/0|m6|R|m20 g277||two-seater
us|Altima|1993-2001|2.4/4/0|a4 m5|F|m21-24 g230-263||compact car|Stanza
us|Altima|2002-2004|2.5/4/0 3.5/6/0|a4 m5|F|m19-23 g240-291||midsize car
us|Altima|2005-2006|2.5/4/0 3.5/6/0|a4 a5 m5 m6|F|m21-24 g230-263||midsize car
us|Altima|2007-2011|2.5/4/2 2.5/4/0 3.5/6/0|c m6|F|m21-34 g162-263||midsize car|Coupe;Hybrid
us|Altima|2012|2.5/4/0 3.5/6/0|c m6|F|m21-26 g212-263||subcompact car|Coupe
us|Altima|2013-2018|2.5/4/0 3.5/6/0|c|F|m25-31 g178-220||midsize car|Coupe;SR
us|Altima|2019-2024|2/4/0/t 2.5/4/0|c|AF|m29-32 g173-193||midsize car|SL/SR;SR;SR/Platinum;SV/SL
us|Altima|2025|2.5/4/0|c|AF|m28-32 g175-197||midsize car|SL/SR
us|Ariya|2023-2025|//8|s|AF|e87-103 r205-304||small wagon|63kWh;ENG Plus/EVO Plus e-4ORCE 87kWh;ENGAGE 63kWh;ENGAGE e-4ORCE 63kWh;ENGAGE+/EVOLVE+ e-4ORCE 87kWh;EVO Plus/EMP Plus/PRM 87kWh;EVOLVE+ 87kWh;EVOLVE+/EMPOWER+ 87kWh;PLAT Plus e-4ORCE 87kWh 19;PLAT Plus e-4ORCE 87kWh 20;PLATINUM+ e-4ORCE 87kWh;VENTURE Plus 87kWh;e-4ORCE 63kWh
us|Armada|2005-2006|5.6/8/0|a5|XR|m14 g394||SUV
us|Armada|2007-2009|5.6/8/a 5.6/8/0|a5|XR|m14 g394||SUV
us|Armada|2010-2015|5.6/8/a 5.6/8/0|a5|4R|m14-15 g368-394||SUV
us|Armada|2017-2024|5.6/8/0|a7|4R|m15-16 g344-370||standard SUV
us|Armada|2025-2026|3.5/6/0/t|a9|4R|m16-18 g309-345||standard SUV|PRO-4X
us|Cube|2009-2014|1.8/4/0|c m6|F|m26-29 g190-212||small wagon
us|Frontier|1998|2.4/4/0|a4 m5|XR|m17-22 g251-325||standard pickup
us|Frontier|1999-2000|2.4/4/0 3.3/6/0|a4 m5|XR|m15-21 g263-368||standard pickup|V6
us|Frontier|2001-2003|2.4/4/0 3.3/6/0 3.3/6/0/s|a4 m5|XR|m14-21 g263-394||standard pickup|V6
us|Frontier|2004|2.4/4/0 3.3/6/0 3.3/6/0/ts|a4 m5|XR|m15-22 g251-368||standard pickup|V6
us|Frontier|2005-2009|2.5/4/0 4/6/0|a5 m5 m6|XR|m16-21 g263-345||standard pickup|V6
us|Frontier|2010-2016|2.5/4/0 4/6/0|a5 m5 m6|4R|m16-21 g263-345||small pickup
us|Frontier|2017-2019|2.5/4/0 4/6/a 4/6/0|a5 m5 m6|4R|m17-21 g264-324||small pickup
us|Frontier|2020-2026|3.8/6/0|a9|4R|m18-21 g263-313||standard pickup|PRO4X
us|GT-R|2009|3.8/6/0/t|a6|X|m18 g307||subcompact car
us|GT-R|2010|3.8/6/0/t|d6|4|m17 g325||subcompact car
us|GT-R|2011-2021|3.8/6/0/t|d6|A|m17-19 g291-325||subcompact car
us|GT-R|2023-2024|3.8/6/0/t|d6|A|m18 g306||subcompact car
us|Juke|2011-2017|1.6/4/0/t|c m6|AF|m26-30 g185-209||small wagon|Nismo RS
us|Kicks|2018-2024|1.6/4/0|c|F|m33 g167-169||midsize car
us|Kicks|2025|1.6/4/0 2/4/0|c|AF|m30-33 g167-186||small SUV|Play
us|Kicks|2026|2/4/0|c|AF|m30-31 g178-186||small SUV
us|Leaf|2011-2026|//8|s|F|e99-121 r73-303||midsize car|75kWh;SV;SV/SL
us|Maxima|1984|2.4/6/0|a4 m5||m20-21 g263-276||subcompact car|Wagon
us|Maxima|1985-2001|3/6/0|a4 m5|F|m17-22 g251-325||midsize car|Wagon
us|Maxima|2002-2003|3.5/6/0|a4 m6|F|m20-21 g263-276||midsize car
us|Maxima|2004|3.5/6/0|a4 a5 m6|F|m21 g263||midsize car
us|Maxima|2005-2006|3.5/6/0|a5 m6|F|m21 g263||midsize car
us|Maxima|2007-2014|3.5/6/0|c|F|m21-22 g251-263||midsize car
us|Maxima|2016-2023|3.5/6/0|c|F|m24-25 g226-235||midsize car
us|Murano|2003-2007|3.5/6/0|c|XF|m19-20 g276-291||SUV
us|Murano|2009|3.5/6/0|c|XF|m20 g276||SUV
us|Murano|2010-2015|3.5/6/0|c|AF|m19-24 g233-291||SUV|CrossCabriolet
us|Murano|2016|2.5/4/2/s 3.5/6/0|c|AF|m24-29 g193-235||midsize wagon|Hybrid
us|Murano|2017-2024|3.5/6/0|c|AF|m23-24 g231-244||midsize wagon
us|Murano|2025|2/4/0/t|a9|AF|m23 g240||small SUV
us|Murano|2026|2/4/0/t|a9|A|m23 g240||small SUV
us|NV200|2013-2021|2/4/0|c|F|m24-25 g219-227||SUV/special purpose|Cargo Van;NYC Taxi
us|Pathfinder|1987|2.4/4/0 3/6/0|a3 m5|X|m14-16 g345-394||SUV/special purpose
us|Pathfinder|1988|2.4/4/0 3/6/0|a4 m5|X|m14-16 g345-394||SUV/special purpose
us|Pathfinder|1989|2.4/4/0 3/6/0|a4 m5|XR|m14-16 g345-394||SUV/special purpose
us|Pathfinder|1990-1995|3/6/0|a4 m5|XR|m15-17 g325-368||SUV/special purpose|Van
us|Pathfinder|1996-1998|3.3/6/0|a4 m5|XR|m15-16 g345-368||SUV/special purpose
us|Pathfinder|1999|3.3/6/0|a4 m5|2XR|m15-16 g345-368||SUV
us|Pathfinder|2000|3.3/6/0|a4 m5|XR|m15-16 g345-368||SUV
us|Pathfinder|2001-2002|3.3/6/0 3.5/6/0|a4 m5|XR|m15-16 g345-368||SUV
us|Pathfinder|2003|3.5/6/0|a4 m5|XR|m15-16 g345-368||SUV
us|Pathfinder|2004|3.5/6/0 5.6/8/0|a4 a5|XR|m14-16 g345-394||SUV|Armada
us|Pathfinder|2005-2007|4/6/0|a5|XR|m16-17 g325-345||SUV
us|Pathfinder|2008-2009|4/6/0 5.6/8/0|a5|XR|m14-18 g307-394||SUV|FE
us|Pathfinder|2010-2012|4/6/0 5.6/8/0|a5|4R|m14-18 g307-394||SUV|FE
us|Pathfinder|2013|3.5/6/0|c|4F|m21-22 g252-258||small SUV
us|Pathfinder|2014-2015|2.5/4/2/s 3.5/6/0|c|4F|m21-26 g201-262||small SUV|Hybrid;Platinum
us|Pathfinder|2016-2020|3.5/6/0|c|4F|m21-23 g242-263||small SUV|Platinum
us|Pathfinder|2022-2025|3.5/6/0|a9|4F|m21-23 g235-260||small SUV|Platinum;Rock Creek;SL/Platinum
us|Pulsar|1984|1.6/4/0|a3 m5||m25-30 g184-221||subcompact car|Pulsar-NX
us|Pulsar|1985|1.6/4/0|a3 m5|F|m24-30 g184-230||subcompact car|Pulsar-NX
us|Quest|1993-1998|3/6/0|a4|F|m18 g307||SUV/special purpose
us|Quest|1999-2002|3.3/6/0|a4|F|m17-18 g307-325||minivan
us|Quest|2004-2006|3.5/6/0|a4 a5|F|m18-19 g291-307||minivan
us|Quest|2007-2009|3.5/6/0|a5|F|m19 g291||minivan
us|Quest|2011-2017|3.5/6/0|c|F|m21-22 g246-263||minivan
us|Rogue|2008-2009|2.5/4/0|c|XF|m23-24 g230-240||SUV
us|Rogue|2010-2016|2.5/4/0|c|AF|m23-28 g196-240||small SUV|Select
us|Rogue|2017-2018|2/4/2 2/4/0 2.5/4/0|c|AF|m27-34 g162-204||small SUV|Hybrid;Sport
us|Rogue|2019|2/4/2 2.5/4/0|c|AF|m27-34 g162-201||small SUV|Hybrid
us|Rogue|2020|2.5/4/0|c|AF|m27-29 g194-201||small SUV
us|Rogue|2021|1.5/3/0/t 2.5/4/0|c|AF|m28-33 g168-198||small SUV|SL/Platinum;SV/SL/Platinum
us|Rogue|2022-2026|1.5/3/0/t|c|AF|m29-33 g167-191||small SUV|Rock Creek;SL/Platinum
us|Rogue Sport|2019-2022|2/4/0|c|AF|m27-28 g197-205||small wagon
us|Sentra|1984|1.6/4/0 1.7/4/1|a3 m4 m5||m25-41 g154-221||subcompact car|Wagon
us|Sentra|1985-1986|1.6/4/0 1.7/4/1|a3 m4 m5|F|m24-40 g158-230||subcompact car|Wagon
us|Sentra|1987|1.6/4/0|a3 m5|XF|m23-31 g178-240||subcompact car|Coupe;Honeybee;Wagon
us|Sentra|1988-1989|1.6/4/0|a3 m4 m5|XF|m21-28 g197-263||small wagon|Coupe;Wagon
us|Sentra|1990|1.6/4/0|a3 m4 m5|F|m25-28 g197-221||subcompact car|Coupe;Wagon
us|Sentra|1991-1992|1.6/4/0 2/4/0|a3 a4 m4 m5|F|m23-29 g190-240||subcompact car
us|Sentra|1993-1999|1.6/4/0 2/4/0|a4 m5|F|m23-29 g190-240||subcompact car|200SX;Classic
us|Sentra|2000-2001|1.8/4/0 2/4/0|a4 m5|F|m23-26 g212-240||compact car
us|Sentra|2002-2006|1.8/4/0 2.5/4/0|a4 m5 m6|F|m22-28 g197-251||compact car
us|Sentra|2007-2012|2/4/0 2.5/4/0|c m6|F|m24-29 g190-230||midsize car|FE
us|Sentra|2013-2016|1.8/4/0|c m6|F|m30-33 g165-185||midsize car|FE
us|Sentra|2017-2019|1.6/4/0/t 1.8/4/0|c m6|F|m27-32 g173-205||midsize car|Nismo
us|Sentra|2020-2025|2/4/0|c|F|m32-34 g163-176||midsize car|SR
us|Stanza|1984|2/4/0|a3 m5||m23-27 g205-240||compact car
us|Stanza|1985|2/4/0|a3 m5|F|m22-26 g212-251||compact car
us|Stanza|1986|2/4/0|a3 a4 m5|XF|m18-25 g221-307||compact car|Wagon
us|Stanza|1987-1988|2/4/0|a4 m5|XF|m18-22 g251-307||compact car|Wagon
us|Stanza|1989|2/4/0|a4 m5|F|m21-22 g251-263||compact car
us|Stanza|1990-1997|2.4/4/0|a4 m5|F|m21-24 g230-263||compact car|Altima / Stanza
us|Titan|2004|5.6/8/0|a5|XR|m14 g394||standard pickup
us|Titan|2005-2009|5.6/8/a 5.6/8/0|a5|XR|m14-15 g368-394||standard pickup|FE
us|Titan|2010-2015|5.6/8/a 5.6/8/0|a5|4R|m14-15 g365-397||standard pickup
us|Titan|2017-2019|5.6/8/0|a7|4R|m17-18 g314-329||standard pickup|PRO4X
us|Titan|2020-2024|5.6/8/0|a9|4R|m16-18 g304-339||standard pickup|PRO-4X;PRO4X
us|Versa|2007-2008|1.8/4/0|c a4 m6|F|m27-29 g190-205||midsize car
us|Versa|2009-2012|1.6/4/0 1.8/4/0|c a4 m5 m6|F|m27-33 g167-205||midsize car|FE
us|Versa|2013-2018|1.6/4/0|c a4 m5|F|m29-35 g158-191||compact car
us|Versa|2019-2025|1.6/4/0|c m5|F|m30-35 g157-184||compact car
us|Xterra|2000-2001|2.4/4/0 3.3/6/0|a4 m5|XR|m15-19 g291-368||SUV|V6
us|Xterra|2002-2003|2.4/4/0 3.3/6/0 3.3/6/0/s|a4 m5|XR|m15-19 g291-368||SUV|V6
us|Xterra|2004|2.4/4/0 3.3/6/0 3.3/6/0/ts|a4 m5|XR|m15-19 g291-368||SUV|V6
us|Xterra|2005-2009|4/6/0|a5 m6|XR|m16-18 g307-345||SUV
us|Xterra|2010-2015|4/6/0|a5 m6|4R|m17-18 g304-329||SUV
us|Z|2023-2026|3/6/0/t|a9 m6|R|m19-22 g252-291||two-seater|NISMO
uk|370Z|2011-2013|3.7//0//3696|a7 m6||n25-27 N245-262|5
uk|370Z|2016-2018|3.7//0//3696|a7 m6||n21-27 N245-248|6
uk|Cube|2010-2013|1.6//0//1598|c m5||n40-43 N151-159|5
uk|e-NV200|2014-2018|//8|s||r105-106|6||E-NV200
uk|GT-R|2010-2013|3.8//0//3799|a6||n23-24 N279-295|5
uk|GT-R|2016-2018|3.8//0//3799|a6|2A|n21-24 N275|6
uk|Juke|2011-2013|1.5//1/t/1461 1.6//0//1598 1.6//0/t/1618|c m5 m6|2A|n37-58 N129-175|5
uk|Juke|2015-2017|1.2//0/t/1198 1.5//1/t/1461 1.6//0//1598 1.6//0/t/1618|c a6 m5 m6|2A|n39-71 N104-172|6
uk|Juke|2018|1.2//0/t/1198 1.5//1/t/1461 1.6//0//1598 1.6//0/t/1618|c a6 m5 m6|2A|n39-71 N104-172|6 6c 6d-TEMP
uk|Juke|2019|1.5//1/t/1461 1.6//0//1598 1.6//0/t/1618|c a6 m5 m6|2A|n39-60 N123-172|6 6c 6d-TEMP
uk|Juke|2021-2022|1//0//999/84-84|a7 m6||w45-48 W134-142|6d
uk|Micra|2017-2018|0.9//0//898 1.5//1/t/1461|m5||n55-88 N85-115|6||K14 Micra
uk|Leaf|2016-2019|//8|s||r124-168|6
uk|Leaf|2021-2022|//8///110-160|s||r168-239
uk|Micra|2011-2013|1.2//0//1198|c m5||n52-69 N95-125|5
uk|Micra|2015-2016|1.2//0//1198 1.5//1/t/1461|c m5||n52-78 N93-125|6
uk|Micra|2017-2019|0.9//0//898 1//0//999 1.2//0//1198 1.5//1/t/1461|c m5||n52-88 N85-125|6
uk|Micra|2021-2022|1//0//999/68-68|a7 m5||w45-53 W120-143|6d
uk|Murano|2011-2013|2.5//1/t/2488 3.5//0//3498|c a6|2|n27-35 N210-248|5
uk|Note|2011-2013|1.4//0//1368 1.4//0//1386 1.5//1/t/1461 1.6//0//1598|a4 m5 m6||n42-67 N110-159|5
uk|Note|2015-2018|1.2//0//1198 1.5//1/t/1461|c m5||n55-78 N93-119|6
uk|NV200|2011-2013|1.5//1/t/1461|m5||n53 N138|5
uk|NV200|2015-2018|1.5//1/t/1461|m5 m6||n55-58 N130-133|6
uk|Pathfinder|2011-2013|2.5//1/t/2488|a6 m6|2|n31-33 N224-238|5
uk|Pixo|2011-2013|1//0//999|a4 m5||n55-66 N99-118|5
uk|Pulsar|2015-2018|1.2//0/t/1198 1.5//1/t/1461 1.6//0/t/1618|c m6||n48-78 N94-138|6
uk|Pulsar|2019|1.2//0/t/1198 1.5//1/t/1461 1.6//0/t/1618|m6||n48-74 N98-121|6
uk|Qashqai|2011-2013|1.5//1/t/1461 1.6//1/t/1598 1.6//0//1598 2//1/t/1995 2//0//1997|c m5 m6|2A|n35-63 N119-189|5
uk|Qashqai|2015-2017|1.2//0/t/1198 1.5//1/t/1461 1.6//1/t/1598 1.6//0/t/1618|c m6|2A|n47-74 N99-138|6
uk|Qashqai|2018-2019|1.2//0/t/1198 1.3//0/t/1332 1.5//1/t/1461/85-85 1.6//1/t/1598 1.6//0/t/1618 1.7//1/t/1749/110-110|c d7 m6 m7|2A|n47-74 N99-154 w41-50 W148-181|6 6d-TEMP
uk|Qashqai|2021-2022|1.3//0//1332/116-116|a7 m6||w40-45 W142-158|6d
uk|Qashqai|2011-2013|1.5//1/t/1461 1.6//1/t/1598 1.6//0//1598 2//1/t/1995 2//0//1997|c m5 m6|2A|n34-60 N123-194|5||Qashqai +2
uk|X-Trail|2011-2013|2//1/t/1995|a6 m6|2|n40-44 N168-188|5
uk|X-Trail|2015-2019|1.6//1/t/1598 1.6//0/t/1618 2//1/t/1995|c m6|2A|n44-58 N129-162|6
uk|X-Trail|2021-2022|1.3//1/t/1332/116-116 1.3//0//1332/116-116|a7||W163-175|6d 6d-TEMP
ca|Micra|2015-2019|1.6/4/0|a4 m5||g177-188 l7.7-8||compact
ca|Qashqai|2017-2022|2/4/0|c m6|A|g188-217 l8-9.2||station wagon: small
ca|X-Trail|2005-2006|2.5/4/0|a4 m5|A|g214-221 l9.3-9.6||suv
=Oldsmobile
us|Achieva|1992-1993|2.3/4/0 3.3/6/0|a3 m5|F|m20-26 g212-276||compact car
us|Achieva|1994-1995|2.3/4/0 3.1/6/0|a3 a4 m5|F|m20-24 g230-276||compact car
us|Achieva|1996-1998|2.4/4/0 3.1/6/0|a4 m5|F|m21-24 g230-263||compact car
us|Alero|1999|2.4/4/0 3.4/6/0|a4|F|m20-23 g240-276||compact car
us|Alero|2000-2001|2.4/4/0 3.4/6/0|a4 m5|F|m21-23 g240-263||compact car
us|Alero|2002-2004|2.2/4/0 3.4/6/0|a4 m5|F|m21-27 g205-263||compact car
us|Aurora|1995-1999|4/8/0|a4|F|m17-18 g307-325||midsize car
us|Aurora|2001-2002|3.5/6/0 4/8/0|a4|F|m18-20 g276-307||midsize car
us|Aurora|2003|4/8/0|a4|F|m18 g307||midsize car
us|Bravada|1991-1994|4.3/6/0|a4|X|m16-17 g325-345||SUV/special purpose
us|Bravada|1996-2001|4.3/6/0|a4|X|m15-16 g345-368||SUV/special purpose
us|Bravada|2002-2004|4.2/6/0|a4|XR|m15-16 g345-368||SUV
us|Calais|1985-1987|2.5/4/0 3/6/0|a3 m5|F|m19-25 g221-291||compact car
us|Custom Cruiser|1984|5/8/0 5.7/8/1|a4||m15-21 g301-368||midsize/large wagon|Wagon
us|Custom Cruiser|1985|5/8/0 5.7/8/1|a4|R|m17-21 g301-325||midsize/large wagon|Wagon
us|Custom Cruiser|1986-1991|5/8/0|a4|R|m17-18 g307-325||midsize/large wagon
us|Custom Cruiser|1992|5/8/0 5.7/8/0|a4|R|m18 g307||midsize/large wagon
us|Cutlass|1997|3.1/6/0|a4|F|m21 g263||midsize car
us|Cutlass|1998-1999|2.4/4/0 3.1/6/0|a4|F|m21-24 g230-263||midsize car
us|Cutlass Calais|1988|2.3/4/0 2.5/4/0 3/6/0|a3 m5|F|m20-26 g212-276||compact car
us|Cutlass Calais|1989-1991|2.3/4/0 2.5/4/0 3.3/6/0|a3 m5|F|m19-25 g221-291||compact car
us|Cutlass Ciera|1984|2.5/4/0 3/6/0 3.8/6/0 4.3/6/1|a3 a4||m18-25 g240-307||midsize car
us|Cutlass Ciera|1985|2.5/4/0 3/6/0 3.8/6/0 4.3/6/1|a3 a4|F|m18-26 g230-307||midsize car
us|Cutlass Ciera|1986-1988|2.5/4/0 2.8/6/0 3.8/6/0|a3 a4|F|m19-24 g230-291||midsize car
us|Cutlass Ciera|1989|2.5/4/0 2.8/6/0 3.3/6/0|a3 a4|F|m20-23 g240-276||midsize car
us|Cutlass Ciera|1990-1992|2.5/4/0 3.3/6/0|a3 a4|F|m19-23 g240-291||midsize car
us|Cutlass Ciera|1993|2.2/4/0 3.3/6/0|a3 a4|F|m19-23 g240-291||midsize car
us|Cutlass Ciera|1994|2.2/4/0 3.1/6/0|a3 a4|F|m20-24 g230-276||midsize car
us|Cutlass Ciera|1995|3.1/6/0|a4|F|m20 g276||midsize car
us|Cutlass Cruiser|1984|2.5/4/0 3/6/0 3.8/6/0 4.3/6/1|a3 a4||m17-25 g240-325||midsize wagon|Wagon
us|Cutlass Cruiser|1985|2.5/4/0 3/6/0 3.8/6/0 4.3/6/1|a3 a4|F|m17-26 g243-325||midsize/large wagon|Wagon
us|Cutlass Cruiser|1986|2.5/4/0 2.8/6/0|a3 a4|F|m18-21 g263-307||midsize/large wagon
us|Cutlass Cruiser|1987-1988|2.5/4/0 2.8/6/0 3.8/6/0|a3 a4|F|m19-22 g251-291||midsize/large wagon
us|Cutlass Cruiser|1989|2.5/4/0 2.8/6/0 3.3/6/0|a3 a4|F|m20-24 g230-276||midsize/large wagon
us|Cutlass Cruiser|1990-1992|2.5/4/0 3.3/6/0|a3 a4|F|m19-21 g263-291||midsize/large wagon
us|Cutlass Cruiser|1993|2.2/4/0 3.3/6/0|a3 a4|F|m19-21 g263-291||midsize/large wagon
us|Cutlass Cruiser|1994-1995|3.1/6/0|a4|F|m20 g276||midsize/large wagon
us|Cutlass Supreme|1984|3.8/6/0 4.3/6/1 5/8/0 5.7/8/1|a3 a4||m16-23 g275-345||midsize car
us|Cutlass Supreme|1985|3.8/6/0 4.3/6/1 5/8/0 5.7/8/1|a3 a4|R|m17-23 g275-325||midsize car
us|Cutlass Supreme|1986-1987|3.8/6/0 5/8/0|a3 a4|R|m17-19 g291-325||midsize car
us|Cutlass Supreme|1988|2.8/6/0 5/8/0|a4 m5|FR|m18-21 g263-307||midsize car|Classic
us|Cutlass Supreme|1989|2.8/6/0 3.1/6/0|a4 m5|F|m20-21 g263-276||midsize car
us|Cutlass Supreme|1990|2.3/4/0 3.1/6/0|a3 a4 m5|F|m20-23 g240-276||midsize car
us|Cutlass Supreme|1991|2.3/4/0 3.1/6/0 3.4/6/0|a3 a4 m5|F|m18-21 g263-307||midsize car
us|Cutlass Supreme|1992-1993|3.1/6/0 3.4/6/0|a3 a4 m5|F|m18-20 g276-307||midsize car
us|Cutlass Supreme|1994-1995|3.1/6/0 3.4/6/0|a4|F|m18-20 g276-307||midsize car
us|Cutlass Supreme|1996|3.1/6/0 3.3/6/0|a4|F|m18-21 g263-307||midsize car
us|Cutlass Supreme|1997|3.1/6/0 3.4/6/0|a4|F|m18-21 g263-307||midsize car
us|Delta 88|1984|3.8/6/0 5/8/0 5.7/8/1|a3 a4||m16-21 g301-345||large car
us|Delta 88|1988|3.8/6/0|a4|F|m20 g276||large car
us|Delta 88|1985|3.8/6/0 5/8/0 5.7/8/1|a3 a4|R|m17-21 g301-325||large car|Delta 88 Royale
us|Delta 88|1986|3/6/0 3.8/6/0|a4|F|m19-20 g276-291||large car|Delta 88 Royale
us|Delta 88|1987|3.8/6/0|a4|F|m19 g291||large car|Delta 88 Royale
us|Eighty-Eight|1989-1996|3.8/6/0|a4|F|m19-21 g263-291||large car
us|Eighty-Eight|1997|3.8/6/0 3.8/6/0/s|a4|F|m19-20 g276-291||large car|Regency
us|Eighty-Eight|1998|3.8/6/0 3.8/6/0/ts|a4|F|m19-21 g263-291||large car|Regency/LSS
us|Eighty-Eight|1999|3.8/6/0 3.8/6/0/s|a4|F|m19-20 g276-291||large car|Regency
us|Firenza|1984|1.8/4/0 2/4/0|a3 m4 m5||m21-26 g212-263||compact car|Cruiser Wagon
us|Firenza|1985|1.8/4/0 2/4/0 2.8/6/0|a3 m4 m5|F|m18-26 g212-307||compact car|Cruiser Wagon
us|Firenza|1986|1.8/4/0 1.8/4/0/t 2/4/0 2.8/6/0|a3 m4 m5|F|m19-27 g205-291||compact car|Cruiser
us|Firenza|1987|2/4/0 2.8/6/0|a3 m4 m5|F|m20-26 g212-276||compact car|Cruiser
us|Firenza|1988|2/4/0|a3 m5|F|m25-27 g205-221||compact car|Cruiser
us|Intrigue|1998|3.8/6/0|a4|F|m21 g263||midsize car
us|Intrigue|1999|3.5/6/0 3.8/6/0|a4|F|m19-21 g263-291||midsize car
us|Intrigue|2000-2002|3.5/6/0|a4|F|m20-21 g263-276||midsize car
us|Ninety-Eight|1984|5/8/0 5.7/8/1|a4||m16-21 g301-345||large car
us|Ninety-Eight|1988-1991|3.8/6/0|a4|F|m19-20 g276-291||large car|Touring
us|Ninety-Eight|1992-1994|3.8/6/0 3.8/6/0/s|a4|F|m18-20 g276-307||large car
us|Ninety-Eight|1995-1996|3.8/6/0|a4|F|m20-21 g263-276||large car
us|Ninety-Eight|1984|4.3/6/1|a4||m24 g264||large car|Ninety-Eight II
us|Ninety-Eight|1985|3/6/0 3.8/6/0 4.3/6/1|a4|F|m18-23 g275-307||large car|Ninety-Eight Regency
us|Ninety-Eight|1986-1987|3.8/6/0|a4|F|m19-20 g276-291||large car|Ninety-Eight Regency
us|Silhouette|1990-1991|3.1/6/0|a3|F|m18 g307||SUV/special purpose
us|Silhouette|1992-1995|3.1/6/0 3.8/6/0|a3 a4|F|m18 g307||SUV/special purpose
us|Silhouette|1996-2001|3.4/6/0|a4|F|m18-20 g276-307||SUV/special purpose
us|Silhouette|2002-2004|3.4/6/0|a4|XF|m18-20 g276-307||minivan
us|Toronado|1984|4.1/6/0 5/8/0 5.7/8/1|a4||m15-21 g301-368||midsize car
us|Toronado|1985|5/8/0 5.7/8/1|a4|F|m17-21 g301-325||midsize car
us|Toronado|1986-1993|3.8/6/0|a4|F|m19-20 g276-291||midsize car|Trofeo/Toronado
=Perodua
uk|Myvi|2011-2013|1.3//0//1298|a4 m5||n44-49 N137-151|5
=Peugeot
us|405|1989-1992|1.9/4/0|a4 m5|F|m19-21 g263-291||compact car|Sedan;Sports Wagon;Station Wagon
us|505|1984|2/4/0 2.3/4/1/t|a3 m5||m17-25 g253-325||compact car|Sedan;Station Wagon
us|505|1985|2/4/0 2.1/4/0/t 2.3/4/1/t 2.5/4/1/t|a3 m5|R|m18-26 g243-307||compact car|Wagon
us|505|1986|2/4/0 2.2/4/0 2.5/4/1/t|a4 m5|R|m18-26 g243-307||compact car|Sedan;Station Wagon
us|505|1987|2/4/0 2.1/4/0/t 2.2/4/0 2.5/4/1/t 2.9/6/0|a4 m5|R|m18-23 g275-307||compact car|Sedan;Station Wagon
us|505|1988-1989|2.1/4/0/t 2.2/4/0 2.9/6/0|a4 m5|R|m18-19 g291-307||compact car|Sedan;Station Wagon
us|505|1990-1991|2.1/4/0/t 2.2/4/0|a4 m5|R|m18 g307||midsize/large wagon|Station Wagon
us|505|1992|2.2/4/0|a4 m5|R|m18 g307||midsize/large wagon|Station Wagon
uk|107|2011-2013|1//0//998|r5 m5||n61-66 N99-106|5
uk|108|2015|1.2//0/t/1199|m5||n66 N99|6
uk|108|2016-2017|1//0//998 1.2//0/t/1199|r5 m5||n66-69 N95-99|6
uk|108|2018|1//0//998 1.2//0/t/1199|r5 m5||n66-69 N93-99|6 6c
uk|108|2019|1//0//998/53-53|r5 a5 m5||n67-69 N93-96 w52-57 W112-124|6c
uk|108|2020-2022|1//0//998/53-53|m5||w55-59 W109-117|6d
uk|2008|2015|1.2//0/t/1199|m5||n58 N114|6|SUV
uk|2008|2016-2017|1.2//0/t/1199 1.6//1/t/1560|r5 a6 m5 m6||n58-81 N90-114|6|SUV
uk|2008|2018|1.2//0/t/1199 1.5//1/t/1499 1.6//1/t/1560|r5 a6 m5 m6||n50-81 N90-129|6 6d-TEMP|SUV
uk|2008|2019|1.2//0/t/1199/61-96 1.5//1/t/1499/75-88|a6 m5 m6||n50-71 N86-133 w39-67 W111-163|6d-TEMP|SUV
uk|2008|2020|1.2//0/t/1199/74-114 1.5//1/t/1499/75-81|a8 m6||w42-66 W113-153|6d|SUV
uk|2008|2021-2022|//8 1.2//0/t/1199/74-114 1.5//1/t/1499/75-81|a8 m6 s||r191-206 w42-66 W113-153|6d|SUV
uk|2008|2024-2025|//8///100-115 1.2//3//1199/100-100 1.2//0/t/1199/74-96|a6 a8 m6 s||r201-271 w43-62 W102-149|6e
uk|207|2011-2013|1.4//0//1360 1.4//0//1397 1.4//1/t/1398 1.6//1/t/1560 1.6//0//1598|a4 m5 m6||n41-74 N98-160|5|estate;hatchback
uk|207|2011-2013|1.6//1/t/1560 1.6//0/t/1598|a4 m5 m6||n38-59 N124-171|5||207 CC
uk|208|2011-2013|1//0//998 1.2//0//1199 1.4//0//1397 1.4//1/t/1398 1.6//1/t/1560 1.6//0/t/1598|r5 m5 m6||n49-83 N87-135|5|hatchback
uk|208|2016-2017|1.2//0/t/1199 1.6//1/t/1560 1.6//0/t/1598|r5 a6 m5 m6||n50-94 N79-129|6
uk|208|2018|1.2//0/t/1199 1.5//1/t/1499 1.6//1/t/1560 1.6//0/t/1598|r5 a6 m5 m6||n50-94 N79-129|6 6d-TEMP
uk|208|2019|1.2//0/t/1199/61-81 1.5//1/t/1499/75-75|a6 m5 m6||n55-76 N86-133 w39-67 W111-163|6d-TEMP
uk|208|2020|1.2//0/t/1199/55-96 1.5//1/t/1499/75-75|a8 m5 m6||w46-74 W101-139|6d
uk|208|2021-2022|//8 1.2//0/t/1199/55-96 1.5//1/t/1499/75-75|a8 m5 m6 s||r194-217 w46-74 W101-139|6d
uk|208|2024-2025|//8///100-115 1.2//3//1199/74-100 1.2//0/t/1199/55-74|a6 m5 m6 s||r206-258 w48-66 W96-132|6e
uk|3008|2011-2013|1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997 2//5/t/1997|r6 a6 m5 m6||n39-74 N99-172|5
uk|3008|2016-2017|1.2//0/t/1199 1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|a6 m5 m6||n47-71 N103-136|6|SUV
uk|3008|2018|1.2//0/t/1199 1.5//1/t/1499 1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|a6 a8 m5 m6||n47-71 N103-136|6 6d-TEMP|SUV
uk|3008|2019|1.2//0/t/1199/96-96 1.5//1/t/1499/96-96 1.6//0/t/1598/133-133 2//1/t/1997/130-130|a6 a8 m6||n49-71 N102-132 w35-56 W132-181|6 6d-TEMP|SUV
uk|3008|2020-2022|1.2//0/t/1199/96-96 1.5//1/t/1499/96-96 1.6//0/t/1598/133-133 1.6//4//1598/133-147|a8 m6|AF|w36-61 W28-177|6d|SUV
uk|3008|2024-2025|//8///157-157 1.2//3//1199/100-100 1.6//4//1598/110-110|a6 a7 s||r258-339 w45 W18-143|6e
uk|308|2011-2013|1.4//0//1397 1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|r6 a4 m5 m6||n39-74 N98-166|5|estate;hatchback
uk|308|2015|1.6//1/t/1560|m5 m6||n74-78 N94-98|6
uk|308|2016|1.2//0/t/1199 1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|a6 m5 m6||n47-91 N82-139|6|estate
uk|308|2017|1.2//0/t/1199 1.5//1/t/1499 1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|a6 a8 m5 m6||n47-91 N82-139|6|estate
uk|308|2018|1.2//0/t/1199 1.5//1/t/1499 1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|a6 a8 m5 m6||n44-91 N82-148|6 6d-TEMP|estate
uk|308|2019|1.2//0/t/1199/81-96 1.5//1/t/1499/75-96 1.6//0/t/1598/165-193 2//1/t/1997/130-130|a8 m6||n44-81 N92-148 w37-64 W116-172|6 6d-TEMP|estate
uk|308|2020-2022|1.2//0/t/1199/81-96 1.5//1/t/1499/75-96|a8 m6||w42-66 W113-151|6d 6d-TEMP|estate
uk|308|2024-2025|//8///115-115 1.2//3//1199/100-100 1.2//0/t/1199/96-96 1.5//1/t/1499/96-96 1.6//4//1598/110-132|a6 a7 a8 a9 s||r237-267 w43-63 W26-148|6e|estate
uk|308|2011-2013|1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|a6 m5 m6||n39-58 N128-172|5||308 CC
uk|408|2024-2025|//8///157-157 1.2//3//1199/100-100 1.2//0/t/1199/96-96 1.6//4//1598/110-132|a6 a7 a8 s||r238-293 w40-59 W28-158|6e
uk|5008|2011-2013|1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|r6 a6 m5 m6||n39-59 N125-177|5
uk|5008|2016-2017|1.2//0/t/1199 1.6//1/t/1560|a6 m6||n52-67 N108-125|6|SUV
uk|5008|2018|1.2//0/t/1199 1.5//1/t/1499 1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|a6 a8 m6||n50-71 N105-131|6 6d-TEMP|SUV
uk|5008|2019|1.2//0/t/1199/96-96 1.5//1/t/1499/96-96 1.6//1/t/1560 1.6//0/t/1598/133-133 2//1/t/1997/130-130|a8 m6||n50-71 N102-132 w35-56 W132-181|6 6d-TEMP|SUV
uk|5008|2020-2022|1.2//0/t/1199/96-96 1.5//1/t/1499/96-96 1.6//0/t/1598/133-133 2//1/t/1997/130-130|a8 m6||w36-61 W122-177|6d|SUV
uk|5008|2024-2025|//8///157-157 1.2//3//1199/100-100 1.6//4//1598/110-110|a6 a7 s||r258-339 w45 W18-143|6e
uk|508|2011-2013|1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997 2//5/t/1997 2.2//1/t/2179|r6 a6 m5 m6||n45-78 N95-154|5|estate;saloon
uk|508|2015|1.6//1/t/1560 2//1/t/1997|a6||n64-72 N102-114|6|estate
uk|508|2016-2017|1.6//1/t/1560 2//1/t/1997|a6 m6||n64-74 N99-114|6|estate
uk|508|2018|1.5//1/t/1499 1.6//1/t/1560 1.6//0/t/1598 2//1/t/1997|a6 a8 m6||n51-74 N99-125|6 6d-TEMP|estate;fastback
uk|508|2019|1.5//1/t/1499/96-96 1.6//0/t/1598/133-165 2//1/t/1997/120-130|a8 m6||n50-76 N99-132 w36-60 W124-175|6d-TEMP|estate;fastback
uk|508|2020-2022|1.2//0/t/1199/96-96 1.5//1/t/1499/96-96 1.6//0/t/1598/133-165 1.6//4//1598/133-147 2//1/t/1997/120-130|a8 m6||w38-64 W27-168|6d 6d-TEMP|estate;fastback
uk|508|2024-2025|1.2//0/t/1199/96-96 1.6//4//1598/133-147|a8||w42-50 W28-150|6e|estate
uk|508|2011-2013|2//5/t/1997|r6||n69 N107|5||508 RXH
uk|Bipper|2011-2013|1.2//1/t/1248|r5 m5||n63-69 N107-119|5||Bipper Tepee
uk|e-Rifter|2025|//8///100-100|s||r152-182
uk|e-Traveller|2025|//8///100-100|s||r122-148
uk|Expert|2016-2017|1.6//1/t/1560 2//1/t/1997|r6 a6 m5 m6||n48-54 N137-155|6|estate|Expert Combi
uk|Expert|2018|1.5//1/t/1499 1.6//1/t/1560 2//1/t/1997|r6 a6 a8 m5 m6||n46-59 N127-160|6 6d-TEMP|estate|Expert Combi
uk|Expert|2019|1.5//1/t/1499/75-88 2//1/t/1997/130-130|a8 m6||n46-59 N127-160 w36-47 W157-209|6d-TEMP|estate|Expert Combi
uk|Expert|2011-2013|2//1/t/1997|a6 m6||n37-43 N172-199|5||Expert Tepee
uk|iOn|2016-2018|//8|s||r93|6
uk|Partner|2011-2013|1.6//1/t/1560 1.6//0//1598|r6 m5||n39-59 N125-169|5||Partner Tepee
uk|Partner|2016-2018|1.2//0/t/1199 1.6//1/t/1560 1.6//0//1598|r6 m5 m6||n44-69 N109-148|6||Partner Tepee
uk|Partner|2019|1.6//0//1598|m5||n44 N148|6||Partner Tepee
uk|RCZ|2011-2013|1.6//0/t/1598 2//1/t/1997|a6 m6||n39-53 N139-168|5
uk|Rifter|2018-2019|1.2//0/t/1199/81-81 1.5//1/t/1499/56-96|a8 m5 m6||n49-69 N108-134 w37-52 W143-173|6d-TEMP
uk|Rifter|2020-2022|1.2//0/t/1199/81-96 1.5//1/t/1499/75-96|a8 m6||w37-57 W129-173|6d
uk|Traveller|2016-2017|1.6//1/t/1560 2//1/t/1997|r6 a6 m5 m6||n46-55 N133-163|6
uk|Traveller|2018|1.5//1/t/1499 1.6//1/t/1560 2//1/t/1997|r6 a6 a8 m5 m6||n45-59 N126-166|6 6d-TEMP
uk|Traveller|2019|1.5//1/t/1499/88-88 2//1/t/1997/110-130|a8 m6||n45-59 N126-166 w36-47 W157-209|6d-TEMP
uk|Traveller|2020|1.5//1/t/1499/88-88 2//1/t/1997/90-130|a8 m6||w36-47 W157-209|6d
uk|Traveller|2021-2022|//8///100-100 1.5//1/t/1499/88-88 2//1/t/1997/90-130|a8 m6 s||r122-148 w36-47 W157-209|6d
=Plymouth
us|Acclaim|1989|2.2/4/0 2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m19-24 g230-291||midsize car
us|Acclaim|1990|2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m19-24 g230-291||midsize car
us|Acclaim|1991-1994|2.5/4/0 3/6/0|a3 a4 m5|F|m19-25 g221-291||midsize car
us|Acclaim|1995|2.5/4/0 3/6/0|a3|F|m21-22 g251-263||midsize car
us|Breeze|1996|2/4/0 2.4/4/0|a4 m5|F|m21-26 g212-263||midsize car
us|Breeze|1997|2/4/0|a4 m5|F|m23-27 g205-240||midsize car
us|Breeze|1998-2000|2/4/0 2.4/4/0|a4 m5|F|m20-27 g205-276||midsize car
us|Colt|1984|1.4/4/0 1.6/4/0 1.6/4/0/t 2/4/0|a3 m4 m5||m22-34 g162-251||subcompact car|Vista
us|Colt|1985-1988|1.5/4/0 1.6/4/0/t 2/4/0|a3 m4 m5|XF|m19-33 g167-291||subcompact car|Vista;Wagon
us|Colt|1989|1.5/4/0 1.6/4/0/t 1.8/4/0 2/4/0|a3 m4 m5|XF|m19-30 g184-291||subcompact car|Vista;Wagon
us|Colt|1990|1.5/4/0 1.6/4/0 1.8/4/0 2/4/0|a3 a4 m4 m5|XF|m19-29 g190-291||subcompact car|Vista;Wagon
us|Colt|1991|1.5/4/0 2/4/0|a3 m4 m5|XF|m19-29 g190-291||subcompact car|Vista
us|Colt|1992|1.5/4/0 1.8/4/0 2.4/4/0|a3 a4 m4 m5|XF|m19-29 g190-291||midsize/large wagon|Vista
us|Colt|1993-1994|1.5/4/0 1.8/4/0 2.4/4/0|a3 a4 m5|XF|m18-31 g178-307||midsize/large wagon|Vista
us|Duster|1992|2.2/4/0 2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m20-25 g221-276||compact car|Sundance/Duster
us|Duster|1993-1994|2.2/4/0 2.5/4/0 3/6/0|a3 a4 m5|F|m18-26 g212-307||compact car|Sundance/Duster
us|Grand Voyager|1987|2.2/4/0 2.5/4/0 2.6/4/0 3/6/0|a3 m5|F|m18-21 g263-307||SUV/special purpose|Voyager/Grand Voyager
us|Grand Voyager|1988|2.5/4/0 3/6/0|a3 m5|F|m18-21 g263-307||SUV/special purpose|Voyager/Grand Voyager
us|Grand Voyager|1989|2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m17-21 g263-325||SUV/special purpose|Voyager/Grand Voyager
us|Grand Voyager|1990|2.5/4/0 2.5/4/0/t 3/6/0 3.3/6/0|a3 a4 m5|F|m18-22 g251-307||SUV/special purpose|Voyager/Grand Voyager
us|Grand Voyager|1991|2.5/4/0 3/6/0 3.3/6/0|a3 a4|XF|m17-20 g276-325||SUV/special purpose|Voyager/Grand Voyager
us|Grand Voyager|1992-1993|2.5/4/0 3/6/0 3.3/6/0|a3 a4 m5|XF|m16-21 g263-345||SUV/special purpose|Voyager/Grand Voyager
us|Grand Voyager|1994-1995|2.5/4/0 3/6/0 3.3/6/0 3.8/6/0|a3 a4 m5|XF|m16-22 g251-345||SUV/special purpose|Voyager/Grand Voyager
us|Grand Voyager|1996|2.4/4/0 3/6/0 3.3/6/0 3.8/6/0|a3 a4|XF|m16-20 g276-345||SUV/special purpose|Voyager/Grand Voyager
us|Grand Voyager|1997|2.4/4/0 3/6/0 3.3/6/0|a3 a4|F|m18-20 g276-307||SUV/special purpose|Voyager/Grand Voyager
us|Grand Voyager|1998|2.4/4/0 3/6/0 3.3/6/0 3.8/6/0|a3 a4|F|m18-20 g276-307||SUV/special purpose|Voyager/Grand Voyager
us|Grand Voyager|1999|2.4/4/0 3/6/0 3.3/6/0 3.8/6/0 //8|a3 a4 s|F|m18-20 g276-307 e35 r70||minivan|Voyager/Grand Voyager
us|Grand Voyager|2000|2.4/4/0 3/6/0 3.3/6/a 3.3/6/0 3.8/6/0|a3 a4|F|m18-20 g276-307||minivan|Voyager/Grand Voyager
us|Horizon|1984|1.6/4/0 2.2/4/0|a3 m4 m5||m21-30 g184-263||compact car
us|Horizon|1985-1986|1.6/4/0 2.2/4/0|a3 m4 m5|F|m21-30 g184-263||compact car
us|Horizon|1987-1990|2.2/4/0|a3 m5|F|m22-26 g212-251||compact car
us|Neon|1995-2001|2/4/0|a3 m5|F|m24-29 g190-230||compact car
us|Prowler|1999-2001|3.5/6/0|a4|R|m17-18 g307-325||two-seater
us|Reliant|1984|2.2/4/0 2.6/4/0|a3 m4 m5||m19-25 g221-291||midsize car|Wagon
us|Reliant|1985|2.2/4/0 2.6/4/0|a3 m4 m5|F|m19-25 g221-291||midsize car|Wagon
us|Reliant|1986-1989|2.2/4/0 2.5/4/0|a3 m5|F|m19-26 g212-291||midsize car|Wagon
us|Sundance|1987|2.2/4/0 2.2/4/0/t|a3 m5|F|m19-25 g221-291||compact car
us|Sundance|1988|2.2/4/0 2.2/4/0/t 2.5/4/0|a3 m5|F|m20-25 g221-276||compact car
us|Sundance|1989-1991|2.2/4/0 2.5/4/0 2.5/4/0/t|a3 m5|F|m18-25 g221-307||compact car|Convertible
us|Sundance|1992|2.2/4/0 2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m20-25 g221-276||compact car|Duster
us|Sundance|1993-1994|2.2/4/0 2.5/4/0 3/6/0|a3 a4 m5|F|m18-26 g212-307||compact car|Duster
us|Voyager|1984|2.2/4/0 2.6/4/0|a3 m5|2|m18-22 g251-307||SUV/special purpose
us|Voyager|1985-1986|2.2/4/0 2.6/4/0|a3 m5|F|m17-21 g263-325||SUV/special purpose
us|Voyager|1987|2.2/4/0 2.5/4/0 2.6/4/0 3/6/0|a3 m5|F|m18-21 g263-307||SUV/special purpose|Grand Voyager
us|Voyager|1988|2.5/4/0 3/6/0|a3 m5|F|m18-21 g263-307||SUV/special purpose|Grand Voyager
us|Voyager|1989|2.5/4/0 2.5/4/0/t 3/6/0|a3 a4 m5|F|m17-21 g263-325||SUV/special purpose|Grand Voyager
us|Voyager|1990|2.5/4/0 2.5/4/0/t 3/6/0 3.3/6/0|a3 a4 m5|F|m18-22 g251-307||SUV/special purpose|Grand Voyager
us|Voyager|1991|2.5/4/0 3/6/0 3.3/6/0|a3 a4|XF|m17-20 g276-325||SUV/special purpose|Grand Voyager
us|Voyager|1992-1993|2.5/4/0 3/6/0 3.3/6/0|a3 a4 m5|XF|m16-21 g263-345||SUV/special purpose|Grand Voyager
us|Voyager|1994-1995|2.5/4/0 3/6/0 3.3/6/0 3.8/6/0|a3 a4 m5|XF|m16-22 g251-345||SUV/special purpose|Grand Voyager
us|Voyager|1996|2.4/4/0 3/6/0 3.3/6/0 3.8/6/0|a3 a4|XF|m16-20 g276-345||SUV/special purpose|Grand Voyager
us|Voyager|1997|2.4/4/0 3/6/0 3.3/6/0|a3 a4|F|m18-20 g276-307||SUV/special purpose|Grand Voyager
us|Voyager|1998|2.4/4/0 3/6/0 3.3/6/0 3.8/6/0|a3 a4|F|m18-20 g276-307||SUV/special purpose|Grand Voyager
us|Voyager|1999|2.4/4/0 3/6/0 3.3/6/0 3.8/6/0 //8|a3 a4 s|F|m18-20 g276-307 e35 r70||minivan|Grand Voyager
us|Voyager|2000|2.4/4/0 3/6/0 3.3/6/a 3.3/6/0 3.8/6/0|a3 a4|F|m18-20 g276-307||minivan|Grand Voyager
=Polestar
us|1|2020-2021|2/4/4/ts|a8|A|m26 g58||minicompact car
us|2|2021|//8|s|A|e92 r233||midsize car
us|2|2022-2023|//8|s|AF|e89-107 r247-270||midsize car|BST edition;Dual Motor;Dual Motor Perf Pack;Single Motor
us|2|2024-2025|//8|s|AR|e91-115 r247-320||midsize car|Dual Motor;Dual Motor Performance Pack;Single Motor
us|3|2025|//8|s|AR|e77-95 r279-350||standard SUV|Long Range Dual Motor;Long Range Dual Motor Performance Pack;Long Range Single Motor
us|4|2025-2026|//8|s|AR|e77-95 r255-310||standard SUV|Long Range Dual Motor;Long Range Dual Motor Performance;Long Range Single Motor
=Pontiac
us|Aztek|2001-2005|3.4/6/0|a4|XF|m18-20 g276-307||SUV
us|Bonneville|1984|3.8/6/0 5/8/0 5.7/8/1|a3 a4||m15-21 g291-368||midsize car
us|Bonneville|1985|3.8/6/0 5/8/0|a3 a4|R|m16-19 g291-345||midsize car
us|Bonneville|1986|3.8/6/0 4.3/6/0 5/8/0|a3 a4|R|m18-19 g291-307||midsize car
us|Bonneville|1987-1991|3.8/6/0|a4|F|m19-20 g276-291||large car
us|Bonneville|1992-1997|3.8/6/0 3.8/6/0/s|a4|F|m17-21 g263-325||large car
us|Bonneville|1998|3.8/6/0 3.8/6/0/ts|a4|F|m19-20 g276-291||large car
us|Bonneville|1999-2003|3.8/6/0 3.8/6/0/s|a4|F|m19-21 g263-291||large car
us|Bonneville|2004|3.8/6/0 3.8/6/0/s 4.6/8/0|a4|F|m18-21 g263-307||large car
us|Bonneville|2005|3.8/6/0 4.6/8/0|a4|F|m18-21 g263-307||large car
us|Fiero|1984|2.5/4/0|a3 m4||m24-25 g221-230||two-seater
us|Fiero|1985-1986|2.5/4/0 2.8/6/0|a3 m4 m5|R|m18-25 g221-307||two-seater
us|Fiero|1987-1988|2.5/4/0 2.8/6/0|a3 m5|R|m18-25 g221-307||two-seater
us|Firebird|1984|2.5/4/0 2.8/6/0 5/8/0|a4 m4 m5||m15-23 g240-368||subcompact car
us|Firebird|1985|2.5/4/0 2.8/6/0 5/8/0|a4 m4 m5|R|m17-24 g230-325||subcompact car
us|Firebird|1986|2.5/4/0 2.8/6/0 5/8/0|a4 m5|R|m18-24 g230-307||subcompact car
us|Firebird|1987-1989|2.8/6/0 5/8/0 5.7/8/0|a4 m5|R|m17-20 g276-325||subcompact car|Trans Am;Trans Am/Formula
us|Firebird|1990-1992|3.1/6/0 5/8/0 5.7/8/0|a4 m5|R|m17-19 g291-325||subcompact car|Trans Am
us|Firebird|1993-1994|3.4/6/0 5.7/8/0|a4 m5 m6|R|m18-20 g276-307||subcompact car|Formula
us|Firebird|1995|3.4/6/0 3.8/6/0 5.7/8/0|a4 m5 m6|R|m18-20 g276-307||subcompact car|Formula
us|Firebird|1996-2002|3.8/6/0 5.7/8/0|a4 m5 m6|R|m18-21 g263-307||subcompact car|Formula;Trans Am
us|G3|2009-2010|1.6/4/0|a4 m5|F|m28-30 g184-197||subcompact car|Wave;Wave 5
us|G5|2007-2008|2.2/4/0 2.4/4/0|a4 m5|F|m24-29 g190-230||subcompact car|Pursuit;XFE
us|G5|2009-2010|2.2/4/0|a4 m5|F|m26-30 g184-212||subcompact car|GT;XFE
us|G6|2005|3.5/6/0|a4|F|m21-23 g240-263||compact car
us|G6|2006|2.4/4/0 3.5/6/0 3.9/6/0|a4 m6|F|m19-24 g230-291||compact car|GT/GTP Convertible
us|G6|2007|2.4/4/0 3.5/6/0 3.6/6/0 3.9/6/0|a4 a6 m6|F|m18-24 g230-307||compact car|GT/GTP Convertible
us|G6|2008|2.4/4/0 3.5/6/0 3.6/6/0 3.9/6/0|a4 a6|F|m18-25 g221-307||compact car
us|G6|2009|2.4/4/0 3.5/6/a 3.5/6/0 3.6/6/0 3.9/6/0|a4 a6|F|m18-26 g212-307||compact car
us|G6|2010|2.4/4/a 2.4/4/0 3.5/6/a 3.5/6/0 3.6/6/0|a4 a6|F|m18-26 g212-307||compact car
us|G8|2008|3.6/6/0 6/8/0|a5 a6|R|m18-20 g276-307||large car
us|G8|2009|3.6/6/0 6/8/0 6.2/8/0|a5 a6 m6|R|m15-20 g276-368||large car
us|Grand Am|1985-1986|2.5/4/0 3/6/0|a3 m5|F|m19-25 g221-291||compact car
us|Grand Am|1987|2/4/0/t 2.5/4/0 3/6/0|a3 m5|F|m20-23 g240-276||compact car
us|Grand Am|1988-1989|2/4/0/t 2.3/4/0 2.5/4/0|a3 m5|F|m20-26 g212-276||compact car
us|Grand Am|1990-1991|2.3/4/0 2.5/4/0|a3 m5|F|m22-24 g230-251||compact car
us|Grand Am|1992-1993|2.3/4/0 3.3/6/0|a3 m5|F|m20-26 g212-276||compact car
us|Grand Am|1994-1995|2.3/4/0 3.1/6/0|a3 a4 m5|F|m20-24 g230-276||compact car
us|Grand Am|1996-1998|2.4/4/0 3.1/6/0|a4 m5|F|m21-24 g230-263||compact car
us|Grand Am|1999|2.4/4/0 3.4/6/0|a4|F|m20-23 g240-276||compact car
us|Grand Am|2000-2001|2.4/4/0 3.4/6/0|a4 m5|F|m21-23 g240-263||compact car
us|Grand Am|2002-2004|2.2/4/0 3.4/6/0|a4 m5|F|m21-27 g205-263||compact car
us|Grand Am|2005|2.2/4/0 3.4/6/0|a4|F|m21-25 g221-263||compact car
us|Grand Prix|1984|3.8/6/0 5/8/0 5.7/8/1|a3 a4||m15-21 g291-368||midsize car
us|Grand Prix|1985|3.8/6/0 5/8/0|a3 a4|R|m16-19 g291-345||midsize car
us|Grand Prix|1986-1987|3.8/6/0 4.3/6/0 5/8/0|a3 a4|R|m18-19 g291-307||midsize car
us|Grand Prix|1988|2.8/6/0|a4 m5|F|m20-21 g263-276||midsize car
us|Grand Prix|1989|2.8/6/0 3.1/6/0 3.1/6/0/t|a4 m5|F|m17-21 g263-325||midsize car|Turbo
us|Grand Prix|1990|2.3/4/0 3.1/6/0 3.1/6/0/t|a3 a4 m5|F|m18-22 g251-307||midsize car|Ste Turbo;Turbo
us|Grand Prix|1991|2.3/4/0 3.1/6/0 3.4/6/0|a3 a4 m5|F|m18-21 g263-307||midsize car
us|Grand Prix|1992-1993|3.1/6/0 3.4/6/0|a3 a4 m5|F|m18-20 g276-307||midsize car
us|Grand Prix|1994-1996|3.1/6/0 3.4/6/0|a4|F|m18-21 g263-307||midsize car
us|Grand Prix|1997|3.1/6/0 3.8/6/0 3.8/6/0/s|a4|F|m19-21 g263-291||midsize car
us|Grand Prix|1998|3.1/6/0 3.8/6/0 3.8/6/0/ts|a4|F|m19-21 g263-291||midsize car
us|Grand Prix|1999-2003|3.1/6/0 3.8/6/0 3.8/6/0/s|a4|F|m19-21 g263-291||midsize car
us|Grand Prix|2004|3.8/6/0 3.8/6/0/s|a4|F|m19-21 g263-291||midsize car
us|Grand Prix|2005-2007|3.8/6/0 3.8/6/0/s 5.3/8/0|a4|F|m19-21 g263-291||midsize car
us|Grand Prix|2008|3.8/6/0 5.3/8/0|a4|F|m19-21 g263-291||midsize car
us|GTO|2004|5.7/8/0|a4 m6|R|m17-19 g291-325||compact car
us|GTO|2005-2006|6/8/0|a4 m6|R|m16-18 g307-345||compact car
us|Lemans|1988-1991|1.6/4/0 2/4/0|a3 m4 m5|F|m22-30 g184-251||compact car
us|Lemans|1992-1993|1.6/4/0|a3 m4 m5|F|m25-30 g184-221||compact car
us|Montana|1999-2001|3.4/6/0|a4|F|m18-20 g276-307||minivan|Trans Sport/Montana
us|Montana|2002-2004|3.4/6/0|a4|XF|m18-20 g276-307||minivan
us|Montana|2005|3.5/6/0|a4|XF|m17-18 g307-325||minivan|SVX
us|Montana|2006|3.5/6/0 3.9/6/0|a4|XF|m17-19 g291-325||minivan|SV6
us|Solstice|2006|2.4/4/0|a5 m5|R|m21 g263||two-seater
us|Solstice|2007-2010|2/4/0/t 2.4/4/0|a5 m5|R|m21-23 g240-263||two-seater
us|Sunbird|1984|1.8/4/0 1.8/4/0/t 2/4/0|a3 m4 m5||m20-29 g190-276||compact car|2000 Sunbird;2000 Sunbird Convertible;2000 Sunbird Wagon
us|Sunbird|1985-1986|1.8/4/0 1.8/4/0/t 2/4/0|a3 m4 m5|F|m19-28 g197-291||compact car|Convertible;Wagon
us|Sunbird|1987|2/4/0 2/4/0/t|a3 m4 m5|F|m20-26 g212-276||compact car|Convertible;Wagon
us|Sunbird|1988-1990|2/4/0 2/4/0/t|a3 m5|F|m20-27 g205-276||subcompact car|Convertible;Wagon
us|Sunbird|1991-1994|2/4/0 3.1/6/0|a3 m5|F|m20-26 g212-276||subcompact car|Convertible
us|Sunfire|1995|2.2/4/0 2.3/4/0|a4 m5|F|m22-25 g221-251||compact car
us|Sunfire|1996-2001|2.2/4/0 2.4/4/0|a3 a4 m5|F|m21-26 g212-263||compact car
us|Sunfire|2002|2.2/4/0 2.4/4/0|a4 m5|F|m21-25 g221-263||compact car
us|Sunfire|2003-2005|2.2/4/0|a4 m5|F|m25-27 g205-221||compact car
us|Torrent|2006-2007|3.4/6/0|a5|XF|m18-20 g276-307||SUV
us|Torrent|2008-2009|3.4/6/0 3.6/6/0|a5 a6|XF|m19-20 g276-291||SUV
us|Trans Am|1987-1988|2.8/6/0 5/8/0 5.7/8/0|a4 m5|R|m17-20 g276-325||subcompact car|Firebird/Trans Am;Firebird/Trans Am/Formula
us|Trans Am|1989|2.8/6/0 3.8/6/0/t 5/8/0 5.7/8/0|a4 m5|R|m17-20 g276-325||subcompact car|20th Anniversary Trans Am;Firebird/Trans Am
us|Trans Am|1990-1992|3.1/6/0 5/8/0 5.7/8/0|a4 m5|R|m17-19 g291-325||subcompact car|Firebird/Trans Am
us|Trans Am|1999-2001|3.8/6/0 5.7/8/0|a4 m5 m6|R|m18-21 g263-307||subcompact car|Firebird/Trans Am
us|Trans Sport|1990-1991|3.1/6/0|a3|F|m18 g307||SUV/special purpose
us|Trans Sport|1992-1995|3.1/6/0 3.8/6/0|a3 a4|F|m17-18 g307-325||SUV/special purpose
us|Trans Sport|1996-1999|3.4/6/0|a4|F|m18-19 g291-307||SUV/special purpose|Montana
us|Vibe|2003-2006|1.8/4/0|a4 m5 m6|XF|m24-29 g190-230||small wagon
us|Vibe|2007-2008|1.8/4/0|a4 m5|F|m27-29 g190-205||small wagon
us|Vibe|2009|1.8/4/0 2.4/4/0|a4 a5 m5|XF|m22-28 g197-251||small wagon
us|Vibe|2010|1.8/4/0 2.4/4/0|a4 a5 m5|AF|m22-28 g197-251||small wagon
ca|Pursuit|2005|2.2/4/0|a4 m5||g184-193 l8-8.4||subcompact
ca|Pursuit|2006|2.2/4/0 2.4/4/0|a4 m5||g184-191 l8-8.3||subcompact
=Porsche
us|718|2023-2025|4/6/0|d7|R|m16 g338||two-seater|GT4 RS
us|718|2020|4/6/0|m6|R|m19 g294||two-seater|718 Boxster;718 Spyder
us|718|2021-2022|2/4/0/t 2.5/4/0/t 4/6/0|d7 m6|R|m19-24 g233-286||two-seater|718 Boxster;718 Spyder;GTS;S;T
us|718|2023|2/4/0/t 2.5/4/0/t 4/6/0/t|d7 m6|R|m19-24 g233-287||two-seater|718 Boxster;718 Spyder;GTS;S;T
us|718|2024-2025|2/4/0/t 2.5/4/0/t 4/6/0|d7 m6|R|m16-24 g233-342||two-seater|718 Boxster;718 Spyder RS;GTS;S
us|718|2020|4/6/0|m6|R|m19 g294||two-seater|718 Cayman;GT4
us|718|2021-2022|2/4/0/t 2.5/4/0/t 4/6/0|d7 m6|R|m19-24 g233-286||two-seater|718 Cayman;GT4;GTS;S;T
us|718|2023|2/4/0/t 2.5/4/0/t 4/6/0/t|d7 m6|R|m19-24 g233-287||two-seater|718 Cayman;GT4;GTS;S;T
us|718|2024-2025|2/4/0/t 2.5/4/0/t 4/6/0|d7 m6|R|m19-24 g233-285||two-seater|718 Cayman;GTS;S
us|911|1984|3.2/6/0|m5||m18 g307||minicompact car|SC
us|911|1986-1988|3.2/6/0 3.3/6/0/t|m4 m5|R|m17-19 g291-325||minicompact car|Carrera;Turbo
us|911|1989|3.2/6/0 3.3/6/0/t 3.6/6/0|m5|XR|m14-19 g291-394||minicompact car|Carrera;Carrera 4;Turbo
us|911|1990|3.6/6/0|a4 m5|XR|m16-17 g325-345||minicompact car|Carrera 4/2
us|911|1991|3.2/6/0 3.3/6/0/t 3.6/6/0|a4 m5|XR|m14-17 g325-394||minicompact car|Carrera;Carrera 4;Carrera 4/2;Turbo
us|911|1992|3.3/6/0/t 3.6/6/0|a4 m5|XR|m14-18 g307-394||minicompact car|Carrera 4/2;Turbo
us|911|1993-1994|3.6/6/0|a4 m5|XR|m14-18 g307-394||minicompact car|Carrera 4/2;Turbo
us|911|1995|3.6/6/0|a4 m6|XR|m17-18 g307-325||minicompact car|Carrera 4/2
us|911|1996-1997|3.6/6/0 3.6/6/0/t|a4 m6|XR|m14-18 g307-394||minicompact car|Carrera 4/2;Turbo
us|911|1998|3.6/6/0|a4 m6|XR|m17-18 g307-325||minicompact car|Carrera 4/2
us|911|1999|3.4/6/0|a5 m6|R|m17-18 g307-325||minicompact car|Carrera
us|911|2000|3.4/6/0|a5 m6|XR|m17-18 g307-325||minicompact car|Carrera
us|911|2001|3.4/6/0 3.6/6/0|a5 m6|XR|m16-18 g307-345||minicompact car|Carrera 2/4;Turbo
us|911|2002-2004|3.6/6/0 3.6/6/0/t|a5 m6|XR|m15-19 g291-368||minicompact car|Carrera;Carrera 2 911 GT3;Carrera 2 Cabriolet;Carrera 2 Cabriolet Kit;Carrera 2 Coupe;Carrera 2 Coupe Kit;Carrera 4 Cabriolet;Carrera 4 Cabriolet Kit;Carrera 4 S;Carrera 4 S Cabriolet;Carrera 4 S Cabriolet Kit;Carrera 4 S Coupe;Carrera 4 S Kit;Carrera 4S;Carrera Cabriolet;GT2
us|911|2005|3.6/6/0 3.6/6/0/t 3.8/6/0|a5 m6|XR|m15-19 g291-368||minicompact car|Carrera 2 911 GT3;Carrera 2 Cabriolet;Carrera 2 Cabriolet Kit;Carrera 2 Coupe;Carrera 2 Coupe Kit;Carrera 2 S Cabriolet;Carrera 2 S Coupe;Carrera 4 Cabriolet;Carrera 4 Cabriolet Kit;Carrera 4 S Cabriolet;Carrera 4 S Cabriolet Kit;Carrera 4 S Coupe;Carrera 4 S Kit;Targa;Targa Kit;Turbo 2 911 GT2
us|911|2006|3.6/6/0 3.8/6/0|a5 m6|XR|m18-19 g291-307||minicompact car|Carrera 2 Cabriolet;Carrera 2 Coupe;Carrera 2 S Cabriolet;Carrera 2 S Coupe;Carrera 4 Cabriolet;Carrera 4 Coupe;Carrera 4 S Cabriolet;Carrera 4 S Coupe
us|911|2007-2008|3.6/6/0 3.6/6/0/t 3.8/6/0|a5 m6|XR|m18-21 g263-307||minicompact car|Carrera 2 Cabriolet;Carrera 2 Coupe;Carrera 2 S Cabriolet;Carrera 2 S Coupe;Carrera 4 Cabriolet;Carrera 4 Coupe;Carrera 4 S Cabriolet;Carrera 4 S Coupe;Carrera 4 S Targa;Carrera 4 Targa;GT2;GT3;GT3 RS;Turbo;Turbo 4 911 Turbo;Turbo Cabriolet
us|911|2009|3.6/6/0 3.6/6/0/t 3.8/6/0|a5 a7 m6|XR|m18-22 g251-307||minicompact car|Carrera 2 Cabriolet;Carrera 2 Coupe;Carrera 2 S Cabriolet;Carrera 2 S Coupe;Carrera 4 Cabriolet;Carrera 4 Coupe;Carrera 4 S Cabriolet;Carrera 4 S Coupe;Carrera 4 S Targa;Carrera 4 Targa;GT2;Turbo;Turbo Cabriolet
us|911|2010|3.6/6/0 3.8/6/0 3.8/6/0/t|a7 m6|4R|m16-22 g251-345||minicompact car|Carrera;Carrera 4;Carrera 4 Cabriolet;Carrera 4 Targa;Carrera 4S;Carrera 4S Cabriolet;Carrera 4S Targa;Carrera Cabriolet;Carrera S;Carrera S Cabriolet;GT3;GT3 RS;Turbo Cabriolet;Turbo Coupe;Turbo S Cabriolet;Turbo S Coupe
us|911|2011|3.6/6/0 3.6/6/0/t 3.8/6/0 3.8/6/0/t 4/6/0|a7 m6|AR|m15-22 g251-368||minicompact car|Carrera;Carrera 4;Carrera 4 Cabriolet;Carrera 4 Targa;Carrera 4S;Carrera 4S Cabriolet;Carrera 4S Targa;Carrera Cabriolet;Carrera S;Carrera S Cabriolet;GT2 RS;GT3;GT3 RS;GTS;GTS Cabriolet;Speedster
us|911|2012|3.4/6/0 3.6/6/0 3.8/6/0 3.8/6/0/t|a7 d7 m6 m7|4R|m19-23 g240-291||minicompact car|C4 GTS;C4 GTS Cabriolet;Carrera;Carrera 4;Carrera 4 Cabriolet;Carrera 4 Targa;Carrera 4S;Carrera 4S Cabriolet;Carrera 4S Targa;Carrera Cabriolet;Carrera S;Carrera S Cabriolet;GTS;GTS Cabriolet;New 911 Carrera;New 911 Carrera Cabriolet
us|911|2013|3.4/6/0 3.8/6/0 3.8/6/0/t|a7 d7 m6 m7|4R|m19-23 g240-296||minicompact car|Carrera;Carrera 4;Carrera 4 Cabriolet;Carrera 4S;Carrera 4S Cabriolet;Carrera Cabriolet;Carrera S;Carrera S Cabriolet;Turbo;Turbo Cabriolet;Turbo S;Turbo S Cabriolet
us|911|2014-2015|3.4/6/0 3.8/6/0 3.8/6/0/t|d7 m7|4R|m17-23 g237-327||minicompact car|Carrera;Carrera 4;Carrera 4 Cabriolet;Carrera 4 GTS;Carrera 4 GTS Cabriolet;Carrera 4S;Carrera 4S Cabriolet;Carrera Cabriolet;Carrera GTS;Carrera GTS Cabriolet;Carrera S;Carrera S Cabriolet;GT3;Targa 4;Targa 4S;Turbo
us|911|2016|3.4/6/0 3.8/6/0 3.8/6/0/t 4/6/0|d7 m6 m7|4R|m16-23 g237-337||minicompact car|Carrera;Carrera 4;Carrera 4 Cabriolet;Carrera 4 GTS;Carrera 4 GTS Cabriolet;Carrera 4S;Carrera 4S Cabriolet;Carrera Cabriolet;Carrera GTS;Carrera GTS Cabriolet;Carrera S;Carrera S Cabriolet;GT3;GT3 RS;R;Targa 4
us|911|2017|3/6/0/t 3.8/6/0/t|d7 m7|4AR|m21-25 g221-267||minicompact car|Carrera;Carrera 4;Carrera 4 Cabriolet;Carrera 4 GTS;Carrera 4 GTS Cabriolet;Carrera 4S;Carrera 4S Cabriolet;Carrera Cabriolet;Carrera GTS;Carrera GTS Cabriolet;Carrera S;Carrera S Cabriolet;Targa 4;Targa 4 GTS;Targa 4S;Turbo
us|911|2018-2019|3/6/0/t 3.8/6/0/t 4/6/0|d7 m6 m7|4AR|m16-25 g221-352||minicompact car|Carrera;Carrera 4;Carrera 4 Cabriolet;Carrera 4 GTS;Carrera 4 GTS Cabriolet;Carrera 4S;Carrera 4S Cabriolet;Carrera Cabriolet;Carrera GTS;Carrera GTS Cabriolet;Carrera S;Carrera S Cabriolet;Carrera T;GT2 RS;GT3;GT3 RS
us|911|2020|3/6/0/t|d8 m7|AR|m20 g273-281||minicompact car|Carrera;Carrera 4;Carrera 4 Cabriolet;Carrera 4S;Carrera 4S Cabriolet;Carrera Cabriolet;Carrera S;Carrera S Cabriolet
us|911|2021|3/6/0/t 3.7/6/0/t|d8 m7|AR|m17-21 g264-329||minicompact car|Carrera;Carrera 4;Carrera 4 Cabriolet;Carrera 4S;Carrera 4S Cabriolet;Carrera Cabriolet;Carrera S;Carrera S Cabriolet;Targa 4;Targa 4S;Turbo;Turbo Cabriolet;Turbo S;Turbo S Cabriolet
us|911|2022-2024|3/6/0/t 3.7/6/0/t 4/6/0|d7 d8 m6 m7|AR|m15-21 g264-363||minicompact car|Carrera;Carrera 4;Carrera 4 Cabriolet;Carrera 4 GTS;Carrera 4 GTS Cabriolet;Carrera 4S;Carrera 4S Cabriolet;Carrera Cabriolet;Carrera GTS;Carrera GTS Cabriolet;Carrera S;Carrera S Cabriolet;Carrera T;Dakar;GT3;GT3 RS
us|911|2025|3/6/0/t 3.6/6/0/t 3.7/6/0/t|d8 m6|AR|m16-21 g263-345||minicompact car|Carrera;Carrera 4 GTS;Carrera 4 GTS Cabriolet;Carrera Cabriolet;Carrera GTS;Carrera GTS Cabriolet;Carrera S;Carrera S Cabriolet;Carrera T;Carrera T Cabriolet;Targa 4 GTS;Turbo;Turbo Cabriolet;Turbo S;Turbo S Cabriolet
us|911|2026|3/6/0/t 3.6/6/0/t|d8 m6|AR|m19-21 g263-291||minicompact car|Carrera;Carrera 4 GTS;Carrera 4 GTS Cabriolet;Carrera 4S;Carrera 4S Cabriolet;Carrera Cabriolet;Carrera GTS;Carrera GTS Cabriolet;Carrera S;Carrera S Cabriolet;Carrera T;Carrera T Cabriolet;Targa 4 GTS;Targa 4S
us|918|2015|4.6/8/4|d7|A|m22 g172||two-seater|918 Spyder
us|924|1987-1988|2.5/4/0|a3 m5|R|m19-21 g263-291||minicompact car|S
us|928|1984|4.7/8/0|a4 m5||m15 g368||minicompact car|S
us|928|1986-1990|5/8/0|a4 m5|R|m14-17 g325-394||minicompact car|S;S4
us|928|1991|4.9/8/0 5/8/0|a4 m5|R|m14-15 g368-394||minicompact car|S4
us|928|1993-1995|5.4/8/0|a4 m5|R|m13-15 g368-425||minicompact car|GTS
us|944|1984|2.5/4/0|a3 m5||m17-20 g276-325||minicompact car
us|944|1985|2.5/4/0|m5|R|m20 g276||minicompact car
us|944|1986-1988|2.5/4/0 2.5/4/0/t|a3 m5|R|m18-21 g263-307||minicompact car|S;Turbo
us|944|1989|2.5/4/0/t 2.7/4/0 3/4/0|a3 m5|R|m18-20 g276-307||minicompact car|S2;Turbo
us|944|1990-1991|3/4/0|m5|R|m18 g307||minicompact car|S2
us|968|1992-1995|3/4/0|a4 m6|R|m17-18 g307-325||two-seater
us|Boxster|1997-1999|2.5/6/0|a5 m5|R|m17-20 g276-325||two-seater
us|Boxster|2000-2006|2.7/6/0 3.2/6/0|a5 m5 m6|R|m17-21 g263-325||two-seater|S
us|Boxster|2007-2008|2.7/6/0 3.4/6/0|a5 m5 m6|R|m21-23 g240-263||two-seater|S
us|Boxster|2009-2012|2.9/6/0 3.4/6/0|a7 m6|R|m21-24 g230-263||two-seater|S;Spyder
us|Boxster|2013-2015|2.7/6/0 3.4/6/0|d7 m6|R|m22-25 g219-251||two-seater|GTS;S
us|Boxster|2016|2.7/6/0 3.4/6/0 3.8/6/0|d7 m6|R|m20-25 g219-272||two-seater|GTS;S;Spyder
us|Boxster|2017-2020|2/4/0/t 2.5/4/0/t|d7 m6|R|m21-25 g219-263||two-seater|GTS;S;T
us|Carrera GT|2004-2005|5.7/10/0|m6|R|m11 g502||two-seater
us|Cayenne|2003|4.5/8/0 4.5/8/0/t|a5|X|m14 g394||SUV/special purpose|S;Turbo
us|Cayenne|2004|3.2/6/0 4.5/8/0 4.5/8/0/t|a5|X|m14-15 g368-394||SUV|S;Turbo
us|Cayenne|2005-2006|3.2/6/0 4.5/8/0 4.5/8/0/t|a5 m6|X|m14-15 g368-394||SUV|S;Turbo
us|Cayenne|2007-2009|3.6/6/0 4.8/8/0 4.8/8/0/t|a6 m6|X|m13-16 g345-425||SUV|GTS;S;Turbo;Turbo S
us|Cayenne|2010|3.6/6/0 4.8/8/0 4.8/8/0/t|a6 m6|A|m13-16 g345-425||SUV|GTS;S;TransSiberia;Turbo;Turbo Kit;Turbo S
us|Cayenne|2011-2012|3/6/2/s 3.6/6/0 4.8/8/0 4.8/8/0/t|a8 m6|A|m17-21 g263-325||SUV|S;S Hybrid;Turbo
us|Cayenne|2013-2014|3/6/1/t 3/6/2/s 3.6/6/0 4.8/8/0 4.8/8/0/t|a8 m6|A|m15-23 g257-358||standard SUV|Diesel;GTS;S;S Hybrid;Turbo;Turbo S
us|Cayenne|2015|3/6/1/t 3/6/4/s 3.6/6/0/t 4.8/8/0/t|a8 d8|A|m17-23 g162-333||standard SUV|Diesel;S;S e-Hybrid;Turbo
us|Cayenne|2016|3/6/1/t 3/6/4/s 3.6/6/0 3.6/6/0/t 4.8/8/0/t|a8 d8|A|m16-24 g162-336||standard SUV|Diesel;GTS;S;S e-Hybrid;Turbo;Turbo S
us|Cayenne|2017-2018|3/6/4/s 3.6/6/0 3.6/6/0/t 4.8/8/0/t|a8 d8|A|m17-22 g160-333||standard SUV|GTS;Platinum;S;S e-Hybrid;Turbo;Turbo S
us|Cayenne|2019|2.9/6/0/t 3/6/0/t 3/6/4/t 4/8/0/t|a8|A|m17-21 g176-329||standard SUV|S;Turbo;e-Hybrid
us|Cayenne|2020-2022|2.9/6/0/t 3/6/0/t 3/6/4/t 4/8/0/t 4/8/4/t|a8|A|m16-21 g160-345||standard SUV|Cayenne Coupe;Coupe;Coupe E-Hybrid;GTS;GTS Coupe;S;S Coupe;Turbo;Turbo Coupe;Turbo GT Coupe;Turbo S e-Hybrid;Turbo S e-Hybrid Coupe;Turbo S/Coupe E-Hybrid;e-Hybrid;e-Hybrid Coupe
us|Cayenne|2023|2.9/6/0/t 3/6/0/t 4/8/0/t 4/8/4/t|a8|A|m16-19 g199-345||standard SUV|Coupe;GTS;GTS Coupe;S;S Coupe;Turbo;Turbo Coupe;Turbo GT;Turbo S e-Hybrid;Turbo S e-Hybrid Coupe
us|Cayenne|2024|3/6/0/t 4/8/0/t|a8|A|m17-19 g291-324||standard SUV|Coupe;S;S Coupe
us|Cayenne|2025|3/6/0/t 3/6/4/t 4/8/0/t 4/8/4/t|a8|A|m17-22 g108-324||standard SUV|Coupe;GTS;GTS Coupe;S;S Coupe;S E-Hybrid;S E-Hybrid Coupe;Turbo E-Hybrid;Turbo E-Hybrid Coupe;Turbo GT;e-Hybrid;e-Hybrid Coupe
us|Cayenne|2026|3/6/0/t 4/8/0/t|a8|A|m17-19 g291-324||standard SUV|Coupe;GTS;GTS Coupe;S;S Coupe;Turbo GT
us|Cayman|2006|3.4/6/0|a5 m6|R|m21 g263||two-seater|S
us|Cayman|2007-2008|2.7/6/0 3.4/6/0|a5 m5 m6|R|m21-23 g240-263||two-seater|S
us|Cayman|2009-2012|2.9/6/0 3.4/6/0|a7 m6|R|m21-24 g230-263||two-seater|R;S
us|Cayman|2014-2015|2.7/6/0 3.4/6/0|d7 m6|R|m22-25 g219-251||two-seater|GTS;S
us|Cayman|2016|2.7/6/0 3.4/6/0 3.8/6/0|d7 m6|R|m20-25 g219-277||two-seater|GT4;GTS;S
us|Cayman|2017-2020|2/4/0/t 2.5/4/0/t|d7 m6|R|m21-25 g219-263||two-seater|GTS;S;T
us|Macan|2015-2016|3/6/0/t 3.6/6/0/t|d7|A|m19 g283-291||small SUV|S;Turbo
us|Macan|2017-2018|2/4/0/t 3/6/0/t 3.6/6/0/t|d7|A|m19-22 g248-290||small SUV|GTS;S;Turbo;Turbo Kit
us|Macan|2019|2/4/0/t 3/6/0/t|d7|A|m20-21 g265-272||small SUV|S
us|Macan|2020-2021|2/4/0/t 2.9/6/0/t 3/6/0/t|d7|A|m19-21 g265-293||small SUV|GTS;S;Turbo
us|Macan|2022-2023|2/4/0/t 2.9/6/0/t|d7|A|m19-21 g259-290||small SUV|GTS;S;T
us|Macan|2024|2/4/0/t 2.9/6/0/t //8|d7 s|A|m19-21 g259-290 e91-98 r288-308||small SUV|4 Electric;GTS;S;T;Turbo Electric
us|Macan|2025|2/4/0/t 2.9/6/0/t //8|d7 s|AR|m19-21 g259-290 e91-99 r288-315||small SUV|4 Electric;4S Electric;Electric;GTS;S;T;Turbo Electric
us|Macan|2026|2/4/0/t 2.9/6/0/t|d7|A|m19-21 g263-290||small SUV|GTS;S;T
us|Panamera|2010|4.8/8/0 4.8/8/0/t|a7|AR|m18-19 g291-307||large car|4S;S;Turbo
us|Panamera|2011|3.6/6/0 4.8/8/0 4.8/8/0/t|a7|4AR|m18-21 g263-307||large car|4;4S;S;Turbo
us|Panamera|2012-2013|3/6/2/s 3.6/6/0 4.8/8/0 4.8/8/0/t|a7 a8|4AR|m18-25 g221-310||large car|4;4S;GTS;S;S Hybrid;Turbo;Turbo S
us|Panamera|2014-2016|3/6/0/t 3/6/4/s 3.6/6/0 4.8/8/0 4.8/8/0/t|d7 d8|AR|m18-25 g128-303||large car|4;4S;4S Executive;GTS;S;S E-Hybrid;Turbo;Turbo Executive;Turbo S;Turbo S Executive
us|Panamera|2017|2.9/6/0/t 3/6/0/t 4/8/0/t|d8|4AR|m21-24 g229-261||large car|4;4 Executive;4S;4S Executive;Turbo;Turbo Executive
us|Panamera|2018-2020|2.9/6/0/t 2.9/6/4/t 3/6/0/t 4/8/0/t 4/8/4/t|d8|4AR|m18-24 g158-313||large car|4;4 Executive;4 ST;4 e-Hybrid;4 e-Hybrid Executive;4 e-Hybrid ST;4S;4S Executive;4S ST;GTS;GTS ST;Turbo;Turbo Exec;Turbo Executive;Turbo S e-Hybrid;Turbo S e-Hybrid Executive
us|Panamera|2021-2023|2.9/6/0/t 2.9/6/4/t 4/8/0/t 4/8/4/t|d8|AR|m17-22 g144-326||large car|4;4 E-Hybrid/Exec/ST;4 Executive;4 ST;4 e-Hybrid;4 e-Hybrid Executive;4 e-Hybrid ST;4S;4S E-Hybrid/Exec/ST;4S Executive;4S ST;4S e-Hybrid;4S e-Hybrid Executive;4S e-Hybrid ST;GTS;GTS ST
us|Panamera|2024|2.9/6/0/t|d8|AR|m21 g264-268||large car|4
us|Panamera|2025|2.9/6/0/t 2.9/8/4/t 4/8/0/t|d8|AR|m18-21 g115-308||large car|4;4 e-Hybrid;4S E-Hybrid;GTS
us|Panamera|2026|2.9/6/0/t|d8|AR|m21 g264-268||large car|4
us|Taycan|2020|//8|a2|A|e68-69 r192-203||large car|4S Perf Battery Plus;Turbo;Turbo S
us|Taycan|2021-2025|//8|a2|AR|e70-93 r199-318||compact car|4 Cross Turismo;4 Perf Battery Plus;4S Cross Turismo;4S Perf Battery;4S Perf Battery Plus;4S Performance Battery;4S Performance Battery Plus;GTS;GTS ST;GTS Sport Turismo;Perf Battery;Perf Battery Plus;Performance Battery;Performance Battery Plus;Turbo;Turbo Cross Turismo
uk|718|2016-2017|2//0//1988 2.5//0//2457|a7 m7||n35-41 N158-184|6
uk|718|2018|2//0//1988 2.5//0//2457 2.5//0//2497|a7 m6 m7||n31-41 N158-207|6 6d-TEMP
uk|718|2019|2//0//1988 2.5//0//2457 2.5//0//2497|a7 m6||n31-39 N167-207|6 6d-TEMP
uk|911|2011-2013|3.4//0//3436 3.6//0//3614 3.8//0/t/3800|a6 a7 m6 m7||n24-34 N141-275|5
uk|911|2016-2017|3//0//2981 3.8//0/t/3800 4//0//3996|a7 m6 m7||n21-38 N169-308|6|coupe
uk|911|2018|3//0//2981 3.8//0/t/3800 4//0//3996|a7 m6 m7||n21-38 N169-308|6 6d-TEMP|convertible;coupe
uk|911|2019|3//0//2981 3.8//0/t/3800 4//0//3996|a7 m7||n21-38 N172-302|6 6d-TEMP|convertible;coupe
uk|Boxster|2011-2013|2.7//0//2706 2.9//0//2894 3.4//0//3436|a7 m6||n29-37 N180-223|5|convertible
uk|Cayenne|2011-2013|3//1/t/2967 3//2//2995 3.6//0//3598 4.8//0/t/4806|a6 a8 m6||n25-39 N189-270|5
uk|Cayenne|2016-2017|3//1/t/2967 3//2//2995 3.6//0//3605 4.1//1/t/4134 4.8//0/t/4806|a8||n25-86 N75-267|6
uk|Cayenne|2018|2.9//0//2894 3//1/t/2967 3//2//2995 3//0//2995 3.6//0//3605 4//0/t/3996 4.1//1/t/4134 4.8//0/t/4806|a8||n24-86 N75-272|6
uk|Cayenne|2019|2.9//0//2894 3//1/t/2967 3//0//2995 4//0/t/3996 4.1//1/t/4134|a8||n24-42 N179-272|6
uk|Cayman|2011-2013|2.9//0//2894 3.4//0//3436|a7 m6||n30-31 N214-223|5
uk|Macan|2014-2015|3//0//2995 3.6//0/t/3605|a7||n32 N207-208|6
uk|Macan|2016-2017|2//0//1988 3//1/t/2967 3//0//2995 3.6//0/t/3605|a7||n30-45 N164-217|6
uk|Macan|2018|2//0//1988 3//1/t/2967 3//0//2995 3.6//0/t/3605|a7||n29-46 N161-224|6 6d-TEMP
uk|Macan|2019|2//0//1988 3//1/t/2967 3.6//0/t/3605|a7||n29-46 N161-224|6 6d-TEMP
uk|Panamera|2011-2013|3//1/t/2967 3//2//2995 3.6//0//3605 4.8//0/t/4806|a7 a8 m6||n23-45 N159-293|5
uk|Panamera|2016-2017|2.9//2//2894 2.9//0//2894 3//0//2995 4//1/t/3956 4//0/t/3996|a8||n30-113 N56-215|6
uk|Panamera|2018-2019|2.9//2//2894 2.9//0//2894 3//0//2995 4//1/t/3956 4//2/t/3996 4//0/t/3996|a8||n27-113 N56-243|6 6d-TEMP
=Ram
us|1500|2013|3.6/6/a 3.6/6/0 4.7/8/a 5.7/8/0|a6 a8|4R|m15-21 g265-359||standard pickup|HFE
us|1500|2014-2016|3/6/1/t 3.6/6/a 3.6/6/0 5.7/8/0|a6 a8|4R|m15-24 g265-361||standard pickup|HFE
us|1500|2017-2018|3/6/1/t 3.6/6/a 5.7/8/0|a6 a8|4R|m14-23 g278-382||standard pickup
us|1500|2019|3/6/1/t 3.6/6/a 3.6/6/3 5.7/8/3 5.7/8/0|a8|4R|m17-23 g245-327||standard pickup|Classic;HFE
us|1500|2020|3/6/1/t 3.6/6/3 3.6/6/0 5.7/8/3 5.7/8/0|a8|4R|m17-26 g242-327||standard pickup|Classic;HFE
us|1500|2021-2023|3/6/1/t 3.6/6/3 3.6/6/0 5.7/8/3 5.7/8/0 6.2/8/0/s|a8|4R|m12-26 g239-465||standard pickup|Classic;HFE;TRX
us|1500|2024|3.6/6/3 3.6/6/0 5.7/8/3 5.7/8/0 6.2/8/0/s|a8|4R|m12-23 g245-465||standard pickup|Classic;HFE;TRX
us|1500|2025|3/6/0/t 3.6/6/3|a8|4R|m15-23 g245-374||standard pickup|HFE;HO;RHO
us|1500|2026|3/6/0/t 3.6/6/3 5.7/8/3|a8|4R|m15-22 g253-374||standard pickup|HO;RHO
us|ProMaster City|2015-2022|2.4/4/0|a9|F|m24 g232||SUV/special purpose|Promaster City
=Renault
us|Fuego|1984|1.6/4/0/t 2.2/4/0|a3 m5||m19-24 g230-291||subcompact car
us|Fuego|1985|1.6/4/0/t 2.2/4/0|a3 m5|F|m19-23 g240-291||subcompact car
us|Fuego|1986|2.2/4/0|a3 m5|F|m19-23 g240-291||subcompact car
uk|Arkana|2021-2022|1.3//0/t/1330/103-103 1.6//2//1598/69-69|a6 a7||w48-60 W105-133|6d
uk|Arkana|2023|1.3//2/t/1333/103-103 1.6//2//1598/69-69|a6 a7||w48-60 W105-133|6d
uk|Arkana|2024-2025|1.3//2/t/1333/103-103 1.6//2//1598/69-107|a4 a6 a7||w48-60 W105-133|6d
uk|Austral|2023-2024|1.2//2//1199/147-147|a4||w58-61 W103-110|6d
uk|Austral|2025|1.2//2//1199/96-147|a4||w58-61 W103-110|6d 6e
uk|Captur|2015-2016|0.9//0/t/898 1.2//0/t/1197 1.5//1/t/1461|a6 m5 m6||n50-78 N95-127|6
uk|Captur|2017|0.9//0/t/898 1.2//0/t/1197 1.5//1/t/1461|a6 m5 m6||n50-78 N95-127|6 6b
uk|Captur|2018-2019|0.9//0/t/898 1.2//0/t/1197 1.5//1/t/1461|a6 m5 m6||n50-78 N95-127|6 6b 6c
uk|Captur|2021|0.9//0/t/898/66-66 1//0/t/999/67-74 1.3//0/t/1330/96-113 1.5//1/t/1461/66-85 1.6//2//1598/69-69 1.6//4//1598/68-68|a6 a7 m5 m6||w43-59 W30-149|6c 6d 6d-TEMP
uk|Captur|2022|0.9//0/t/898/66-66 1//0/t/999/67-74 1.3//0/t/1330/96-113 1.5//1/t/1461/66-85 1.6//2//1598/69-69 1.6//0//1598/69-69 1.6//4//1598/68-68|a6 a7 m5 m6||w43-60 W30-149|6c 6d 6d-TEMP
uk|Captur|2023-2025|1//0/t/999/66-67 1.3//0/t/1330/103-103 1.3//2/t/1333/103-103 1.6//2//1598/69-107 1.6//4//1598/68-68|a6 m6||w47-60 W30-135|6d
uk|Clio|2011-2013|1.1//0/t/1149 1.5//1/t/1461 1.6//0//1598 2//0//1998|a4 m5 m6||n34-78 N94-195|5
uk|Clio|2015-2016|0.9//0/t/898 1.1//0//1149 1.2//0/t/1197 1.5//1/t/1461 1.6//0/t/1618|a6 m5 m6||n48-88 N82-135|6|estate
uk|Clio|2017|0.9//0/t/898 1.1//1/t/1146 1.1//0//1149 1.2//0/t/1197 1.5//1/t/1461 1.6//0/t/1618|a6 m5 m6||n48-88 N82-135|6|estate
uk|Clio|2018-2019|0.9//0/t/898 1.1//1/t/1146 1.1//0//1149 1.2//0/t/1197 1.5//1/t/1461 1.6//0/t/1618|a6 m5 m6||n48-88 N82-135|6 6c|estate
uk|Clio|2021|0.9//0/t/898/56-66 1//0/t/999/49-74 1.3//0/t/1330/96-96 1.5//1/t/1461/63-66 1.6//2//1598/67-67|a6 a7 m5 m6||w46-67 W99-138|6c 6d 6d-TEMP
uk|Clio|2022|0.9//0/t/898/56-66 1//0/t/999/49-74 1.3//0/t/1330/96-96 1.5//1/t/1461/63-66 1.6//2//1598/67-69|c a6 a7 m5 m6||w46-67 W96-138|6c 6d 6d-TEMP
uk|Clio|2023-2025|1//0/t/999/67-67 1.6//2//1598/67-105|a4 a6 m6||w53-67 W95-121|6d
uk|Grand Scenic|2011-2013|1.2//0/t/1197 1.4//0/t/1397 1.5//1/t/1461 1.6//1/t/1598 1.6//0//1598 1.9//1/t/1870 2//1/t/1997 2//0//1998|c a6 m6||n35-69 N105-186|5
uk|Grand Scenic|2015|1.2//0/t/1197 1.5//1/t/1461 1.6//1/t/1598|a6 m6||n44-69 N105-145|6
uk|Grand Scenic|2016|1.2//0/t/1197 1.5//1/t/1461 1.6//1/t/1598|a6 a7 m6||n44-71 N104-145|6
uk|Grand Scenic|2017|1.2//0/t/1197 1.3//0/t/1330 1.5//1/t/1461 1.5//5/t/1461 1.6//1/t/1598|a6 a7 m6||n44-81 N94-145|6
uk|Grand Scenic|2018|1.2//0/t/1197 1.3//0/t/1330 1.5//1/t/1461 1.5//5/t/1461 1.6//1/t/1598|a6 a7 m6||n44-81 N94-145|6 6c
uk|Grand Scenic|2019|1.2//0/t/1197 1.3//0/t/1330 1.5//5/t/1461|a7 m6||n46-81 N94-136|6 6c
uk|Grand Scenic|2021-2022|1.3//0/t/1330/103-103 1.7//1/t/1749/110-110|a6 a7 m6||w39-51 W145-164|6d-TEMP
uk|Kadjar|2015-2017|1.2//0/t/1197 1.5//1/t/1461 1.6//1/t/1598 1.6//0/t/1618|c a6 m6|A|n46-74 N99-139|6
uk|Kadjar|2018|1.2//0/t/1197 1.3//0/t/1330 1.5//1/t/1461 1.6//1/t/1598 1.6//0/t/1618|c a6 m6|A|n46-74 N99-139|6 6d-TEMP
uk|Kadjar|2019|1.2//0/t/1197 1.3//0/t/1330 1.6//1/t/1598 1.6//0/t/1618|c a6 m6|A|n46-59 N123-139|6 6d-TEMP
uk|Kadjar|2021-2022|1.3//0/t/1330/103-117 1.5//1/t/1461/85-85 1.7//1/t/1749/110-110|a7 m6|2A|w42-60 W128-160|6d 6d-TEMP
uk|Kadjar|2023-2025|1.3//0/t/1330/103-103|a7 m6||w45-46 W140-143|6d
uk|Koleos|2017|1.6//1/t/1598 2//1/t/1997|c m6|A|n48-58 N128-156|6
uk|Koleos|2018-2019|1.6//1/t/1598 2//1/t/1997|c a7 m6|2A|n44-58 N128-168|6 6c
uk|Koleos|2021-2022|1.7//1/t/1749/110-110 2//1/t/1997/140-140 2//0/t/1998/130-130|a7|2A|w36-46 W161-203|6c 6d-TEMP
uk|Megane|2011-2013|1.2//0/t/1197 1.4//0/t/1397 1.5//1/t/1461 1.6//1/t/1598 1.6//0//1598 1.6//1/t/1641 1.9//1/t/1870 2//1/t/1997 2//0//1998|a6 m6||n34-81 N90-190|5|convertible;coupe;estate;hatchback
uk|Megane|2015|1.2//0/t/1197 1.5//1/t/1461 1.6//1/t/1598 2//0/t/1998|a6 m6||n38-78 N93-174|6|coupe;hatchback
uk|Megane|2016-2017|1.2//0/t/1197 1.5//1/t/1461 1.6//1/t/1598 1.6//0/t/1618 2//0/t/1998|a6 a7 m6||n38-78 N93-174|6|coupe;estate;hatchback
uk|Megane|2018|1.2//0/t/1197 1.3//0/t/1330 1.5//1/t/1461 1.6//1/t/1598 1.6//0/t/1618 1.8//0/t/1798 2//0/t/1998|a6 d6 m6||n38-78 N93-174|6 6b 6c|coupe;estate;hatchback
uk|Megane|2019|1.2//0/t/1197 1.3//0/t/1330 1.5//1/t/1461 1.6//1/t/1598 1.6//0/t/1618 1.8//0/t/1798|a6 d6 m6||n39-76 N96-163|6 6b 6c|estate;hatchback
uk|Megane|2021|1.3//0/t/1330/103-103 1.5//1/t/1461/85-85 1.6//4//1598/67-69 1.8//0//1798/205-221|a6 a7 m6||w33-63 W28-193|6d 6d-TEMP|estate;hatchback
uk|Megane|2022|//8 1.3//0/t/1330/103-103 1.5//1/t/1461/85-85 1.6//4//1598/67-69 1.8//0//1798/205-221|a6 a7 m6 s||r270-276 w33-63 W28-193|6d 6d-TEMP|estate;hatchback
uk|Megane|2023-2025|//8///160-160 1.6//4//1598/67-69|a6 s||r268-276 W28-30|6d|estate;hatchback
uk|Rafale|2024|1.2//2//1199/96-96|a6||w60 W105|6e
uk|Rafale|2025|1.2//2//1199/96-96 1.2//4//1199/110-110|a6|A|w60 W12-105|6e
uk|5|2025|//8///90-110|s||r190-255|||Renault 5
uk|Scenic|2011-2013|1.2//0/t/1197 1.4//0/t/1397 1.5//1/t/1461 1.6//1/t/1598 1.6//0//1598 1.9//1/t/1870 2//1/t/1997 2//0//1998|c a6 m6||n35-69 N105-186|5
uk|Scenic|2015|1.2//0/t/1197 1.5//1/t/1461|a6 m6||n46-69 N105-140|6
uk|Scenic|2016|1.2//0/t/1197 1.5//1/t/1461 1.6//1/t/1598|a6 a7 m6||n46-72 N100-140|6
uk|Scenic|2017-2018|1.2//0/t/1197 1.3//0/t/1330 1.5//1/t/1461 1.5//5/t/1461 1.6//1/t/1598|a6 a7 m6||n46-81 N94-140|6
uk|Scenic|2019|1.2//0/t/1197 1.3//0/t/1330 1.5//1/t/1461 1.5//5/t/1461|a6 a7 m6||n49-81 N94-129|6
uk|Scenic|2021-2022|1.3//0/t/1330/103-103 1.7//1/t/1749/110-110|a6 a7 m6||w40-51 W144-162|6d-TEMP
uk|Scenic|2024-2025|//8///125-160|s||r261-379
uk|Symbioz|2024-2025|1.6//2//1598/69-69|a6||w59-61 W104-108|6e
uk|Trafic|2015-2018|1.6//1/t/1598|m6||n47-50 N145-155|6
uk|Trafic|2021-2022|1.6//1/t/1598/89-89 2//1/t/1997/81-125|a6 m6||w37-40 W183-200|6c 6d 6d-TEMP
uk|Twingo|2011-2013|1.1//0//1149 1.6//0//1598|m5||n44-55 N119-150|5
uk|Twingo|2016|0.9//0/t/898 1//0//999|m5||n54-66 N99-115|6
uk|Twingo|2017|0.9//0/t/898 1//0//999|a6 m5||n54-67 N95-115|6
uk|Twingo|2018-2019|0.9//0/t/898 1//0//999|a6 m5||n51-67 N95-126|6 6c
uk|Twingo|2021-2022|0.9//0/t/898/66-66 1//0//999/52-52|a6 m5||w45-49 W131-142|6c
uk|Zoe|2016-2019|//8|s||r130-250|6
uk|Zoe|2021-2025|//8///65-100|s||r178-245
=Rivian
us|R1S|2022|//8|s|4|e69 r316||standard SUV
us|R1S|2023-2024|//8|s|4A|e63-82 r255-400||standard SUV|AT Performance Dual Standard Plus;All-Terrain Dual Large;All-Terrain Dual Max;All-Terrain Dual Standard Plus;All-Terrain Performance Dual Large;All-Terrain Performance Dual Max;All-Terrain Quad Large;Dual Large;Dual Max;Dual Standard;Dual Standard Plus;Performance Dual Large;Performance Dual Max;Performance Dual Standard;Performance Dual Standard Plus;Quad Large
us|R1S|2025-2026|//8|s|4|e67-85 r258-410||standard SUV|All-Terrain Dual Large;All-Terrain Dual Large Plus;All-Terrain Dual Max;All-Terrain Performance Dual Large;All-Terrain Performance Dual Large Plus;All-Terrain Performance Dual Max;All-Terrain Tri Max;Dual Large;Dual Large Plus;Dual Max;Dual Standard;Performance Dual Large;Performance Dual Large Plus;Performance Dual Max;Quad Max;Tri Max
us|R1T|2022|//8|s|4|e70 r314||standard pickup
us|R1T|2023-2024|//8|s|4A|e63-84 r255-410||standard pickup|AT Performance Dual Standard Plus;All-Terrain Dual Large;All-Terrain Dual Max;All-Terrain Dual Standard Plus;All-Terrain Performance Dual Large;All-Terrain Performance Dual Max;All-Terrain Quad Large;Dual Large;Dual Max;Dual Standard;Dual Standard Plus;Performance Dual Large;Performance Dual Max;Performance Dual Standard Plus;Quad Large
us|R1T|2025-2026|//8|s|4|e67-87 r258-420||standard pickup|All-Terrain Dual Large;All-Terrain Dual Large Plus;All-Terrain Dual Max;All-Terrain Performance Dual Large;All-Terrain Performance Dual Large Plus;All-Terrain Performance Dual Max;All-Terrain Tri Max;Dual Large;Dual Large Plus;Dual Max;Dual Standard;Performance Dual Large;Performance Dual Large Plus;Performance Dual Max;Quad Max;Tri Max
=Rolls-Royce
us|Camargue|1984|6.8/8/0|a3||m8 g690||compact car
us|Camargue|1985-1987|6.8/8/0|a3|R|m8 g690||compact car
us|Corniche|1984|6.8/8/0|a3||m8 g690||subcompact car
us|Corniche|1985-1991|6.8/8/0|a3|R|m8-10 g552-690||subcompact car|Continental;II;II/Continental;III
us|Corniche|1992-1994|6.8/8/0|a4|R|m11 g502||subcompact car|IV
us|Corniche|1995|6.8/8/0 6.8/8/0/t|a4|R|m11 g502||subcompact car|IV;S
us|Corniche|2000|6.7/8/0|a4|R|m12 g460||subcompact car
us|Corniche|2001|6.8/8/0|a4|R|m12 g460||subcompact car
us|Cullinan|2019-2026|6.7/12/0/t|a8|A|m14 g378-390||midsize wagon|Black Badge
us|Dawn|1995|6.8/8/0|a4|R|m11 g502||midsize car|Spirit III/Spur III/Dawn
us|Dawn|2016-2021|6.6/12/0/t|a8|R|m14-15 g378-396||compact car|Black Badge
us|Ghost|2010-2020|6.6/12/0/t|a8|R|m14-15 g360-396||large car|Black Badge;EWB
us|Ghost|2021-2026|6.7/12/0/t|a8|A|m14 g378-388||large car|Black Badge;EWB;Extended
us|Park Ward|1997|6.8/8/0/t|a4|R|m11 g502||large car
us|Park Ward|2001-2002|5.4/12/0|a5|R|m13 g425||large car
us|Phantom|2004-2012|6.7/12/0|a6|R|m13-14 g394-425||midsize car|Coupe;Drophead Coupe;EWB
us|Phantom|2013-2017|6.7/12/0|a8|R|m14 g396||compact car|Coupe;Drophead Coupe;EWB
us|Phantom|2018-2026|6.7/12/0/t|a8|R|m14 g378-397||large car|EWB;Extended
us|Silver Dawn|1996-1997|6.8/8/0|a4|R|m12 g460||midsize car|Silver Spur/Silver Dawn
us|Silver Seraph|1999|5.4/12/0|a5|R|m13 g425||midsize car
us|Silver Seraph|2001-2002|5.4/12/0|a5|R|m13 g425||midsize car
us|Silver Spirit|1984|6.8/8/0|a3||m9 g614||midsize car|Spur/Mulsanne
us|Silver Spirit|1985-1989|6.8/8/0|a3|R|m8-10 g552-690||midsize car|Silver Spur;Spur/Mulsanne
us|Silver Spur|1987-1991|6.8/8/0|a3|R|m8-10 g552-690||midsize car|Silver Spirit II/Silver Spur;Silver Spirit/Silver Spur
us|Silver Spur|1992-1993|6.8/8/0|a4|R|m11 g502||midsize car|Silver Spirit II/Silver Spur
us|Silver Spur|1996|6.8/8/0|a4|R|m12 g460||midsize car|Silver Dawn
us|Silver Spur|1997|6.8/8/0/t|a4|R|m12 g460||midsize car
us|Silver Spur|1998|6.7/8/0/t|a4|R|m12 g460||midsize car
us|Silver Spur|1999|6.8/8/0/t|a4|R|m12 g460||midsize car
us|Spectre|2024-2026|//8|s|A|e70-81 r251-291||compact car|Black Badge
us|Wraith|2014-2021|6.6/12/0/t|a8|R|m14-15 g359-388||midsize car|Black Badge
uk|Cullinan|2020-2022|6.7//0//6749/420-441|a8||w17-18 W368-380|6d
uk|Cullinan|2024-2025|6.7//0//6749/420-441|a8||w16-17 W368-380|6d
uk|Dawn|2016-2019|6.6//0//6592|a8||n20 N330|6
uk|Dawn|2021-2022|6.6//0//6592/420-441|a8||w17-18 W358-372|6d
uk|Dawn|2024-2025|6.6//0//6592/420-441|a8||w16 W358-372|6d
uk|Ghost|2011-2013|6.6//0//6592|a8||n21 N317-319|5
uk|Ghost|2016-2019|6.6//0//6592|a8||n19-20 N327-333|6
uk|Ghost|2020-2022|6.7//0//6749/420-441|a8||w18-19 W347-359|6d
uk|Ghost|2024-2025|6.7//0//6749/420-441|a8||w15-16 W347-359|6d
uk|Phantom|2011-2013|6.7//0//6749|a8||n19 N347-349|5
uk|Phantom|2020-2022|6.7//0//6749/420-420|a8||w18-19 W345-365|6d
uk|Phantom|2024-2025|6.7//0//6749/420-420|a8||w16 W351-365|6d
uk|Wraith|2016-2019|6.6//0//6592|a8||n19-20 N327-333|6
uk|Wraith|2021-2022|6.6//0//6592/441-441|a8||w17-18 W357-370|6d
uk|Wraith|2024-2025|6.6//0//6592/441-441|a8||w16 W357-370|6d
=SEAT
uk|Alhambra|2011-2013|1.4//0/t/1390 2//1/t/1968|d6 m6||n37-50 N146-178|5
uk|Alhambra|2015-2018|1.4//0/t/1390 2//1/t/1968|d6 m6||n42-56 N130-157|6
uk|Alhambra|2019|1.4//0/t/1400/110-110 2//1/t/1968 2//1/t/2000/110-130|a6 d6 m6||n53-55 N132-153 w35-44 W167-182|6 6d-TEMP
uk|Altea|2011-2013|1.2//0/t/1197 1.4//0/t/1390 1.6//1/t/1598 2//1/t/1968|d6 d7 m5 m6||n44-63 N119-152|5
uk|Altea|2011-2013|1.2//0/t/1197 1.4//0/t/1390 1.6//1/t/1598 2//1/t/1968|d6 d7 m5 m6||n44-63 N119-152|5||Altea XL
uk|Arona|2016|1//0/t/999|m5||n56 N114|6
uk|Arona|2017|1//0/t/999|d7 m5||n56 N113-114|6
uk|Arona|2018|1//0/t/999 1.5//0/t/1498 1.6//1/t/1598|d7 m5 m6||n55-71 N105-115|6
uk|Arona|2019|1//0/t/999/70-85 1.5//0/t/1498/110-110 1.6//1/t/1598/70-85|a7 d7 m5 m6||n55-71 N105-115 w46-58 W129-145|6 6d-TEMP
uk|Arona|2021-2025|1//0/t/999/70-81 1.5//0/t/1498/110-110|a7 m5 m6||w45-53 W120-142|6d
uk|Ateca|2016-2017|1//0/t/999 1.4//0//1395 1.6//1/t/1598 2//1/t/1968|d7 m6|A|n51-66 N113-135|6
uk|Ateca|2018|1//0/t/999 1.4//0//1395 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d7 m6|A|n40-66 N113-159|6 6b
uk|Ateca|2019|1//0/t/999/85-85 1.4//0//1395 1.5//0/t/1498/110-110 1.6//1/t/1598/85-85 2//1/t/1968 2//0/t/1984 2//1/t/2000/110-110 2//0/t/2000/140-221|a7 d7 m6|A|n40-64 N114-168 w33-54 W145-198|6 6b 6d-TEMP
uk|Ateca|2021-2022|1//0/t/999/81-81 1.5//0/t/1498/110-110 2//1/t/1968/85-110 2//0/t/1984/140-140|a7 m6|A|w35-59 W127-183|6d
uk|Ateca|2023-2025|1//0/t/999/81-81 1.5//0//1498/110-110|a7 m6||w42-46 W138-153|6d
uk|Exeo|2011-2013|2//1/t/1968 2//0/t/1984|m6||n41-59 N129-159|5
uk|Exeo|2011-2013|2//1/t/1968 2//0/t/1984|m6||n40-56 N132-162|5||Exeo ST
uk|Ibiza|2011-2013|1.2//0/t/1197 1.2//1/t/1199 1.4//0//1390 1.6//1/t/1598 2//1/t/1968|d7 m5 m6||n48-81 N92-139|5|coupe
uk|Ibiza|2015|1//0//999|m5||n54 N118|6
uk|Ibiza|2016-2018|1//0/t/999 1.2//0/t/1197 1.4//0//1395 1.4//1/t/1422|d7 m5 m6||n54-76 N95-119|6
uk|Ibiza|2019|1//0/t/999/59-85 1.6//1/t/1598/70-70|a7 m5 m6||N100-112 w47-60 W120-136|6d-TEMP
uk|Ibiza|2021-2025|1//0/t/999/59-81|a7 m5 m6||w48-54 W118-134|6d
uk|Ibiza|2016-2018|1//0//999 1.2//0//1197 1.4//0/t/1395 1.4//1/t/1422 1.8//0/t/1798|d7 m5 m6||n46-78 N93-145|6||Ibiza SC
uk|Ibiza|2011-2013|1.2//0/t/1197 1.2//1/t/1199 1.4//0//1390 1.6//1/t/1598|d6 d7 m5||n48-81 N92-139|5||Ibiza ST
uk|Ibiza|2015|1//0//999|m5||n53 N120|6||Ibiza ST
uk|Ibiza|2016-2018|1//0//999 1.2//0/t/1197 1.4//0/t/1395 1.4//1/t/1422|m5 m6||n53-71 N98-120|6||Ibiza ST
uk|Leon|2011-2013|1.2//0/t/1197 1.4//0/t/1390 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6||n35-74 N99-190|5
uk|Leon|2016|1//0/t/999 1.2//0/t/1197 1.4//0/t/1395 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6||n41-71 N102-158|6
uk|Leon|2017-2018|1//0/t/999 1.2//0/t/1197 1.4//0/t/1395 1.6//1/t/1598 1.8//0/t/1798 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6||n41-71 N102-158|6
uk|Leon|2019|1//0/t/999/85-85 1.2//0/t/1197 1.4//0/t/1395 1.5//0/t/1498/96-110 1.6//1/t/1598/85-85 1.8//0/t/1798 2//1/t/1968 2//0/t/1984 2//0/t/2000/140-213|a7 d6 d7 m5 m6||n41-71 N102-158 w39-58 W127-171|6 6d-TEMP
uk|Leon|2021-2022|1//3//999/81-81 1//0/t/999/81-81 1.4//2//1395/150-150 1.5//3//1498/110-110 1.5//0/t/1498/96-110 2//1/t/1968/85-85 2//0/t/1984/140-140|a6 a7 m6||w42-257 W25-154|6d|estate;hatchback
uk|Leon|2023-2025|1//3//999/81-81 1//0/t/999/81-81 1.5//3//1498/110-110 1.5//0/t/1498/96-110 2//1/t/1968/85-110|a7 m6||w48-66 W113-135|6d|estate;hatchback
uk|Leon|2016|1.4//0//1395 2//1/t/1968 2//0/t/1984|d6 d7 m6||n41-64 N112-158|6||Leon SC
uk|Leon|2017-2019|1.4//0/t/1395 1.8//0/t/1798 2//1/t/1968 2//0/t/1984|d6 d7 m6||n41-64 N112-158|6||Leon SC
uk|Leon|2016|1//0/t/999 1.2//0/t/1197 1.4//0/t/1395 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6|A|n39-69 N102-164|6||Leon ST
uk|Leon|2017-2018|1//0/t/999 1.2//0/t/1197 1.4//0/t/1395 1.6//1/t/1598 1.8//0/t/1798 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6|A|n39-69 N102-164|6||Leon ST
uk|Leon|2019|1//0/t/999/85-85 1.2//0/t/1197 1.4//0/t/1395 1.5//0/t/1498/96-110 1.6//1/t/1598/85-85 1.8//0/t/1798 2//1/t/1968 2//0/t/1984 2//0/t/2000/140-221|a7 d6 d7 m5 m6|A|n39-69 N102-164 w34-58 W127-190|6 6d-TEMP||Leon ST
uk|Leon|2016-2019|2//1/t/1968|d6 m6|A|n52-59 N125-139|6||Leon X-Perience
uk|Mii|2016-2017|1//0//999|a5 m5||n61-69 N95-106|6
uk|Mii|2018|1//0//999/44-55|a5 m5||n61-69 N95-106|6 6d-TEMP
uk|Mii|2019|1//0//999/44-55|m5||n61-66 N96-97 w51-53 W119-124|6d-TEMP
uk|Tarraco|2019|1.5//0/t/1498/110-110 2//1/t/2000/110-140 2//0/t/2000/140-140|a7 m6|A|N129-166 w31-48 W154-209|6d-TEMP
uk|Tarraco|2021-2022|1.5//0/t/1498/110-110 2//1/t/1968/110-147 2//0/t/1984/140-180|a7 m6|A|w32-52 W142-200|6d
uk|Tarraco|2023-2025|1.5//0//1498/110-110 2//1/t/1968/110-110|a7 m6||w39-52 W142-165|6d
uk|Toledo|2016|1//0/t/999 1.4//1/t/1422 1.6//1/t/1598|d7 m5||n61-72 N103-109|6
uk|Toledo|2017-2019|1//0/t/999 1.2//0/t/1197 1.4//1/t/1422 1.6//1/t/1598|d7 m5||n58-72 N103-110|6
=Saab
us|9-2X|2005|2/4/0/t 2.5/4/0|a4 m5|X|m19-23 g240-291||small wagon|9-2;9-2x Wagon
us|9-2X|2006|2.5/4/0 2.5/4/0/t|a4 m5|X|m20-22 g251-276||small wagon|9-2;9-2x Wagon
us|9-3|1999-2002|2/4/0/t 2.3/4/0/t|a4 m5|F|m19-24 g230-291||midsize car|Convertible;Viggen;Viggen Convertible
us|9-3|2003|2/4/0/t|a4 a5 m5 m6|F|m21-23 g240-263||compact car|Convertible;Sport Sedan
us|9-3|2004|2/4/0/t|a5 m5 m6|F|m20-24 g230-276||compact car|Convertible;Sport Sedan
us|9-3|2005|2/4/0/t|a5 m5|F|m19-23 g240-291||compact car|Convertible;Sport Sedan
us|9-3|2006|2/4/0/t 2.8/6/0/t|a5 a6 m5 m6|F|m19-23 g240-291||subcompact car|Convertible;Sport Sedan;SportCombi
us|9-3|2007|2/4/0/t 2.8/6/0/t|a5 a6 m6|F|m18-22 g251-307||subcompact car|Convertible;Sport Sedan;SportCombi
us|9-3|2008-2009|2/4/0/t 2.8/6/0/t|a5 a6 m6|XF|m18-23 g240-307||compact car|Aero Sedan;Aero SportCombi;Convertible;Sport Sedan;SportCombi
us|9-3|2010-2011|2/4/0/t|a5 a6 m6|AF|m20-24 g230-276||compact car|9-3X SportCombi;Convertible;Sedan;Sport Sedan;SportCombi
us|9-3|2012|2/4/a/t 2/4/0/t|a6 m6|AF|m21-24 g230-263||compact car|9-3X SportCombi;Convertible;Sedan;Sport Sedan;SportCombi
us|9-4X|2011-2012|2.8/6/0/t 3/6/0|a6|AF|m18-20 g276-307||SUV|9-4;9-4X
us|9-5|1999-2001|2.3/4/0/t 3/6/0/t|a4 m5|F|m19-22 g251-291||midsize car|Wagon
us|9-5|2002-2003|2.3/4/0/t 3/6/0/t|a5 m5|F|m19-22 g251-291||midsize car|Wagon
us|9-5|2004-2009|2.3/4/0/t|a5 m5|F|m20-22 g251-276||midsize wagon|Sedan;SportCombi;Wagon
us|9-5|2010|2.8/6/0/t|a6|A|m20 g276||midsize car|Sedan
us|9-5|2011-2012|2/4/a/t 2.8/6/0/t|a6 m6|AF|m20-24 g230-276||midsize car|Sedan
us|9-7X|2005-2007|4.2/6/0 5.3/8/0|a4|X|m15-16 g345-368||SUV|9-7;9-7X
us|9-7X|2008-2009|4.2/6/0 5.3/8/0 6/8/0|a4|X|m13-16 g345-425||SUV|9-7;9-7X
us|900|1984|2/4/0 2/4/0/t|a3 m5||m18-21 g263-307||compact car
us|900|1985-1990|2/4/0 2/4/0/t|a3 m5|F|m17-22 g251-325||compact car|Convertible
us|900|1991-1993|2/4/0/t 2.1/4/0|a3 m5|F|m17-22 g251-325||compact car|Convertible
us|900|1994|2.3/4/0 2.5/6/0|a4 m5|F|m19-21 g263-291||midsize car
us|900|1995-1997|2/4/0/t 2.3/4/0 2.5/6/0|a4 m5|F|m18-21 g263-307||subcompact car|Convertible
us|900|1998|2/4/0 2/4/0/t 2.3/4/0|a4 m5|F|m19-22 g251-291||midsize car|900S;900S Convertible;900SE;900SE Convertible
us|9000|1986|2/4/0/t|m5|F|m21 g263||large car
us|9000|1987-1989|2/4/0 2/4/0/t|a4 m5|F|m18-22 g251-307||large car
us|9000|1990|2/4/0 2/4/0/t 2.3/4/0|a4 m5|F|m18-21 g263-307||large car
us|9000|1991-1994|2.3/4/0 2.3/4/0/t|a4 m5|F|m18-21 g263-307||large car
us|9000|1995-1997|2.3/4/0/t 3/6/0|a4 m5|F|m18-21 g263-307||large car
us|9000|1998|2.3/4/0/t|a4 m5|F|m18-21 g263-307||large car
=Saturn
us|L-Series|2001-2002|2.2/4/0|a4 m5|F|m24-25 g221-230||midsize car|200;L100/200
us|Astra|2008-2009|1.8/4/0|a4 m5|F|m27 g205||compact car|2DR Hatchback;4DR Hatchback
us|Aura|2007|2.4/4/2 3.5/6/0 3.6/6/0|a4 a6|F|m21-27 g205-263||midsize car|Hybrid
us|Aura|2008|2.4/4/2 2.4/4/0 3.5/6/0 3.6/6/0|a4 a6|F|m20-27 g205-276||midsize car|Hybrid
us|Aura|2009|2.4/4/2 2.4/4/0 3.6/6/0|a4 a6|F|m20-29 g190-276||midsize car|Hybrid
us|Aura|2010|2.4/4/a 2.4/4/0 3.6/6/0|a6|F|m20-26 g212-276||midsize car
us|Ion|2003|2.2/4/0|c a5 m5|F|m24-25 g221-230||compact car
us|Ion|2004|2/4/0/s 2.2/4/0|c a5 m5|F|m23-26 g212-240||compact car
us|Ion|2005|2/4/0/s 2.2/4/0|a4 m5|F|m23-26 g212-240||compact car
us|Ion|2006-2007|2/4/0/s 2.2/4/0 2.4/4/0|a4 m5|F|m23-26 g212-240||compact car
us|L-Series|2001-2003|2.2/4/0|a4 m5|F|m24-25 g221-230||midsize car|L100;200;L200
us|L-Series|2001-2003|3/6/0|a4|F|m20-21 g263-276||midsize car|L300
us|L-Series|2004|2.2/4/0 3/6/0|a4|F|m21-25 g221-263||midsize car|L300
us|L-Series|2005|3/6/0|a4|F|m21 g263||midsize car|L300
us|L-Series|2000|2.2/4/0 3/6/0|a4 m5|F|m20-24 g230-276||midsize car|LS
us|L-Series|2000|2.2/4/0 3/6/0|a4|F|m20-23 g240-276||midsize wagon|LW
us|L-Series|2001-2003|2.2/4/0 3/6/0|a4 m5|F|m20-24 g230-276||midsize wagon|LW;LW200;LW300
us|L-Series|2004|2.2/4/0 3/6/0|a4|F|m21-25 g221-263||midsize wagon|LW;LW300
us|L-Series|2005|3/6/0|a4|F|m21 g263||midsize wagon|LW;LW300
us|Outlook|2007-2009|3.6/6/0|a6|XF|m18-19 g291-307||SUV
us|Outlook|2010|3.6/6/0|a6|AF|m19 g291||SUV
us|Relay|2005|3.5/6/0|a4|XF|m17-18 g307-325||minivan
us|Relay|2006|3.5/6/0 3.9/6/0|a4|XF|m17-19 g291-325||minivan
us|Relay|2007|3.9/6/a 3.9/6/0|a4|F|m19 g291||minivan
us|S-Series|1991-2002|1.9/4/0|a4 m5|F|m24-29 g190-230||subcompact car|SC
us|Sky|2007-2010|2/4/0/t 2.4/4/0|a5 m5|R|m21-23 g240-263||two-seater|SKY
us|S-Series|1991-2002|1.9/4/0|a4 m5|F|m24-29 g190-230||compact car|SL
us|S-Series|1993-2001|1.9/4/0|a4 m5|F|m24-28 g197-230||small wagon|SW
us|Vue|2002|2.2/4/0 3/6/0|c a4 m5|XF|m19-22 g251-291||SUV
us|Vue|2003|2.2/4/0 3/6/0|c a5 m5|XF|m19-22 g251-291||SUV
us|Vue|2004|2.2/4/0 3.5/6/0|c a5 m5|XF|m19-23 g240-291||SUV
us|Vue|2005|2.2/4/0 3.5/6/0|c a4 a5 m5|XF|m19-23 g240-291||SUV
us|Vue|2006|2.2/4/0 3.5/6/0|a4 a5 m5|XF|m19-23 g240-291||SUV
us|Vue|2007|2.2/4/0 2.4/4/2 3.5/6/0|a4 a5 m5|XF|m19-26 g212-291||SUV|Hybrid
us|Vue|2008|2.4/4/2 2.4/4/0 3.5/6/0 3.6/6/0|a4 a6|XF|m17-28 g197-325||SUV|Hybrid
us|Vue|2009|2.4/4/2 2.4/4/0 3.5/6/0 3.6/6/2 3.6/6/0|c a4 a6|XF|m18-28 g197-307||SUV|Hybrid
us|Vue|2010|2.4/4/2 2.4/4/0 3.5/6/0 3.6/6/0|a4 a6|4F|m19-28 g197-291||SUV|Hybrid
=Scion
us|FR-S|2013-2016|2/4/0|a6 m6|R|m24-28 g199-225||minicompact car
us|iA|2016|1.5/4/0|a6 m6|F|m34-36 g155-160||subcompact car
us|iM|2016|1.8/4/0|c m6|F|m30-31 g176-183||midsize car
us|iQ|2011-2012|1.3/4/0|c|F|m36-37 g149-153||minicompact car
us|iQ|2013|1.3/4/0 //8|c|F|m37 g148 e121 r38||minicompact car|EV
us|iQ|2014-2015|1.3/4/0|c|F|m37 g148||minicompact car
us|tC|2005-2010|2.4/4/0|a4 m5|F|m22-24 g230-251||subcompact car
us|tC|2011-2016|2.5/4/0|a6 m6|F|m25-26 g213-221||compact car
us|xA|2004-2006|1.5/4/0|a4 m5|F|m30 g184||subcompact car
us|xB|2004-2006|1.5/4/0|a4 m5|F|m28-29 g190-197||small wagon
us|xB|2008-2015|2.4/4/0|a4 m5|F|m24 g229-230||small wagon
us|xD|2008-2014|1.8/4/0|a4 m5|F|m28-29 g187-197||subcompact car
=Smart
us|Fortwo|2008|1/3/0|a5|R|m36 g153||two-seater|fortwo;convertible;coupe
us|Fortwo|2009-2010|1/3/0|r5|R|m36 g153||two-seater|fortwo;cabriolet;convertible;coupe
us|Fortwo|2011|1/3/0 //8|r5 s|R|m36 g153 e87 r63||two-seater|fortwo;cabriolet;coupe;electric drive cabriolet;electric drive coupe
us|Fortwo|2012|1/3/0|r5|R|m36 g153||two-seater|fortwo;cabriolet;coupe
us|Fortwo|2013-2015|1/3/0 //8|r5 s|R|m36 g151-152 e107 r68||two-seater|fortwo;cabriolet;coupe;electric drive convertible;electric drive coupe
us|Fortwo|2016|0.9/3/0/t //8|r6 m5 s|R|m34-35 g153-158 e107 r68||two-seater|fortwo;coupe;electric drive convertible;electric drive coupe
us|Fortwo|2017|0.9/3/0/t //8|d6 m5 s|R|m34-35 g154-160 e102-108 r57-58||two-seater|fortwo;cabriolet;coupe;electric drive convertible;electric drive coupe
us|Fortwo|2018-2019|//8|s|R|e102-108 r57-58||two-seater|fortwo;EQ fortwo;electric drive convertible;electric drive coupe
uk|#1|2024-2025|//8///200-315|s||r193-273
uk|#3|2024-2025|//8///200-315|s||r202-283
uk|Fortwo|2022-2025|//8///60-60|s||r76-82||convertible;coupe|EQ fortwo
uk|Forfour|2016-2017|0.9//0/t/898 1//0//999|a6 m5||n61-67 N96-104|6||forfour
uk|Forfour|2018-2019|//8 0.9//0/t/898 1//0//999|a6 m5 s||r96 n52-67 N96-123|6 6b 6c||forfour
uk|Forfour|2021-2022|//8///60-60|s||r73-81|||forfour
uk|Fortwo|2012-2013|0.8//1/t/799 1//0//999|||n54-86 N86-120|5|convertible;coupe|fortwo
uk|Fortwo|2016-2017|0.9//0/t/898 1//0//999|a6 m5||n61-69 N93-104|6|convertible;coupe|fortwo
uk|Fortwo|2018-2019|//8 0.9//0/t/898 1//0//999|a6 m5 s||r96-99 n52-69 N93-123|6 6b 6c|convertible;coupe|fortwo
uk|Fortwo|2021-2022|//8///60-60|s||r74-84||convertible;coupe|fortwo
=SsangYong
uk|Korando|2011-2013|2//1/t/1998|a6 m6|2A|n38-47 N157-199|5
uk|Korando|2016|2.2//1/t/2157|a6 m6|A|n42-53 N139-177|6
uk|Korando|2017|2//0//1998 2.2//1/t/2157|a6 m6|A|n38-53 N139-177|6
uk|Korando|2018|2//0//1998 2.2//1/t/2157|a6 m6|A|n36-53 N139-185|6 6c
uk|Korando|2019|1.6//1/t/1597/100-100 2//0//1998 2.2//1/t/2157/131-131|a6 m6|2A|n36-48 N155-185 w38-48 W152-198|6 6c 6d-TEMP
uk|Korando|2020|1.5//0//1497/120-120 1.6//1/t/1597/100-100 2.2//1/t/2157/131-131|a6 m6|2A|w34-48 W152-198|6d-TEMP
uk|Korando|2021|1.5//0//1497/120-120|a6 m6||w34-37 W172-180|6d-TEMP
uk|Korando|2022|//8///140-140 1.5//0//1497/120-120 1.6//1/t/1597/100-100|a6 m6 s|A|r211 w34-45 W164-182|6d 6d-TEMP
uk|Korando e-Motion|2022|//8///140-140|s||r211
uk|Musso|2022|2.2//1/t/2157/149-149|a6 m6||w30-34 W220-245|6d
uk|Rexton|2017|2.2//1/t/2195|m6||n36 N208|6
uk|Rexton|2018|2.2//1/t/2195|a6 m6||n34-36 N208-218|6 6b
uk|Rexton|2019|2.2//1/t/2157/133-133 2.2//1/t/2195|a a6 m6||n34-37 N205-218 w34-36 W207-220|6 6b 6d 6d-TEMP
uk|Rexton|2020|2.2//1/t/2157/133-133|a a6 m6||w34-36 W207-220|6d-TEMP
uk|Rexton|2021-2022|2.2//1/t/2157/149-149|a8|A|w33 W225-227|6d
uk|Rexton|2011-2013|2.7//1/t/2696|a5 m5||n29-31 N228-250|4||Rexton II
uk|Rexton|2016-2018|2.2//1/t/2157|a a7 m6||n38-40 N184-194|6||Rexton W
uk|Rodius|2011-2013|2.7//1/t/2696|a5 m5|2|n29-32 N223-250|4
uk|Tivoli|2015|1.6//1/t/1597 1.6//0//1597|a6 m6|2|n39-66 N113-167|6
uk|Tivoli|2016|1.6//1/t/1597 1.6//0//1597|a6 m6|2A|n39-66 N113-167|6
uk|Tivoli|2017-2018|1.6//0//1587 1.6//1/t/1597 1.6//0//1597|a6 m6|2A|n37-66 N113-176|6
uk|Tivoli|2019|1.6//0//1587 1.6//1/t/1597/84-84 1.6//0//1597/94-94|a a6 m6|2A|n37-63 N117-176 w35-52 W140-184|6 6c 6d-TEMP
uk|Tivoli|2020|1.2//0//1197/94-94 1.5//0//1497/120-120 1.6//1/t/1597/84-100 1.6//0//1597/94-94|a a6 m6|2A|w35-52 W140-184|6c 6d 6d-TEMP
uk|Tivoli|2021-2022|1.2//0//1197/94-94 1.5//0//1497/120-120 1.6//1/t/1597/100-100 1.6//0//1597/94-94|a a6 m6|2|w35-50 W146-182|6c 6d
uk|Tivoli|2019-2020|1.6//1/t/1597/84-84 1.6//0//1597/94-94|a6 m6||n37-54 N136-173 w35-51 W144-184|6c||Tivoli XLV
uk|Tivoli|2021-2022|1.6//0//1597/94-94|a6 m6||w35-37 W173-184|6c||Tivoli XLV
uk|Turismo|2015-2017|2.2//1/t/2157|a6 m6|A|n36-39 N189-205|6
uk|Turismo|2018|2.2//1/t/2157|a a6 m6|A|n35-39 N189-210|6 6c
uk|Turismo|2019|2.2//1/t/2157|a m6|A|n35-38 N196-210|6c
=Subaru
us|Ascent|2019-2026|2.4/4/0/t|c|A|m21-23 g239-262||standard SUV|Limited/Touring;Limited/Touring/Onyx
us|Baja|2003|2.5/4/0|a4 m5|X|m20 g276||SUV
us|Baja|2004-2006|2.5/4/0 2.5/4/0/t|a4 m5|X|m18-22 g251-307||SUV
us|BRZ|2013-2020|2/4/0|a6 m6|R|m23-28 g199-239||minicompact car|tS
us|BRZ|2022-2026|2.4/4/0|a6 m6|R|m22-25 g224-248||minicompact car
us|Crosstrek|2013|2/4/0|c m5|A|m25-28 g199-217||small SUV|XV Crosstrek
us|Crosstrek|2014-2016|2/4/2 2/4/0|c m5|A|m25-31 g178-217||small SUV|XV Crosstrek;XV Crosstrek Hybrid
us|Crosstrek|2017|2/4/0|c m5|A|m26-29 g193-216||small SUV
us|Crosstrek|2018|2/4/0|c m6|A|m25-29 g187-219||small SUV
us|Crosstrek|2019-2020|2/4/0 2/4/4|c m6|A|m25-35 g94-221||small SUV|Hybrid
us|Crosstrek|2021|2/4/0 2/4/4 2.5/4/0|c m6|A|m25-35 g94-221||small SUV|Hybrid
us|Crosstrek|2022|2/4/0 2.5/4/0|c m6|A|m25-30 g185-221||small SUV
us|Crosstrek|2023|2/4/0 2/4/4 2.5/4/0|c m6|A|m25-35 g94-221||small SUV|Hybrid
us|Crosstrek|2024-2025|2/4/0 2.5/4/0|c|A|m27-29 g186-206||small SUV|Wilderness
us|Crosstrek|2026|2.5/4/2 2.5/4/0|c|A|m26-36 g153-209||small SUV|Hybrid;Wilderness
us|Forester|1998-2003|2.5/4/0|a4 m5|X|m20-21 g263-276||SUV
us|Forester|2004-2009|2.5/4/0 2.5/4/0/t|a4 m5|X|m18-23 g240-307||SUV
us|Forester|2010-2013|2.5/4/0 2.5/4/0/t|a4 m5|A|m21-23 g240-266||SUV
us|Forester|2014-2018|2/4/0/t 2.5/4/0|c m6|A|m24-28 g196-229||small SUV
us|Forester|2019-2024|2.5/4/0|c|A|m26-29 g192-210||small SUV|Wilderness
us|Forester|2025|2.5/4/2 2.5/4/0|c|A|m26-35 g158-210||small SUV|Hybrid;Sport/Touring;Wilderness
us|Forester|2026|2.5/4/0|c|A|m26-29 g193-216||small SUV|Sport/Touring;Wilderness
us|Impreza|1993-1994|1.8/4/0|a4 m5|XF|m22-24 g230-251||subcompact car|Wagon
us|Impreza|1995-1996|1.8/4/0 2.2/4/0|a4 m5|XF|m22-24 g230-251||subcompact car|Wagon
us|Impreza|1997|1.8/4/0 2.2/4/0|a4 m5|X|m23-24 g230-240||subcompact car|Wagon
us|Impreza|1998-1999|2.2/4/0 2.5/4/0|a4 m5|X|m21-23 g240-263||subcompact car|Wagon
us|Impreza|2000|2.5/4/0|a4 m5|X|m21-22 g251-263||subcompact car
us|Impreza|2001|2.2/4/0 2.5/4/0|a4 m5|X|m21-23 g240-263||subcompact car|Wagon
us|Impreza|2002-2003|2/4/0/t 2.5/4/0|a4 m5|X|m20-21 g263-276||subcompact car|Wagon;Wagon/Outback SPT
us|Impreza|2004-2005|2/4/0/t 2.5/4/0 2.5/4/0/t|a4 m5 m6|X|m18-23 g240-307||subcompact car|Wagon/Outback SPT
us|Impreza|2006-2009|2.5/4/0 2.5/4/0/t|a4 m5 m6|X|m18-22 g251-307||small wagon|Wagon/Outback SPT
us|Impreza|2010-2011|2.5/4/0 2.5/4/0/t|a4 m5 m6|A|m19-22 g251-291||small wagon|Wagon/Outback Sport
us|Impreza|2012-2014|2/4/0 2.5/4/0/t|c m5 m6|A|m19-30 g184-291||compact car|Wagon;Wagon/Outback Sport
us|Impreza|2015-2023|2/4/0|c m5|A|m25-32 g174-218||small wagon|4-Door;5-Door;Sport;Sport 4-Door;Sport 5-Door;Wagon
us|Impreza|2024-2026|2/4/0 2.5/4/0|c|A|m29-30 g185-193||small wagon
us|Justy|1987|1.2/3/0|m5|F|m34 g162||subcompact car
us|Justy|1988|1.2/3/0|m5|XF|m28-33 g167-197||subcompact car
us|Justy|1989-1993|1.2/3/0|c m5|XF|m26-31 g178-212||subcompact car
us|Justy|1994|1.2/3/0|m5|XF|m26-30 g184-212||subcompact car
us|Legacy|1990|2.2/4/0|a4 m5|XF|m20-22 g251-276||compact car|Wagon
us|Legacy|1991-1994|2.2/4/0 2.2/4/0/t|a4 m5|XF|m18-23 g240-307||compact car|Turbo;Wagon;Wagon Turbo
us|Legacy|1995|2.2/4/0|a4 m5|XF|m21-24 g230-263||compact car|Wagon
us|Legacy|1996-1998|2.2/4/0 2.5/4/0|a4 m5|XF|m20-25 g221-276||compact car|Wagon
us|Legacy|1999|2.2/4/0 2.5/4/0|a4 m5|X|m21-22 g251-263||compact car|Wagon
us|Legacy|2000|2.5/4/0|a4 m5|X|m21 g263||compact car|Wagon
us|Legacy|2001-2004|2.5/4/0 3/6/0|a4 m5|X|m19-22 g251-291||midsize wagon|Outback;Outback Wagon;Wagon
us|Legacy|2005-2006|2.5/4/0 2.5/4/0/t|a4 a5 m5|X|m19-23 g240-291||compact car|Wagon
us|Legacy|2007|2.5/4/0 2.5/4/0/t|a4 a5 m5 m6|X|m20-23 g240-276||compact car|Wagon
us|Legacy|2008-2009|2.5/4/0 2.5/4/0/t 3/6/0|a4 a5 m5 m6|X|m20-22 g251-276||compact car
us|Legacy|2010-2012|2.5/4/0 2.5/4/0/t 3.6/6/0|c a5 m6|A|m20-26 g212-276||midsize car
us|Legacy|2013-2014|2.5/4/0 3.6/6/0|c a5 m6|A|m20-27 g205-275||midsize car
us|Legacy|2015-2019|2.5/4/0 3.6/6/0|c|A|m23-29 g188-240||midsize car
us|Legacy|2020-2025|2.4/4/0/t 2.5/4/0|c|A|m26-30 g183-209||large car
us|Loyale|1990|1.8/4/0 1.8/4/0/t|a3 a4 m5|XF|m20-25 g221-276||compact car|Turbo;Wagon;Wagon Turbo
us|Loyale|1991-1993|1.8/4/0|a3 m5|XF|m20-25 g221-276||SUV/special purpose|Wagon
us|Loyale|1994|1.8/4/0|a3 m5|X|m20-23 g240-276||SUV/special purpose|Wagon
us|Outback|2003-2004|2.5/4/0 3/6/0|a4 m5|X|m19-22 g251-291||compact car|Legacy/Outback;Legacy/Outback Wagon
us|Outback|2005-2009|2.5/4/0 2.5/4/0/t 3/6/0|a4 a5 m5|X|m19-22 g251-291||SUV|Wagon
us|Outback|2010-2014|2.5/4/0 3.6/6/0|c a5 m6|A|m20-26 g212-276||SUV|Wagon
us|Outback|2015-2019|2.5/4/0 3.6/6/0|c|A|m22-28 g198-247||small SUV
us|Outback|2020-2026|2.4/4/0/t 2.5/4/0|c|A|m23-29 g191-239||small SUV|Wilderness
us|Impreza|2010-2011|2.5/4/0 2.5/4/0/t|a4 m5 m6|A|m19-22 g251-291||small wagon|Outback Sport;Impreza Wagon/Outback Sport
us|Impreza|2012|2/4/0 2.5/4/0/t|c m5 m6|A|m19-30 g184-291||small wagon|Outback Sport;Impreza Wagon/Outback Sport
us|Solterra|2023-2026|//8|s|A|e102-120 r222-288||small SUV|20;Limited/Touring
us|SVX|1992|3.3/6/0|a4|X|m18 g307||subcompact car
us|SVX|1993-1995|3.3/6/0|a4|XF|m18-19 g291-307||subcompact car
us|SVX|1996-1997|3.3/6/0|a4|X|m18 g307||subcompact car
us|Tribeca|2006-2007|3/6/0|a5|X|m18 g307||SUV|B9 Tribeca
us|Tribeca|2008-2009|3.6/6/0|a5|X|m18 g307||SUV
us|Tribeca|2010-2014|3.6/6/0|a5|A|m18 g304-307||SUV
us|WRX|2015-2021|2/4/0/t 2.5/4/0/t|c m6|A|m18-24 g232-301||compact car|STI Type RA
us|WRX|2022-2025|2.4/4/0/t|c m6|A|m21-22 g253-262||midsize car
us|XT|1985-1986|1.8/4/0 1.8/4/0/t|a3 m5|XF|m20-25 g221-276||subcompact car|DL
us|XT|1987|1.8/4/0 1.8/4/0/t|a3 a4 m5|XF|m20-25 g221-276||subcompact car|DL
us|XT|1988-1991|1.8/4/0 2.7/6/0|a4 m5|XF|m19-25 g221-291||subcompact car|DL
uk|BRZ|2012-2013|2//0//1998|a6 m6||n36-41 N159-181|5
uk|BRZ|2016-2018|2//0//1998|a6 m6||n33-40 N164-196 w33 W191-193|6 6b 6d-TEMP
uk|BRZ|2019|2//0//1998|a6 m6||n33-40 N164-196 w33 W191-193|6b 6d-TEMP
uk|BRZ|2021-2022|2//0//1998/147-147|a6 m6||w33 W191-193|6d-TEMP
uk|Crosstrek|2023-2025|2//2//1995/100-100|c||w37 W174|6d
uk|Forester|2011-2013|2//1/t/1998 2//0//1998|a4 m5 m6|A|n38-48 N155-174|5
uk|Forester|2015-2016|2//1/t/1998 2//0//1998|c m6|A|n33-50 N148-197|6
uk|Forester|2017-2018|2//1/t/1998 2//0//1998/177-177|c m6|A|n33-50 N148-197|6 6b
uk|Forester|2019|2//0//1998/110-177|c|A|n32-33 N168-197 w32 W199|6b 6d-TEMP
uk|Forester|2021-2022|2//2//1995/110-110 2//0//1998/110-110|c|A|w32-35 W185-199|6d 6d-TEMP
uk|Forester|2023|2//2//1995/110-110|c||w35 W185|6d
uk|Forester|2024-2025|2//3//1995/100-100|c||w35 W183|6d
uk|Impreza|2011-2013|1.5//0//1498 2//1/t/1998 2//0//1998|a4 m5 m6|A|n33-49 N152-199|5
uk|Impreza|2015-2017|1.6//0//1600/84-84|c m5|A|n42-46 N140-151 w36 W177|6 6b 6d-TEMP
uk|Impreza|2018|1.6//0//1600/84-84 2//0//1998|c m5|A|n42-46 N140-152 w36 W177|6 6b 6c 6d-TEMP
uk|Impreza|2019|1.6//0//1600/84-84 2//0//1998|c m5|A|n42-46 N140-152 w36 W177|6b 6c 6d-TEMP
uk|Impreza|2021-2022|1.6//0//1600/84-84|c|A|w36 W177|6d-TEMP
uk|Legacy|2010-2013|2//1/t/1998 2//0//1998 2.5//0//2457|c m6|A|n33-50 N149-199|5||Legacy Tourer
uk|Levorg|2016-2018|1.6//0//1600|c|A|n40 N164|6 6c
uk|Levorg|2019|1.6//0//1600 2//0//1998|c|A|n39-40 N164-167 w33 W196|6c 6d-TEMP
uk|Levorg|2021-2022|2//0//1998/110-110|c|A|w33 W196|6d-TEMP
uk|Outback|2010-2013|2//1/t/1998 2.5//0//2457 3.6//0//3630|c a5 m6|A|n28-48 N155-232|5
uk|Outback|2015-2017|2//1/t/1998 2.5//0//2498|c m6|A|n40-50 N145-161|6
uk|Outback|2018|2//1/t/1998 2.5//0//2498/129-129|c m6|A|n39-50 N145-203 w33 W193|6 6d-TEMP
uk|Outback|2019|2.5//0//2498/129-129|c|A|n39 N166-203 w33 W193|6d-TEMP
uk|Outback|2021-2022|2.5//0//2498/124-129|c|A|w33 W193|6d 6d-TEMP
uk|Outback|2023|2.5//0//2498/124-124|c||w33 W193|6d
uk|Solterra|2022-2025|//8///160-160|s||r257-289
uk|WRX|2011-2013|2.5//0//2457|m6||n27 N243|5||WRX STI
uk|WRX|2015-2017|2.5//0//2457|m6|A|n27 N242|6||WRX STI
uk|WRX|2018|2.5//0//2457|m6|A|n26-27 N242-252|6 6b||WRX STI
uk|WRX|2019|2.5//0//2457|m6||n26 N252|6b||WRX STI
uk|XV|2012-2013|1.6//0//1600 2//1/t/1998 2//0//1998|c m5 m6|A|n41-50 N146-160|5
uk|XV|2015-2017|2//1/t/1998 2//0//1998|c m6|A|n40-52 N141-160|6
uk|XV|2018|1.6//0//1600/84-84 2//1/t/1998 2//0//1998|c m6|A|n40-52 N141-160 w35 W180|6 6c 6d-TEMP
uk|XV|2019|1.6//0//1600/84-84 2//0//1998|c|A|n41-44 N145-157 w35 W180|6c 6d-TEMP
uk|XV|2021-2022|1.6//0//1600/84-84 2//2//1995/110-110|c|A|w35-36 W180|6d 6d-TEMP
=Suzuki
us|Aerio|2002|2/4/0|a4 m5|F|m25-26 g212-221||compact car|SX
us|Aerio|2003|2/4/0|a4 m5|XF|m23-25 g221-240||compact car|SX
us|Aerio|2004-2007|2.3/4/0|a4 m5|XF|m23-24 g230-240||compact car|SX
us|Equator|2009|2.5/4/0 4/6/0|a5 m5|XR|m16-21 g263-345||small pickup
us|Equator|2010-2012|2.5/4/0 4/6/0|a5 m5|4R|m16-21 g263-345||small pickup
us|Esteem|1996-1998|1.6/4/0|a4 m5|F|m26-29 g190-212||subcompact car|Wagon
us|Esteem|1999|1.6/4/0 1.8/4/0 2/4/0|a4 m5|F|m25-29 g190-221||subcompact car|Wagon
us|Esteem|2000-2002|1.6/4/0 1.8/4/0|a4 m5|F|m25-29 g190-221||subcompact car|Wagon
us|Forenza|2004-2008|2/4/0|a4 m5|F|m21-23 g240-263||compact car|Wagon
us|Grand Vitara|1999-2000|2.5/6/0|a4 m5|XR|m17-18 g307-325||SUV|4Door
us|Grand Vitara|2001-2003|2.5/6/0 2.7/6/0|a4 m5|XR|m16-18 g307-345||SUV|XL7
us|Grand Vitara|2004-2005|2.5/6/0 2.7/6/0|a4 a5 m5|XR|m17-18 g307-325||SUV|XL7
us|Grand Vitara|2006-2008|2.7/6/0|a5 m5|XR|m17-19 g291-325||SUV|XL7
us|Grand Vitara|2009|2.4/4/0 3.2/6/0|a4 a5 m5|XR|m19-22 g251-291||SUV
us|Grand Vitara|2010|2.4/4/0 3.2/6/0|a4 a5 m5|4R|m19-22 g251-291||SUV
us|Grand Vitara|2011-2013|2.4/4/0|a4 m5|4R|m20-22 g251-276||SUV
us|Kizashi|2010-2013|2.4/4/0|c m6|AF|m24-26 g212-234||compact car|S
us|Reno|2005-2008|2/4/0|a4 m5|F|m22-23 g240-251||compact car
us|Samurai|1986-1990|1.3/4/0|m5|X|m25 g221||SUV/special purpose|Convertible;Hardtop;Soft-top
us|Samurai|1991-1993|1.3/4/0|m5|XR|m25 g221||SUV/special purpose|Hardtop;Soft-top
us|Samurai|1994-1995|1.3/4/0|m5|X|m25 g221||SUV/special purpose|Soft-top
us|Sidekick|1989|1.3/4/0 1.6/4/0|a3 m5|X|m23-25 g221-240||SUV/special purpose|Convertible;Hardtop
us|Sidekick|1990-1991|1.6/4/0|a3 m5|XR|m20-24 g230-276||SUV/special purpose|Hardtop;Soft-top
us|Sidekick|1992-1994|1.6/4/0|a3 a4 m5|XR|m21-23 g240-263||SUV/special purpose|2Door;4Door;Hardtop;Soft-top
us|Sidekick|1996-1998|1.6/4/0 1.8/4/0|a3 a4 m5|XR|m20-22 g251-276||SUV/special purpose|2Door;4Door;Sport
us|Swift|1989-1993|1/3/0 1.3/4/0|a3 m5|F|m24-41 g135-230||subcompact car|GA;GT;GTI
us|Swift|1994|1.3/4/0|a3 m5|F|m27-34 g162-205||subcompact car|GT
us|Swift|1995|1/3/0|a3 m5|F|m32-40 g138-173||subcompact car
us|Swift|1996-1998|1.3/4/0|a3 m5|F|m28-35 g158-197||subcompact car
us|Swift|2000-2001|1.3/4/0|a3 m5|F|m28-34 g162-197||subcompact car
us|Swift|2004-2006|1.6/4/0|a4 m5|F|m25-27 g205-221||compact car|x
us|Swift|2010-2011|1.6/4/0|a4 m5|F|m26-30 g184-212||subcompact car|x
us|SX4|2007-2009|2/4/0|a4 m5|XF|m23-26 g212-240||small wagon|Sedan;Sport
us|SX4|2010-2013|2/4/0|c m6|AF|m25-28 g197-221||compact car|Sedan;Sport;Sport/Anniversary Edition
us|Verona|2004-2006|2.5/6/0|a4|F|m20-21 g263-276||midsize car
us|Vitara|1999-2001|1.6/4/0 2/4/0|a4 m5|XR|m21-24 g230-263||SUV|2Door;4Door
us|Vitara|2002-2003|2/4/0|a4 m5|XR|m21-22 g251-263||SUV|2 Door;2Door;4 Door;4Door
us|Vitara|2004|2.5/6/0|a4 m5|XR|m18 g307||SUV|4 Door
us|X-90|1996-1998|1.6/4/0|a4 m5|XR|m22-24 g230-251||two-seater
us|XL7|2007-2008|3.6/6/0|a5|XF|m18 g307||SUV
us|XL7|2009|3.6/6/0|a6|XF|m18-19 g291-307||SUV
uk|Across|2021-2025|2.5//4//2487/136-136|c|A|W22|6d
uk|Alto|2011-2013|1//0//998|a4 m5||n54-64 N103-122|5
uk|Baleno|2019|1//0/t/998/82-82 1.2//0//1242/66-66|a6 m5||n51-60 N107-124 w45-52 W121-143|6b 6d-TEMP
uk|Celerio|2016-2018|1//0//998|a5 m5|2|n66-78 N84-99|6
uk|Celerio|2019|1//0//998/50-50|m5|2|n72 N89 w59 W108|6d-TEMP
uk|Grand Vitara|2011-2013|1.6//0//1586 1.9//1/t/1870 2.4//0//2393|a4 m5|A|n29-42 N179-225|5
uk|Ignis|2019|1.2//0//1242/66-66|a5 m5|2A|n59-66 N98-109 w44-54 W117-132|6d-TEMP
uk|Ignis|2021|1.2//2//1197/61-61|c m|A|w52-58 W110-122|6d
uk|Ignis|2022|1.2//2//1197/61-61|c m m5|A|w52-58 W110-122|6d
uk|Ignis|2023-2025|1.2//2//1197/61-61|c m5|A|w52-57 W112-122|6d
uk|Jimny|2011-2013|1.3//0//1328|a4 m5|A|n39-40 N162-167|5
uk|Jimny|2016-2018|1.3//0//1328|a4 m5|A|n39-40 N162-167|6
uk|Jimny|2019|1.5//0//1462/75-75|a4 m5|A|n38-42 N154-170 w32-36 W181-198|6d-TEMP
uk|Kizashi|2011-2013|2.4//0//2393|a6|A|n34 N191|5
uk|S-Cross|2016-2018|1.6//0//1586 1.6//1/t/1598|c m5 m6|2A|n48-61 N110-135|6
uk|S-Cross|2019|1//0/t/998/82-82|a6 m5 m6|2A|n50-53 N120-131 w39-46 W29-174|6d-TEMP
uk|S-Cross|2021|1.4//2//1373/95-95|a m|A|w45-53 W122-142|6d
uk|S-Cross|2022|1.4//2//1373/95-95|a a6 m m6|A|w45-53 W122-142|6d
uk|S-Cross|2023|1.4//2//1373/95-95|m6|A|w48 W133|6d
uk|S-Cross|2024-2025|1.4//2//1373/95-95 1.5//2//1462/75-75|a6 m6|A|w48-54 W118-133|6d
uk|Splash|2011-2013|1//0//998 1.2//0//1242|a4 m5||n50-59 N109-133|5
uk|Swace|2021-2022|1.8//2//1798/75-75|c||w63-64 W103|6d
uk|Swace|2024-2025|1.8//2//1798/75-75|c||w63 W102|6d
uk|Swift|2011-2013|1.2//0//1242 1.2//1/t/1248 1.6//0//1586|a4 m5 m6||n44-67 N109-147|5
uk|Swift|2016-2018|1.2//0//1242 1.6//0//1586|a5 m5 m6|2A|n44-56 N116-147|6
uk|Swift|2019|1//0/t/998/82-82 1.2//0//1242/66-66|a6 m5|2A|n53-66 N98-122 w45-55 W115-136|6d-TEMP
uk|Swift|2021|1.2//2//1197/61-61|c m|A|w52-60 W106-121|6d
uk|Swift|2022|1.2//2//1197/61-61|c m m5|A|w52-60 W106-121|6d
uk|Swift|2023|1.2//2//1197/61-61|c m5||w55-60 W106-115|6d
uk|Swift|2024-2025|1.2//2//1197/61-61 1.2//3//1197/61-61|c m5|A|w55-64 W99-115|6d 6e
uk|Swift|2019|1.4//0/t/1373/103-103|m5|2|n50 N125 w47 W135|6d-TEMP||Swift Sport
uk|Swift|2021|1.4//2//1373/95-95|m||w50 W125|6d||Swift Sport
uk|Swift|2022|1.4//2//1373/95-95|m m6||w50 W125|6d||Swift Sport
uk|Swift|2023-2025|1.4//2//1373/95-95|m6||w50 W125|6d||Swift Sport
uk|SX4|2011-2013|1.6//0//1586 2//1/t/1956|a4 m5 m6|A|n39-53 N139-165|5
uk|Vitara|2016-2018|1.6//0//1586 1.6//1/t/1598|m5 m6|2A|n50-71 N106-130|6
uk|Vitara|2019|1//0/t/998/82-82 1.4//0/t/1373/103-103|a6 m5 m6|2A|n45-53 N121-143 w37-46 W34-179|6d-TEMP
uk|Vitara|2021|1.4//2//1373/95-95|a m|A|w45-53 W121-142|6d
uk|Vitara|2022|1.4//2//1373/95-95 1.5//2//1462/75-75|a a6 m m6|A|w45-53 W121-142|6d
uk|Vitara|2023|1.4//2//1373/95-95 1.5//2//1462/75-75|a6 m6|A|w48-54 W119-132|6d
uk|Vitara|2024-2025|1.4//2//1373/95-95 1.4//3/t/1373/95-95 1.5//2//1462/75-75|a6 m5 m6|A|w48-56 W113-132|6d 6e
=Tesla
us|Cybertruck|2025|//8|s|AR|e78-82 r325-335||standard pickup|Long Range
us|Cybertruck|2026|//8|s|A|e79 r325||standard pickup
us|Model 3|2017|//8|s|R|e126 r310||midsize car|Long Range
us|Model 3|2018-2026|//8|s|AR|e109-142 r220-363||midsize car|Long Range;Long Range -E;Long Range -I;Long Range Performance;Mid Range;Performance;Premium;Standard Range;Standard Range Plus
us|Model S|2012-2013|//8|s|R|e89-95 r139-265||large car
us|Model S|2014|//8|s|4R|e89-95 r208-265||large car
us|Model S|2015-2018|//8|s|AR|e89-104 r208-335||large car|100D;60D;70D;75D;75kWh;85D;90D;P100D;P85D;P90D
us|Model S|2019-2026|//8|s|A|e93-124 r259-410||large car|100D;75D;Long Range;Long Range Plus;P100D;Performance;Plaid;Standard Range
us|Model X|2016-2026|//8|s|A|e79-105 r200-371||standard SUV|100D;60D;75D;90D;Long Range;Long Range Plus;P100D;P90D;Performance;Plaid;Standard Range
us|Model Y|2020|//8|s|A|e111-121 r291-316||small SUV|Long Range;Performance
us|Model Y|2021-2022|//8|s|AR|e111-129 r244-330||small SUV|Long Range;Performance;Standard Range
us|Model Y|2023|//8|s|A|e111-123 r279-330||small SUV|Long Range;Performance
us|Model Y|2024-2026|//8|s|AR|e104-138 r260-357||small SUV|Long Range;Long Range -I;Performance;Standard
uk|Model 3|2021-2022|//8|s||r267-398
uk|Model 3|2024-2025|//8///208-461|s|R|r319-436
uk|Model S|2016-2019|//8|s||r248-393|6
uk|Model S|2021-2022|//8|s||r397-405
uk|Model S|2024-2025|//8///504-932|s||r373-394
uk|Model X|2016-2019|//8|s||r226-351|6
uk|Model X|2021-2022|//8|s||r341-349
uk|Model X|2024-2025|//8///504-932|s||r337-358
uk|Model Y|2024-2025|//8///220-393|s|R|r267-373
=Toyota
us|4Runner|1984|2.4/4/0|m5|X|m17 g325||SUV/special purpose
us|4Runner|1985|2.4/4/0|a4 m5|X|m19-21 g263-291||SUV/special purpose
us|4Runner|1986-1987|2.4/4/0 2.4/4/0/t|a4 m5|X|m16-19 g291-345||SUV/special purpose
us|4Runner|1988-1989|2.4/4/0 3/6/0|a4 m5|X|m15-19 g291-368||SUV/special purpose
us|4Runner|1990-1995|2.4/4/0 3/6/0|a4 m5|XR|m13-18 g307-425||SUV/special purpose
us|4Runner|1996-2000|2.7/4/0 3.4/6/0|a4 m5|XR|m16-20 g276-345||SUV/special purpose
us|4Runner|2001-2002|3.4/6/0|a4|XR|m16-17 g325-345||SUV
us|4Runner|2003-2004|4/6/0 4.7/8/0|a4 a5|XR|m15-18 g307-368||SUV
us|4Runner|2005-2009|4/6/0 4.7/8/0|a5|XR|m15-18 g307-368||SUV
us|4Runner|2010-2011|2.7/4/0 4/6/0|a4 a5|4R|m19-20 g276-291||SUV
us|4Runner|2012|4/6/0|a5|4R|m19 g291||SUV
us|4Runner|2013-2024|4/6/0|a5|4AR|m17-19 g290-322||standard SUV
us|4Runner|2025|2.4/4/2/t 2.4/4/0/t|a8|4R|m21-23 g236-259||standard SUV
us|86|2017-2020|2/4/0|a6 m6|R|m24-27 g204-232||minicompact car
us|Avalon|1995-2004|3/6/0|a4|F|m21-22 g251-263||large car
us|Avalon|2005-2007|3.5/6/0|a5|F|m22-23 g240-251||large car
us|Avalon|2008-2012|3.5/6/0|a6|F|m22-23 g240-251||large car
us|Avalon|2013-2018|2.5/4/2 3.5/6/0|c a6|F|m24-40 g139-227||midsize car|Hybrid
us|Avalon|2019-2020|2.5/4/2 3.5/6/0|c a8|F|m25-44 g125-220||midsize car|Hybrid;Hybrid XLE;XLE
us|Avalon|2021|2.5/4/2 2.5/4/0 3.5/6/0|c a8|AF|m25-44 g125-224||midsize car|Hybrid;Hybrid XLE;TRD;XLE
us|Avalon|2022|2.5/4/2 3.5/6/0|c a8|F|m25-44 g125-219||midsize car|Hybrid;Hybrid XLE;XLE
us|bZ|2026|//8|s|AF|e117-131 r236-314||small SUV|LIMITED
us|bZ4X|2023-2025|//8|s|AF|e102-119 r222-252||small SUV|LIMITED
us|C-HR|2018-2022|2/4/0|c|F|m29 g190||compact car
us|Camry|1984|1.8/4/1/t 2/4/0|a4 m5||m26-32 g198-212||compact car
us|Camry|1985|1.8/4/1/t 2/4/0|a4 m5|F|m26-27 g205-234||compact car
us|Camry|1986|2/4/1/t 2/4/0|a4 m5|F|m25-29 g205-221||compact car
us|Camry|1987|2/4/0|a4 m5|F|m24-26 g212-230||compact car|Wagon
us|Camry|1988-1991|2/4/0 2.5/6/0|a4 m5|XF|m19-26 g212-291||compact car|Wagon
us|Camry|1992-1998|2.2/4/0 3/6/0|a4 m5|F|m18-24 g230-307||midsize car|Wagon
us|Camry|1999-2001|2.2/4/b 2.2/4/0 3/6/0|a4 m5|F|m19-24 g190-291||compact car|CNG;Solara;Solara Convertible
us|Camry|2002|2.4/4/0 3/6/0|a4 m5|F|m19-24 g230-291||compact car|Solara;Solara Convertible
us|Camry|2003|2.4/4/0 3/6/0|a4 a5 m5|F|m19-24 g230-291||midsize car|Solara;Solara Convertible
us|Camry|2004-2005|2.4/4/0 3/6/0 3.3/6/0|a4 a5 m5|F|m21-25 g221-263||compact car|Solara;Solara Convertible
us|Camry|2006|2.4/4/0 3/6/0 3.3/6/0|a5 m5|F|m21-25 g221-263||compact car|Solara;Solara Convertible
us|Camry|2007-2008|2.4/4/2 2.4/4/0 3.3/6/0 3.5/6/0|c a5 a6 m5|F|m21-34 g162-263||midsize car|Hybrid;Solara;Solara Convertible
us|Camry|2009|2.4/4/2 2.4/4/0 3.5/6/0|c a5 a6 m5|F|m23-34 g162-240||midsize car|Hybrid
us|Camry|2010-2011|2.4/4/2 2.5/4/0 3.5/6/0|c a6 m6|F|m23-34 g162-240||midsize car|Hybrid
us|Camry|2012-2017|2.5/4/2 2.5/4/0 3.5/6/0|c a6|F|m24-40 g137-230||midsize car|Hybrid LE;Hybrid XLE;Hybrid XLE/SE
us|Camry|2018-2019|2.5/4/2 2.5/4/0 3.5/6/0|c a8|F|m26-52 g106-214||midsize car|Hybrid LE;Hybrid XLE/SE;LE/SE;XLE/XSE;XSE
us|Camry|2020-2024|2.5/4/2 2.5/4/0 3.5/6/0|c a8|AF|m25-52 g106-220||midsize car|Hybrid LE;Hybrid SE/XLE/XSE;Hybrid XLE/SE;LE/SE;TRD;XLE/XSE;XSE
us|Camry|2025-2026|2.5/4/2|c|AF|m43-51 g107-127||midsize car|HEV FF LE;HEV FF SE/XLE/XSE;HEV LE;HEV SE/XLE;HEV XSE
us|Celica|1984|2.4/4/0 2.8/6/0|a4 m5||m18-23 g240-307||subcompact car|Supra
us|Celica|1985|2.4/4/0 2.8/6/0|a4 m5|R|m19-24 g230-291||subcompact car|Supra
us|Celica|1986|2/4/0 2.8/6/0|a4 m5|FR|m18-24 g230-307||subcompact car|Supra
us|Celica|1987|2/4/0|a4 m5|F|m22-26 g212-251||subcompact car|Convertible
us|Celica|1988-1989|2/4/0 2/4/0/t|a4 m5|XF|m19-25 g221-291||subcompact car|Convertible
us|Celica|1990-1993|1.6/4/0 2/4/0/t 2.2/4/0|a4 m5|XF|m19-26 g212-291||subcompact car|Convertible
us|Celica|1994-1997|1.8/4/0 2.2/4/0|a4 m5|F|m21-28 g197-263||subcompact car|Convertible
us|Celica|1998-1999|2.2/4/0|a4 m5|F|m22-23 g240-251||minicompact car|Convertible
us|Celica|2000-2005|1.8/4/0|a4 m5 m6|F|m23-28 g197-240||subcompact car
us|Corolla|1984|1.6/4/0 1.8/4/1|a3 a4 m4 m5||m26-38 g166-212||compact car|Sport
us|Corolla|1985|1.6/4/0 1.8/4/1|a3 a4 m5|FR|m24-36 g176-230||compact car|Sport
us|Corolla|1986-1987|1.6/4/0|a3 a4 m5|FR|m24-29 g190-230||subcompact car|FX;Sport
us|Corolla|1988-1992|1.6/4/0|a3 a4 m5|XF|m21-29 g190-263||subcompact car|All-Trac Wagon;FX;Wagon
us|Corolla|1993-1997|1.6/4/0 1.8/4/0|a3 a4 m5|F|m24-29 g190-230||compact car|Wagon
us|Corolla|1998-2002|1.8/4/0|a3 a4 m5|F|m26-31 g178-212||compact car
us|Corolla|2003-2004|1.8/4/0|a4 m5|F|m28-31 g178-197||compact car
us|Corolla|2005-2006|1.8/4/0|a4 m5 m6|F|m25-31 g178-221||compact car
us|Corolla|2007-2008|1.8/4/0|a4 m5|F|m29-31 g178-190||compact car
us|Corolla|2009-2011|1.8/4/0 2.4/4/0|a4 a5 m5|F|m24-30 g184-230||compact car
us|Corolla|2012-2013|1.8/4/0|a4 m5|F|m29 g187-193||compact car
us|Corolla|2014-2016|1.8/4/0|c a4 m6|F|m30-34 g163-181||midsize car|LE Eco
us|Corolla|2017-2018|1.8/4/0|c m6|F|m30-34 g163-185||midsize car|LE Eco;iM
us|Corolla|2019|1.8/4/0 2/4/0|c m6|F|m30-36 g155-180||midsize car|Hatchback;Hatchback XSE;LE Eco
us|Corolla|2020|1.8/4/2 1.8/4/0 2/4/0|c m6|F|m31-52 g106-174||compact car|Hatchback;Hatchback XSE;Hybrid;XLE;XSE
us|Corolla|2021|1.8/4/2 1.8/4/0 2/4/0|c d10 m6|F|m31-52 g106-178||compact car|APEX;Hatchback;Hatchback XSE;Hybrid;XLE;XSE
us|Corolla|2022|1.8/4/2 1.8/4/0 2/4/0|c m6|F|m31-52 g106-178||compact car|APEX;Hatchback;Hatchback XSE;Hybrid;XLE;XSE
us|Corolla|2023-2024|1.6/3/0/t 1.8/4/2 2/4/0|c m6|AF|m24-50 g109-229||compact car|GR Corolla;Hatchback;Hatchback XSE;Hybrid
us|Corolla|2025|1.6/3/0/t 1.8/4/2 2/4/0|c a8 m6|AF|m22-50 g107-245||compact car|FX;GR Corolla;Hatchback;Hatchback XSE;Hybrid
us|Corolla|2026|1.8/4/2 2/4/0|c|AF|m33-50 g109-166||compact car|Hatchback;Hatchback FX;Hatchback XSE;Hybrid;Hybrid SE
us|Corolla Cross|2022|2/4/0|c|AF|m30-32 g171-182||small SUV
us|Corolla Cross|2023-2026|2/4/2 2/4/0|c|AF|m30-42 g130-183||small SUV|Hybrid
us|Cressida|1984|2.8/6/0|a4 m5||m18-19 g291-307||subcompact car|Wagon
us|Cressida|1985-1987|2.8/6/0|a4 m5|R|m18-19 g291-307||compact car|Wagon
us|Cressida|1988|2.8/6/0|a4|R|m18 g307||compact car
us|Cressida|1989-1992|3/6/0|a4|R|m19 g291||compact car
us|Crown|2023-2026|2.4/4/2/t 2.5/4/2|c|A|m30-41 g133-182||midsize car|Hybrid
us|Crown Signia|2025|2.5/4/2|c|A|m38 g144||small wagon
us|Echo|2000-2005|1.5/4/0|a4 m5|F|m30-33 g167-184||compact car
us|FJ Cruiser|2007-2009|4/6/0|a5 m6|XR|m16-18 g307-345||SUV
us|FJ Cruiser|2010-2012|4/6/0|a5 m6|4R|m16-19 g291-345||SUV
us|FJ Cruiser|2013-2014|4/6/0|a5 m6|4AR|m16-18 g308-332||small SUV
us|GR86|2022-2025|2.4/4/0|a6 m6|R|m22-25 g224-249||minicompact car|GR 86
us|GR Supra|2020|3/6/0/t|a8|R|m26 g208||two-seater
us|GR Supra|2021-2022|2/4/0/t 3/6/0/t|a8|R|m25-28 g197-218||two-seater
us|GR Supra|2023-2026|2/4/0/t 3/6/0/t|a8 m6|R|m21-27 g200-255||two-seater
us|Grand Highlander|2024-2026|2.4/4/2/t 2.4/4/0/t 2.5/4/2|c a6 a8|AF|m22-36 g153-249||standard SUV|Hybrid;Hybrid Limited;LE/XLE;Limited;Limited/Platinum
us|Highlander|2001-2003|2.4/4/0 3/6/0|a4|XF|m18-22 g251-307||SUV
us|Highlander|2004-2005|2.4/4/0 3.3/6/0|a4 a5|XF|m19-22 g251-291||SUV
us|Highlander|2006-2007|2.4/4/0 3.3/6/2 3.3/6/0|c a4 a5|XF|m19-27 g205-291||SUV|Hybrid
us|Highlander|2008|3.3/6/2 3.5/6/0|c a5|XF|m19-26 g212-291||SUV|Hybrid
us|Highlander|2009|2.7/4/0 3.3/6/2 3.5/6/0|c a5 a6|XF|m19-26 g212-291||SUV|Hybrid
us|Highlander|2010|2.7/4/0 3.3/6/2 3.5/6/0|c a5 a6|AF|m19-26 g212-291||SUV|Hybrid
us|Highlander|2011-2013|2.7/4/0 3.5/6/2 3.5/6/0|c a5 a6|AF|m19-28 g197-291||SUV|Hybrid
us|Highlander|2014-2016|2.7/4/0 3.5/6/2 3.5/6/0|c a6|AF|m20-28 g194-272||standard SUV|Hybrid;Hybrid LE Plus
us|Highlander|2017-2019|2.7/4/0 3.5/6/2 3.5/6/0|c a6 a8|AF|m22-29 g190-253||standard SUV|Hybrid;Hybrid LE Plus;LE;LE/XLE/SE/LTD
us|Highlander|2020-2022|2.5/4/2 3.5/6/0|c a8|AF|m23-36 g152-242||small SUV|Hybrid;Hybrid LTD/PLAT
us|Highlander|2023-2025|2.4/4/0/t 2.5/4/2|c a8|AF|m24-36 g152-231||small SUV|Hybrid;Hybrid LTD/PLAT
us|Land Cruiser|1984-1985|4.2/6/0|m4|X|m11 g502||SUV/special purpose|Wagon
us|Land Cruiser|1986|4.2/6/0|m4|4|m11 g502||SUV/special purpose|Wagon
us|Land Cruiser|1987|4.2/6/0|m4|X|m11 g502||SUV/special purpose|Wagon
us|Land Cruiser|1988-1990|4/6/0|a4|X|m12 g460||SUV/special purpose|Wagon
us|Land Cruiser|1991|3.9/6/0|a4|X|m12 g460||SUV/special purpose|Wagon
us|Land Cruiser|1992|4/6/0|a4|X|m11 g502||SUV/special purpose|Wagon
us|Land Cruiser|1993-1997|4.5/6/0|a4|X|m12-13 g425-460||SUV/special purpose|Wagon
us|Land Cruiser|1998-2002|4.7/8/0|a4|X|m13-14 g394-425||SUV|Wagon
us|Land Cruiser|2003-2007|4.7/8/0|a5|X|m13 g425||SUV|Wagon
us|Land Cruiser|2008-2009|5.7/8/0|a6|X|m15 g368||SUV|Wagon
us|Land Cruiser|2010-2011|5.7/8/0|a6|4|m15 g368||SUV|Wagon
us|Land Cruiser|2013-2015|5.7/8/0|a6|4|m15 g368||standard SUV|Wagon
us|Land Cruiser|2016-2021|5.7/8/0|a8|4|m14-15 g365-384||standard SUV|Wagon
us|Land Cruiser|2024-2026|2.4/4/2/t|a8|4|m23 g235-237||standard SUV
us|Matrix|2003-2006|1.8/4/0|a4 m5 m6|XF|m24-29 g190-230||small wagon
us|Matrix|2007-2008|1.8/4/0|a4 m5|F|m27-29 g190-205||small wagon
us|Matrix|2009|1.8/4/0 2.4/4/0|a4 a5 m5|XF|m22-28 g197-251||small wagon
us|Matrix|2010-2013|1.8/4/0 2.4/4/0|a4 a5 m5|AF|m22-29 g190-251||small wagon
us|Mirai|2016-2020|//9|c|F|e67 r312||subcompact car
us|Mirai|2021-2025|//9|c|R|e65-74 r330-402||compact car|LE;Limited;XLE
us|MR2|1985|1.6/4/0|m5|R|m26 g212||two-seater
us|MR2|1986-1989|1.6/4/0|a4 m5|R|m22-25 g221-251||two-seater
us|MR2|1991-1995|2/4/0/t 2.2/4/0|a4 m5|R|m20-22 g251-276||two-seater
us|MR2|2000|1.8/4/0|m5|F|m24 g230||two-seater
us|MR2|2001-2002|1.8/4/0|m5|R|m24 g230||two-seater
us|MR2|2003-2005|1.8/4/0|m5 m6|R|m25-26 g212-221||two-seater
us|Paseo|1992-1999|1.5/4/0|a4 m5|F|m25-31 g178-221||minicompact car|Convertible
us|Previa|1991-1993|2.4/4/0|a4 m5|XR|m17-18 g307-325||van|All-Trac
us|Previa|1994|2.4/4/0|a4|XR|m17-18 g307-325||van|All-Trac
us|Previa|1995|2.4/4/0 2.4/4/0/s|a4|XR|m17-18 g307-325||van|All-Trac
us|Previa|1996-1997|2.4/4/0/s|a4|XR|m17 g325||van|All-Trac
us|Prius|2001-2009|1.5/4/2|c|F|m41-46 g120-135||midsize car
us|Prius|2010-2011|1.8/4/2|c|F|m48-50 g110-115||midsize car
us|Prius|2012-2015|1.8/4/2 1.8/4/4|c|F|m48-50 g83-116||midsize car|Plug-in Hybrid
us|Prius|2016-2018|1.8/4/2|c|F|m52-56 g98-106||midsize car|Eco
us|Prius|2019-2022|1.8/4/2|c|4F|m49-56 g98-111||midsize car|Eco
us|Prius|2023-2024|2/4/2|c|4F|m49-57 g96-111||midsize car|XLE/LTD
us|Prius|2025|2/4/2 2/4/4|c|4F|m48-57 g31-111||midsize car|PHEV;PHEV SE;XLE/LTD
us|Prius|2026|2/4/2|c|AF|m49-57 g96-111||midsize car|XLE/LTD
us|Prius c|2012-2020|1.5/4/2|c|F|m46-50 g110-120||compact car
us|Prius Prime|2017-2022|1.8/4/4|c|F|m54 g48||midsize car
us|Prius Prime|2023-2024|2/4/4|c|F|m48-52 g31-37||midsize car|SE
us|Prius v|2012-2017|1.8/4/2|c|F|m41 g134-135||midsize wagon
us|RAV4|1996-1999|2/4/0|a4 m5|XF|m21-24 g230-263||SUV/special purpose|Soft Top
us|RAV4|2000-2003|2/4/0 //8|a4 m5 s|2XF|m21-24 g230-263 e72-78 r88-95||SUV|EV;Soft Top
us|RAV4|2004-2005|2.4/4/0|a4 m5|XF|m21-23 g240-263||SUV
us|RAV4|2006-2008|2.4/4/0 3.5/6/0|a4 a5|XF|m21-24 g230-263||SUV
us|RAV4|2009|2.5/4/0 3.5/6/0|a4 a5|XF|m21-24 g230-263||SUV
us|RAV4|2010-2011|2.5/4/0 3.5/6/0|a4 a5|AF|m21-24 g230-263||SUV
us|RAV4|2012|2.5/4/0 3.5/6/0 //8|c a4 a5|AF|m22-24 g230-251 e76 r103||SUV|EV
us|RAV4|2013-2014|2.5/4/0 //8|c a6|AF|m24-26 g210-226 e76 r103||small SUV|EV;Limited
us|RAV4|2015|2.5/4/0|a6|AF|m24-26 g210-225||small SUV|LE/XLE;Limited
us|RAV4|2016-2018|2.5/4/2 2.5/4/0|c a6|AF|m24-32 g170-226||small SUV|Hybrid;LE/XLE;Limited /SE
us|RAV4|2019-2024|2.5/4/2 2.5/4/0|c a8|AF|m27-40 g139-201||small SUV|Hybrid;Hybrid Woodland Edition;LE;TRD OFFROAD
us|RAV4|2025|2.5/4/2 2.5/4/0 2.5/4/4|c a8|AF|m28-39 g45-199||small SUV|Hybrid;Hybrid Woodland Edition;LE;PHEV
us|RAV4 Prime|2021-2024|2.5/4/4|c|A|m38 g45||small SUV
us|Sequoia|2001-2004|4.7/8/0|a4|XR|m14 g394||SUV
us|Sequoia|2005-2007|4.7/8/0|a5|XR|m14-15 g368-394||SUV
us|Sequoia|2008|4.7/8/0 5.7/8/0|a5 a6|XR|m14-15 g368-394||SUV
us|Sequoia|2009|4.7/8/0 5.7/8/a 5.7/8/0|a5 a6|XR|m14-15 g368-394||SUV
us|Sequoia|2010-2012|4.6/8/0 5.7/8/a 5.7/8/0|a6|4R|m14-16 g345-394||SUV
us|Sequoia|2013-2018|5.7/8/a 5.7/8/0|a6|4R|m14-15 g370-393||standard SUV
us|Sequoia|2019-2022|5.7/8/0|a6|4R|m14-15 g375-384||standard SUV
us|Sequoia|2023-2026|3.4/6/2/t|a10|4R|m20-22 g245-273||standard SUV
us|Sienna|1998-2003|3/6/0|a4|F|m19 g291||minivan
us|Sienna|2004-2006|3.3/6/0|a5|XF|m17-20 g276-325||minivan
us|Sienna|2007-2009|3.5/6/0|a5|XF|m18-19 g291-307||minivan
us|Sienna|2010|3.5/6/0|a5|AF|m18-19 g291-307||minivan
us|Sienna|2011-2013|2.7/4/0 3.5/6/0|a6|AF|m18-21 g259-307||minivan
us|Sienna|2014-2016|3.5/6/0|a6|AF|m19-21 g267-290||minivan
us|Sienna|2017-2020|3.5/6/0|a8|AF|m20-22 g254-274||minivan
us|Sienna|2021-2025|2.5/4/2|c|AF|m35-36 g153-157||minivan|Hybrid
us|Starlet|1984|1.3/4/0|m4 m5||m34-36 g153-162||minicompact car
us|Supra|1986|3/6/0|a4 m5|R|m17-18 g307-325||subcompact car
us|Supra|1987-1992|3/6/0 3/6/0/t|a4 m5|R|m17-18 g307-325||subcompact car
us|Supra|1993-1995|3/6/0 3/6/0/t|a4 m5 m6|R|m18-19 g291-307||minicompact car
us|Supra|1996|3/6/0 3/6/0/t|a4 m5|R|m18-19 g291-307||minicompact car
us|Supra|1997|3/6/0 3/6/0/t|a4 m5 m6|R|m18-19 g291-307||minicompact car
us|Supra|1998|3/6/0 3/6/0/t|a4 m6|R|m18-19 g291-307||minicompact car
us|T100|1993|2.4/4/0 3/6/0|a4 m5|XR|m13-22 g251-425||standard pickup|Truck /T100
us|T100|1994|2.7/4/0 3/6/0|a4 m5|XR|m14-20 g276-394||standard pickup
us|T100|1995-1998|2.7/4/0 3.4/6/0|a4 m5|XR|m15-20 g276-368||standard pickup
us|Tacoma|1995-2004|2.4/4/0 2.7/4/0 3.4/6/0|a4 m5|XR|m16-22 g251-345||standard pickup
us|Tacoma|2005-2009|2.7/4/0 4/6/0|a4 a5 m5 m6|XR|m16-22 g251-345||standard pickup
us|Tacoma|2010-2015|2.7/4/0 4/6/0|a4 a5 m5 m6|4R|m15-23 g242-368||small pickup
us|Tacoma|2016-2017|2.7/4/0 3.5/6/0|a6 m5 m6|4R|m18-21 g263-300||small pickup|Double Cab;Double Cab Off-Road
us|Tacoma|2018-2023|2.7/4/0 3.5/6/0|a6 m6|4R|m18-21 g262-307||small pickup|D-CAB MT TRD-ORP/PRO;Double Cab Off-Road;TRD PRO
us|Tacoma|2024-2025|2.4/4/2/t 2.4/4/0/t|a8 m6|4R|m20-24 g235-281||small pickup|Hybrid;MT;SR5/Sport/Off-Road/Limited;SR5/Sport/PreRunner
us|Tercel|1984|1.5/4/0|a3 m4 m5||m23-32 g173-240||small wagon|Wagon
us|Tercel|1985-1988|1.5/4/0|a3 m4 m5|XF|m22-33 g167-251||small wagon|EZ;Wagon
us|Tercel|1989-1994|1.5/4/0|a3 m4 m5|F|m24-33 g167-230||subcompact car
us|Tercel|1995-1996|1.5/4/0|a3 a4 m4 m5|F|m29-32 g173-190||subcompact car
us|Tercel|1997-1999|1.5/4/0|a3 a4 m5|F|m27-31 g178-205||subcompact car
us|Tundra|2000-2004|3.4/6/0 4.7/8/0|a4 m5|XR|m14-16 g345-394||standard pickup
us|Tundra|2005-2006|4/6/0 4.7/8/0|a5 m6|XR|m15-18 g307-368||standard pickup
us|Tundra|2007-2008|4/6/0 4.7/8/0 5.7/8/0|a5 a6|XR|m14-17 g325-394||standard pickup
us|Tundra|2009|4/6/0 4.7/8/0 5.7/8/a 5.7/8/0|a5 a6|XR|m14-16 g345-394||standard pickup
us|Tundra|2010-2014|4/6/0 4.6/8/0 5.7/8/a 5.7/8/0|a5 a6|4R|m14-18 g307-394||standard pickup
us|Tundra|2015-2019|4.6/8/0 5.7/8/a 5.7/8/0|a6|4R|m14-17 g333-382||standard pickup
us|Tundra|2020-2021|5.7/8/0|a6|4R|m14-15 g370-395||standard pickup
us|Tundra|2022-2026|3.4/6/2/t 3.4/6/0/t|a10|4R|m19-22 g253-291||standard pickup|Hybrid;Hybrid PRO;Hybrid PRO TRD Perf;Hybrid TRD Per;Hybrid TRD Perf;PRO;TRD Perf
us|Venza|2009|2.7/4/0 3.5/6/0|a6|XAF|m21-24 g230-263||SUV
us|Venza|2010-2015|2.7/4/0 3.5/6/0|a6|AF|m21-24 g230-264||SUV
us|Venza|2021-2024|2.5/4/2|c|A|m39 g141-142||small SUV
us|Yaris|2007-2016|1.5/4/0|a4 m5|F|m31-33 g167-178||subcompact car
us|Yaris|2017-2018|1.5/4/0|a4 a6 m5 m6|F|m32-35 g155-173||subcompact car|iA
us|Yaris|2019|1.5/4/0|a4 a6 m6|F|m32-35 g157-173||compact car
us|Yaris|2020|1.5/4/0|a6 m6|F|m34-35 g157-164||compact car
uk|Auris|2010-2011|1.8//2//1798|c||n71-74 N89-93|5
uk|Auris|2012-2013|1.3//0//1329 1.4//1/t/1364 1.6//0//1598 1.8//2//1798|c m6||n43-74 N89-154|5
uk|Auris|2017-2018|1.2//0//1197 1.3//0//1329 1.4//1/t/1364 1.5//0//1496 1.6//1/t/1598 1.8//2//1798|c a6 m6||n50-83 N79-130|6|estate
uk|Auris|2019|1.2//0//1197 1.5//0//1496 1.8//2//1798|c a6 m6||n59-78 N82-109|6
uk|Avensis|2012-2013|1.8//0//1798 2//1/t/1997 2.2//1/t/2231|a6 m6||n42-63 N119-173|5
uk|Avensis|2015-2018|1.6//1/t/1598 1.8//0//1798 2//1/t/1997|c m6||n46-67 N108-143|6
uk|Aygo|2012-2013|1//0//998|m5||n63-66 N99-104|5
uk|Aygo|2017|1//0//998|a5 m5||n67-69 N95-97|6
uk|Aygo|2018-2019|1//0//998/53-53|a5 m5||n67-69 N93-97 w52-57 W112-124|6 6b
uk|Aygo|2021-2025|1//0//998/53-53|a5 m5||w54-58 W113-118|6d-TEMP
uk|Aygo X|2022-2025|1//0//998/53-53|a5 m5||w56-59 W109-117|6d
uk|bZ4X|2022-2025|//8///150-160|s|AF|r154-318
uk|C-HR|2017|1.2//0//1197 1.8//2//1798|c m6|AF|n45-74 N86-144|6
uk|C-HR|2018|1.2//0//1197 1.8//2//1798|c m6|AF|n45-74 N86-144|6 6b 6c
uk|C-HR|2019|1.2//0//1197/85-85 1.8//2//1798|c m6|F|n46-74 N86-138 w42-44 W145-154|6b 6c
uk|C-HR|2021-2022|1.8//2//1798/90-90 2//2//1987/135-135|c a||w50-59 W109-128|6d 6d-TEMP
uk|C-HR|2023|1.8//2//1798/90-90 2//2//1987/135-135|c|F|w50-60 W105-128|6d 6d-TEMP 6e
uk|C-HR|2024|1.8//2//1798/90-90 2//2//1987/135-135 2//4//1987/164-164|c|F|w50-60 W19-128|6d 6d-TEMP 6e
uk|C-HR|2025|1.8//2//1798/90-103 2//2//1987/135-135 2//4//1987/164-164|c a|F|w50-60 W19-128|6d 6d-TEMP 6e
uk|Camry|2021-2022|2.5//2//2487/131-131|c||w51-53 W120-125|6d-TEMP
uk|Corolla|2019|1.2//0//1197 1.8//2//1798 2//2//1987|c m6||N76-132 w39-66 W97-163|6 6b|estate;hatchback;saloon
uk|Corolla|2021|1.2//0//1197 1.8//2//1798 1.8//0//1798 2//2//1987|c m6||w42-63 W101-153|6d-TEMP|estate;hatchback;saloon
uk|Corolla|2022-2023|1.2//0//1197 1.8//2//1798/103-103 1.8//0//1798 2//2//1987/135-144|c m6||w42-64 W98-153|6d 6d-TEMP|estate;hatchback;saloon
uk|Corolla|2024-2025|1.2//0//1197 1.8//2//1798/103-103 1.8//0//1798 2//2//1987/144-144|c a m6||w42-90 W98-153|6d 6d-TEMP|estate;hatchback;saloon
uk|GR Supra|2021|2//0//1998/190-190 3//0//2998/254-254|a a6||w34-39 W167-188|6d 6d-TEMP
uk|GR Supra|2022|2//0//1998/190-190 3//0//2998/250-254|a a6 a8 m6||w32-40 W161-198|6d 6d-TEMP
uk|GR Supra|2023-2025|2//0//1998/190-190 3//0//2998/250-254|a6 a8 m6||w32-40 W161-198|6d 6d-TEMP
uk|GR Yaris|2021-2023|1.6//0/t/1618/192-192|m6||w34 W186|6d-TEMP
uk|GR Yaris|2024-2025|1.6//0/t/1618/192-192|m6||w30-34 W186-215|6d-TEMP 6e
uk|GR86|2023-2025|2.4//0//2387/172-172|a8 m6||w32 W199-200|6d
uk|GT86|2012-2013|2//0//1998|a6 m6||n36-40 N164-181|5
uk|GT86|2016-2018|2//0//1998|a6 m6||n35-40 N164-192|6
uk|GT86|2019|2//0//1998/147-147|a6 m6||N183-196 w33 W191|6 6b
uk|GT86|2021-2025|2//0//1998/147-147|a6 m6||w33 W191-193|6d-TEMP
uk|Highlander|2021-2022|2.5//2//2487/134-134|c a|A|w40 W159-163|6d
uk|Highlander|2023-2025|2.5//2//2487/134-134|c|A|w40 W159-160|6d
uk|iQ|2011-2013|1//0//998 1.3//0//1329|m5 m6||n54-64 N99-120|5
uk|Land Cruiser|2011-2013|3//1/t/2982 4.5//1/t/4461|a5 a6 m6||n30-35 N213-250|5
uk|Land Cruiser|2016-2017|2.8//1/t/2755|a6 m6||n38-39 N190-194|6
uk|Land Cruiser|2018|2.8//1/t/2755|a6 m6||n38-39 N190-194|6 6b
uk|Land Cruiser|2019|2.8//1/t/2755/130-130|a6 m6||n38-39 N190-197 w27-33 W228-271|6b
uk|Land Cruiser|2021-2023|2.8//1/t/2755/130-150|a6 m6||w29-32 W234-258|6d-TEMP
uk|Land Cruiser|2024-2025|2.8//1/t/2755/130-150|a6 a8 m6||w11-32 W234-280|6d-TEMP 6e
uk|Prius|2012-2013|1.8//2//1798|c||n71-72 N89-92|5
uk|Prius|2016|1.8//2//1798|c||n86-94 N70-76|6
uk|Prius|2017|1.8//2//1798 1.8//4//1798|c a||n86-94 N22-76|6
uk|Prius|2018|1.8//2//1798/72-72 1.8//4//1798|c a a7|A|n78-235 N22-120 w59-68 W94-109|6 6b
uk|Prius|2019|1.8//2//1798/72-72|c a7|A|n78-235 N75-120 w59-68 W94-109|6 6b
uk|Prius|2021-2022|1.8//2//1798/72-72 1.8//4//1798/90-90|c|A|w59-67 W28-109|6d-TEMP
uk|Prius|2023|1.8//2//1798/72-72|c|A|w59-67 W94-109|6d-TEMP
uk|Prius|2024-2025|1.8//2//1798/72-72 2//4//1987/164-164|c|A|w59-67 W12-109|6d-TEMP 6e
uk|Prius|2012-2013|1.8//2//1798|c||n64-69 N96-101|5||Prius+
uk|Prius|2015-2019|1.8//2//1798/72-72|c||n58-69 N96-112 w47-49 W131-137|6||Prius+
uk|Prius|2021-2025|1.8//2//1798/72-72|c||w47-49 W132-135|6d-TEMP||Prius+
uk|Proace City Verso|2024-2025|//8///100-100|s||r205
uk|Proace Verso|2016|1.6//1/t/1598 2//1/t/1997|m6||n54 N137-139|6
uk|Proace Verso|2017-2018|1.6//1/t/1598 2//1/t/1997|a m6||n54-71 N137-151|6
uk|Proace Verso|2019|1.5//1/t/1499/85-85 2//1/t/1997/110-130|a a8 m6||n71 N127-166 w36-47 W157-209|6 6b
uk|Proace Verso|2021-2023|1.5//1/t/1499/88-130 2//1/t/1997/85-130|a8 m6||w37-44 W168-199|6d-TEMP
uk|Proace Verso|2024-2025|//8///100-100 1.5//1/t/1499/88-130 2//1/t/1997/85-130|a8 m6 s||r206-214 w37-44 W168-199|6d-TEMP
uk|RAV4|2012-2013|2//0//1998 2.2//1/t/2231|a6 m6|2|n37-47 N156-189|5
uk|RAV4|2017|2//1/t/1997 2//0//1998 2.5//2//2494|c a6 m6|AF|n44-60 N115-152|6
uk|RAV4|2018|2//0//1987 2//1/t/1997 2//0//1998 2.5//2//2494|c a6 m6|AF|n44-60 N115-152|6 6b
uk|RAV4|2019|2//0//1987 2.5//2//2487/131-131 2.5//2//2494|c|AF|n44-56 N102-152 w49-51 W126-131|6 6b
uk|RAV4|2021-2022|2.5//2//2487/131-163 2.5//4//2487/225-225|c a|2AF|w47-59 W22-136|6d 6d-TEMP
uk|RAV4|2023-2024|2.5//2//2487/131-163 2.5//4//2487/225-225|c|2AF|w47-59 W22-136|6d 6d-TEMP
uk|RAV4|2025|2.5//2//2487/131-163 2.5//4//2487/225-225|c|2AF|w47-59 W22-136|6d 6d-TEMP 6e
uk|Urban Cruiser|2011-2013|1.3//0//1329 1.4//1/t/1364|m6||n50-58 N129-130|5
uk|Verso|2010-2013|1.6//0//1598 1.8//0//1798 2//1/t/1997 2.2//1/t/2231|a6 m6||n40-53 N139-178|5
uk|Verso|2016|1.6//1/t/1598|m6||n63 N119|6
uk|Verso|2017-2018|1.6//1/t/1598 1.6//0//1598 1.8//0//1798|m6||n43-63 N119-154|6
uk|Verso-S|2011-2013|1.3//0//1329|m6||n51-54 N120-127|5
uk|Yaris|2012-2013|1//0//998 1.3//0//1329 1.4//1/t/1364 1.5//2//1497|c m5 m6||n51-81 N79-130|5
uk|Yaris|2017|1//0//998 1.5//0//1496 1.5//2//1497|c a6 m6||n56-86 N75-112|6
uk|Yaris|2018|1//0//998/51-51 1.5//0//1496/82-82 1.5//2//1497/55-55|c a6 m5 m6||n56-86 N75-118 w44-60 W106-146|6
uk|Yaris|2019|1//0//998/51-51 1.5//0//1496/82-82 1.5//2//1497/55-55|c m5 m6||n66-86 N75-118 w44-60 W106-146|6 6b
uk|Yaris|2021-2025|1.5//2//1490/68-96 1.5//2//1497/55-55|c||w56-69 W92-113|6d 6d-TEMP
uk|Yaris Cross|2021-2023|1.5//2//1490|c|AF|w55-64 W100-115|6d
uk|Yaris Cross|2024-2025|1.5//2//1490/96-96|c|AF|w55-64 W100-116|6d 6e
=Vauxhall
uk|Adam|2015-2016|1//0/t/999 1.2//0//1229 1.4//0//1364 1.4//0//1398|a5 m5 m6||n48-56 N115-139|6|hatchback
uk|Adam|2017|1//0/t/999 1.2//0//1229 1.4//0//1364 1.4//0//1398|a5 m5 m6||n48-56 N115-139|6 6b|hatchback
uk|Adam|2018-2019|1//0/t/999 1.2//0//1229 1.4//0//1364 1.4//0//1398|a5 m5 m6||n44-60 N108-145|6 6b 6d-TEMP|hatchback
uk|Agila|2011|1.2//0//1242|a4 m5||n50-55 N119-133|5
uk|Agila|2012-2013|1//0//999 1.2//0//1242|a4 m5||n50-59 N109-133|5
uk|Antara|2011|2.2//1/t/2231|a6 m6|AF|n36-45 N167-205|5|SUV
uk|Antara|2012-2013|2.2//1/t/2231 2.4//0//2384|a6 m6|AF|n32-45 N167-206|5|SUV
uk|Astra|2010-2013|1.2//1/t/1248 1.4//0/t/1364 1.4//0//1398 1.6//0/t/1598 1.7//1/t/1686 2//1/t/1956|a6 m5 m6||n38-76 N99-177|5|estate;hatchback
uk|Astra|2015|1.4//0//1398 1.6//1/t/1598 1.6//0//1598|a6 m5 m6||n38-76 N97-174|6|estate;hatchback
uk|Astra|2016-2017|1//0/t/999 1.4//0/t/1398 1.6//1/t/1598 1.6//0/t/1598|a6 m5 m6||n38-81 N92-174|6|estate;hatchback
uk|Astra|2018-2019|1//0/t/999 1.4//0/t/1398 1.6//1/t/1598 1.6//0/t/1598|a5 a6 m5 m6||n38-86 N88-174|6 6b 6d-TEMP|estate;hatchback
uk|Astra|2024-2025|//8///115-115 1.2//3//1199/100-100 1.2//0//1199/81-96 1.6//4//1598/110-132|a6 a8 m6 s||r237-267 w43-63 W26-147|6e|estate
uk|Astra|2012-2013|1.4//0/t/1364 1.6//0/t/1598 1.7//1/t/1686 2//1/t/1956 2//0/t/1998|m6||n35-63 N119-189|5||Astra GTC
uk|Astra|2015|1.4//0/t/1364 1.6//1/t/1598 1.6//0/t/1598|a6 m6||n43-64 N115-154|6||Astra GTC
uk|Astra|2016-2017|1.4//0/t/1364 1.6//1/t/1598 1.6//0/t/1598 2//0/t/1998|a6 m6||n36-66 N115-184|6||Astra GTC
uk|Astra|2018-2019|1.4//0/t/1364 1.4//0//1398 1.6//1/t/1598 1.6//0/t/1598 2//0/t/1998|a6 m5 m6||n36-67 N111-184|6 6b||Astra GTC
uk|Cascada|2015|1.4//0/t/1364 1.6//0/t/1598|a6 m6||n39-44 N149-172|6
uk|Cascada|2016-2017|1.4//0/t/1364 1.6//0/t/1598 2//1/t/1956|a6 m6||n39-58 N129-172|6
uk|Cascada|2018-2019|1.4//0/t/1364 1.6//0/t/1598 2//1/t/1956|a6 m6||n37-58 N129-176|6 6b
uk|Combo Life|2018-2019|1.5//1/t/1499|m5||n66 N113|6b
uk|Combo Life|2024-2025|//8 1.5//1/t/1499/75-96|a8 m6 s||r180-220 w44-54 W135-170|6e
uk|Corsa|2010|1//0//999 1.2//0//1229 1.4//0//1398 1.6//0/t/1598|r5 a4 m5 m6||n39-56 N117-172|5|hatchback
uk|Corsa|2011-2013|1//0//999 1.2//0//1229 1.2//1/t/1248 1.4//0//1398 1.6//0/t/1598 1.7//1/t/1686|r5 a4 m5 m6||n36-81 N94-178|5|hatchback
uk|Corsa|2015-2016|1//0/t/999 1.2//0//1229 1.2//1/t/1248 1.4//0/t/1364 1.4//0//1398 1.6//0/t/1598|a5 a6 m5 m6||n38-86 N87-174|6|hatchback
uk|Corsa|2017|1//0/t/999 1.2//0//1229 1.2//1/t/1248 1.4//0/t/1364 1.4//0//1398 1.6//0/t/1598|a5 a6 m5 m6||n38-86 N87-174|6 6b 6d-TEMP|hatchback
uk|Corsa|2018|1//0/t/999 1.2//0//1199 1.2//0//1229 1.2//1/t/1248 1.4//0/t/1364 1.4//0//1398 1.6//0/t/1598|a5 a6 m5 m6||n38-86 N87-174|6 6b 6d-TEMP|hatchback
uk|Corsa|2019|1//0/t/999 1.2//0//1199 1.2//1/t/1248 1.4//0/t/1364 1.4//0//1398 1.6//0/t/1598|a5 a6 m5 m6||n38-83 N91-174|6 6b 6d-TEMP|hatchback
uk|Corsa|2024-2025|//8///115-115 1.2//3//1199/74-100 1.2//0//1199/55-96|a6 a8 m5 m6 s||r206-258 w47-66 W96-135|6e
uk|Crossland|2017|1.2//0//1199 1.6//1/t/1560|a6 m5 m6||n52-78 N93-123|6||Crossland X
uk|Crossland|2018-2019|1.2//0//1199 1.5//1/t/1499 1.6//1/t/1560|a6 m5 m6||n52-78 N93-123|6 6b 6d-TEMP||Crossland X
uk|Grandland|2024-2025|//8///157-157 1.2//3//1199/100-100|a6 s||r258-339 w45-52 W122-143|6e
uk|Grandland|2018-2019|1.2//0//1199 1.5//0//1499 1.6//1/t/1560 2//1/t/1997|a6 a8 m6||n51-71 N104-128|6b 6d-TEMP||Grandland X
uk|Insignia|2010-2011|1.6//0/t/1598 1.8//0//1796 2//1/t/1956 2//0/t/1998 2.8//0/t/2792|a6 m6|A|n24-58 N129-274|5|estate;hatchback;saloon
uk|Insignia|2012-2013|1.4//0/t/1364 1.6//0/t/1598 1.8//0//1796 2//1/t/1956 2//0/t/1998 2.8//0/t/2792|a6 m6|A|n24-66 N115-274|5|estate;hatchback;saloon
uk|Insignia|2015|1.4//0/t/1364 2//1/t/1956|m6||n51-63 N118-129|6|estate;hatchback
uk|Insignia|2016|1.4//0/t/1364 1.6//1/t/1598 2//1/t/1956 2//0/t/1998 2.8//0/t/2792|a6 m6|A|n27-72 N104-244|6|estate;hatchback
uk|Insignia|2017|1.4//0/t/1364 1.6//1/t/1598 1.8//0//1796 2//1/t/1956 2//0/t/1998 2.8//0/t/2792|a6 m6|A|n27-72 N104-244|6|estate;hatchback
uk|Insignia|2018|1.4//0/t/1364 1.5//0/t/1490 1.6//1/t/1598 1.8//0//1796 2//1/t/1956 2//0/t/1998 2.8//0/t/2792|a6 a8 m6|A|n27-72 N104-244|6 6b 6d-TEMP|estate;hatchback
uk|Insignia|2019|1.5//0/t/1490 1.6//1/t/1598 1.8//0//1796 2//1/t/1956 2//0/t/1998|a6 a8 m6|A|n32-71 N105-199|6 6b 6d-TEMP|estate;hatchback
uk|Meriva|2010-2013|1.2//1/t/1248 1.4//0/t/1364 1.4//0//1398 1.7//1/t/1686|a6 m5 m6||n42-63 N119-168|5|MPV
uk|Meriva|2015-2018|1.4//0/t/1364 1.4//0//1398 1.6//1/t/1598 1.6//0//1598|a6 m5 m6||n40-64 N116-166|6
uk|Mokka|2015|1.4//0/t/1364 1.6//1/t/1598|a6 m6|AF|n40-69 N109-160|6
uk|Mokka|2016-2018|1.4//0/t/1364 1.6//1/t/1598 1.6//0//1598|a6 m5 m6|AF|n40-69 N106-160|6
uk|Mokka|2024-2025|//8///115-115 1.2//3//1199/100-100 1.2//0//1199/74-100|a6 a8 m6 s||r201-271 w45-62 W102-142|6e
uk|Mokka|2016|1.6//1/t/1598 1.6//0//1598|m5 m6|A|n42-66 N114-155|6||Mokka X
uk|Mokka|2017|1.4//0/t/1364 1.6//1/t/1598 1.6//0//1598|a6 m5 m6|A|n42-72 N103-155|6 6d-TEMP||Mokka X
uk|Mokka|2018-2019|1.4//0/t/1364 1.4//0//1398 1.6//1/t/1598 1.6//0//1598|a6 m5 m6|A|n40-72 N103-165|6 6b 6d-TEMP||Mokka X
uk|Viva|2016-2017|1//0//999|m5||n63-66 N99-104|6|hatchback
uk|Viva|2018|1//0//999|a5 m5||n54-66 N99-118|6 6b 6d-TEMP|hatchback
uk|Viva|2019|1//0//999|a5 m5||n54-63 N103-118|6b 6d-TEMP|hatchback
uk|Vivaro|2024-2025|//8 2//1/t/1997/130-130|a8 s||r122-230 w35-41 W181-208|6e||Vivaro Life
uk|Zafira|2011|1.6//0//1598 1.7//1/t/1686|m5 m6||n42-55 N134-157|5
uk|Zafira|2012-2013|1.4//0/t/1364 1.6//0//1598 1.7//1/t/1686 1.8//0//1796 2//1/t/1956|a6 m5 m6||n39-63 N119-169|5
uk|Zafira|2015|1.4//0/t/1364 1.6//1/t/1598 2//1/t/1956|a6 m6||n42-69 N109-161|6
uk|Zafira|2016-2018|1.4//0/t/1364 1.6//1/t/1598 2//1/t/1956|a6 m6|F|n39-69 N109-168|6
uk|Zafira|2019|1.4//0/t/1364 1.6//1/t/1598 2//1/t/1956|a6 m6||n41-63 N119-160|6
uk|Zafira Tourer|2018-2019|1.4//0/t/1364 1.6//1/t/1598 2//1/t/1956|a6 m6||n41-63 N119-161|6b
=VinFast
us|VF 6|2025|//8|s|F|e85 r176||SUV/special purpose|Plus
us|VF 7|2025|//8|s|A|e76 r209||SUV/special purpose|Plus
us|VF 8|2023|//8|s|A|e80-87 r191-207||SUV/special purpose|Eco;Plus
us|VF 8|2025|//8|s|A|e73-76 r235-256||SUV/special purpose|Eco;Plus
us|VF 9|2024-2025|//8|s|A|e68-75 r287-330||SUV/special purpose|Eco;Plus
=Volkswagen
us|Arteon|2019-2021|2/4/0/t|a8|AF|m23-25 g216-244||large car|4motion
us|Arteon|2022-2023|2/4/0/t|d7|AF|m25-28 g198-219||large car|4motion
us|Arteon|2024|2/4/0/t|d7|A|m25 g224||large car|4motion
us|Atlas|2018-2023|2/4/0/t 3.6/6/0|a8|AF|m18-24 g233-301||small SUV|4motion;Cross Sport;Cross Sport 4motion
us|Atlas|2024-2026|2/4/0/t|a8|AF|m20-23 g242-271||small SUV|4motion Peak Edition;Cross Sport;Cross Sport 4motion;SE 4motion;SEL 4motion
us|Beetle|1998|1.9/4/1/t 2/4/0|a4 m5|F|m21-38 g166-263||subcompact car|New Beetle
us|Beetle|1999-2001|1.8/4/0/t 1.9/4/1/t 2/4/0|a4 m5|F|m22-38 g166-251||subcompact car|New Beetle
us|Beetle|2002|1.8/4/0/t 1.9/4/1/t 2/4/0|a4 m5 m6|F|m23-38 g166-240||subcompact car|New Beetle
us|Beetle|2003-2004|1.8/4/0/t 1.9/4/1/t 2/4/0|a4 a6 m5 m6|F|m22-38 g166-251||subcompact car|New Beetle;New Beetle Convertible
us|Beetle|2005|1.8/4/0/t 1.9/4/1/t 2/4/0|a6 m5|F|m22-35 g181-251||subcompact car|New Beetle;New Beetle Convertible
us|Beetle|2006|1.9/4/1/t 2.5/5/0|a6 m5|F|m22-34 g186-251||subcompact car|New Beetle;New Beetle Convertible
us|Beetle|2007-2010|2.5/5/0|a6 m5|F|m22-23 g240-251||subcompact car|New Beetle;New Beetle Convertible
us|Beetle|2012|2/4/0/t 2.5/5/0|a6 m5 m6|F|m24-25 g221-230||subcompact car
us|Beetle|2013|2/4/1/t 2/4/0/t 2.5/5/0|a6 d6 m5 m6|F|m23-32 g199-235||compact car|Convertible
us|Beetle|2014|1.8/4/0/t 2/4/1/t 2/4/0/t 2.5/5/0|a6 d6 m5 m6|F|m23-32 g199-235||compact car|Convertible
us|Beetle|2015|1.8/4/0/t 2/4/1/t 2/4/0/t|a6 d6 m5 m6|F|m25-34 g187-222||compact car|Convertible
us|Beetle|2016|1.8/4/0/t 2/4/0/t|a6 d6 m5 m6|F|m26-28 g198-213||compact car|Convertible;Dune;Dune Convertible
us|Beetle|2017|1.8/4/0/t 2/4/0/t|a6 d6|F|m26-28 g200-217||compact car|Convertible;Dune;Dune Convertible
us|Beetle|2018-2019|2/4/0/t|a6|F|m29 g190-191||subcompact car|Convertible;Dune;Dune Convertible
us|Cabrio|1995-2002|2/4/0|a4 m5|F|m22-24 g230-251||subcompact car
us|Cabriolet|1985-1993|1.8/4/0|a3 m5|F|m20-25 g221-276||minicompact car
us|CC|2009|2/4/0/t 3.6/6/0|a6 m6|XF|m20-25 g221-276||compact car|4motion
us|CC|2010-2012|2/4/0/t 3.6/6/0|a6 m6|AF|m20-25 g221-276||compact car|4motion
us|CC|2013-2016|2/4/0/t 3.6/6/0|a6 d6 m6|AF|m20-25 g217-277||compact car|4motion
us|CC|2017|2/4/0/t 3.6/6/0|a6 d6|AF|m20-25 g217-277||compact car|4motion
us|Corrado|1990|1.8/4/0|m5|F|m21 g263||subcompact car
us|Corrado|1991|1.8/4/0|a4 m5|F|m20-21 g263-276||subcompact car
us|Corrado|1992|1.8/4/0 2.8/6/0|a4 m5|F|m17-21 g263-325||subcompact car|SLC
us|Corrado|1993-1994|2.8/6/0|a4 m5|F|m17-19 g291-325||subcompact car|SLC
us|Eos|2007-2008|2/4/0/t 3.2/6/0|a6 m6|F|m22-24 g230-251||subcompact car
us|Eos|2009-2011|2/4/0/t|a6 m6|F|m25 g221||subcompact car
us|Eos|2012|2/4/0/t|a6|F|m25 g221||subcompact car
us|Eos|2013-2016|2/4/0/t|d6|F|m25 g220||subcompact car
us|Eurovan|1993-1995|2.5/5/0|a4 m5|F|m15-17 g325-368||van|Camper
us|Eurovan|1997|2.8/6/0|a4|F|m14 g394||van|Camper
us|Eurovan|1999-2003|2.8/6/0|a4|F|m14-16 g345-394||minivan|Camper
us|Fox|1987|1.8/4/0|m4|F|m25 g221||subcompact car|GL Wagon
us|Fox|1988-1992|1.8/4/0|m4 m5|F|m23-25 g221-240||subcompact car|Wagon
us|Fox|1993|1.8/4/0|m5|F|m25 g221||subcompact car
us|GLI|2022-2026|2/4/0/t|d7 m6|F|m28-30 g185-198||compact car
us|Golf|1985-1987|1.6/4/1 1.8/4/0|a3 m5|F|m22-35 g181-251||compact car|GTI;GTI/Golf GT
us|Golf|1988|1.8/4/0|a3 m5|F|m23-25 g221-240||compact car
us|Golf|1989|1.6/4/1 1.8/4/0|a3 m5|F|m22-34 g186-251||compact car
us|Golf|1990-1992|1.8/4/0|a3 m5|F|m23-25 g221-240||compact car|GTI
us|Golf|1993-1995|2/4/0|a4 m5|F|m21-24 g230-263||compact car|III;III / GTI
us|Golf|1996-1997|1.9/4/1/t 2/4/0|a4 m5|F|m22-38 g166-251||compact car|GTI
us|Golf|1998|2/4/0|a4 m5|F|m22-24 g230-251||compact car|GTI
us|Golf|1999|1.9/4/1/t 2/4/0|a4 m5|F|m22-38 g166-251||compact car|New Golf
us|Golf|2000-2001|1.8/4/0/t 1.9/4/1/t 2/4/0|a4 m5|F|m22-38 g166-251||compact car
us|Golf|2002-2003|1.9/4/1/t 2/4/0|a4 m5|F|m23-38 g166-240||compact car
us|Golf|2004-2006|1.9/4/1/t 2/4/0|a4 a5 m5|F|m24-36 g176-230||compact car
us|Golf|2010-2011|2/4/1/t 2.5/5/0|a6 m5 m6|F|m25-32 g196-221||compact car
us|Golf|2012|2/4/1/t 2/4/0/t 2.5/5/0|a6 m5 m6|AF|m22-32 g196-251||compact car|R
us|Golf|2013|2/4/1/t 2/4/0/t 2.5/5/0|a6 d6 m5 m6|AF|m22-32 g196-249||compact car|R
us|Golf|2014|2/4/1/t 2.5/5/0|a6 d6 m6|F|m26-32 g196-213||compact car
us|Golf|2015|1.8/4/0/t 2/4/1/t 2/4/0/t //8|a6 d6 m5 m6 s|AF|m26-35 g181-213 e116 r83||compact car|R;SportWagen;e-Golf
us|Golf|2016-2017|1.8/4/0/t 2/4/0/t //8|a6 d6 m5 m6 s|AF|m25-29 g190-220 e116-119 r83-125||compact car|Alltrack;R;SportWagen;SportWagen 4motion;e-Golf
us|Golf|2018|1.8/4/0/t 2/4/0/t //8|a6 d6 d7 m5 m6 s|AF|m24-29 g192-227 e119 r125||small wagon|Alltrack;R;SportWagen;SportWagen 4motion;e-Golf
us|Golf|2019|1.4/4/0/t 1.8/4/0/t 2/4/0/t //8|a8 d6 d7 m6 s|AF|m24-32 g170-232 e119 r125||small wagon|Alltrack;R;SportWagen;SportWagen 4motion;e-Golf
us|Golf|2020-2021|1.4/4/0/t|a8 m6|F|m31-33 g166-177||compact car
us|Golf|2022-2024|2/4/0/t|d7 m6|A|m23-26 g213-237||compact car|R
us|Golf|2025-2026|2/4/0/t|d7|A|m25 g217||compact car|R
us|GTI|1985|1.6/4/1 1.8/4/0|a3 m5|F|m23-35 g181-240||compact car|Golf/GTI
us|GTI|1986|1.8/4/0|m5|F|m25 g221||compact car
us|GTI|1987|1.8/4/0|a3 m5|F|m22-25 g221-251||compact car|16v;Golf GT
us|GTI|1988-1989|1.8/4/0|m5|F|m22 g251||compact car|16v
us|GTI|1990-1992|1.8/4/0 2/4/0|a3 m5|F|m21-25 g221-263||compact car|16v;Golf/GTI
us|GTI|1993|2/4/0|a4 m5|F|m21-24 g230-263||compact car|Golf III / GTI
us|GTI|1995|2.8/6/0|m5|F|m19 g291||compact car|VR6
us|GTI|1996-1997|1.9/4/1/t 2/4/0 2.8/6/0|a4 m5|F|m19-38 g166-291||compact car|Golf/GTI;VR6
us|GTI|1998-1999|2/4/0 2.8/6/0|a4 m5|F|m19-24 g230-291||compact car|Golf/GTI;New GTI;VR6
us|GTI|2000|1.8/4/0/t 2/4/0 2.8/6/0|a4 m5|F|m21-24 g230-263||compact car
us|GTI|2001|1.8/4/0/t 2.8/6/0|a4 m5|F|m21-24 g230-263||compact car
us|GTI|2002-2005|1.8/4/0/t 2.8/6/0|a5 m5 m6|F|m21-24 g230-263||compact car
us|GTI|2006|1.8/4/0/t 2/4/0/t|a5 a6 m5 m6|F|m22-25 g221-251||compact car
us|GTI|2007-2012|2/4/0/t|a6 m6|F|m24-27 g205-230||compact car
us|GTI|2013-2018|2/4/0/t|d6 m6|F|m25-28 g193-224||compact car
us|GTI|2019-2024|2/4/0/t|d7 m6|F|m26-28 g194-213||compact car
us|GTI|2025-2026|2/4/0/t|d7|F|m27 g203||compact car
us|ID. Buzz|2025-2026|//8|s|AR|e80-83 r231-234||minivan|4motion
us|ID.4|2021-2026|//8|s|AR|e93-113 r206-291||small SUV|1st;Pro;Pro S;S
us|Jetta|1984|1.6/4/1 1.6/4/1/t 1.7/4/0 1.8/4/0|a3 m4 m5||m21-37 g171-263||subcompact car
us|Jetta|1985-1986|1.6/4/1 1.6/4/1/t 1.8/4/0|a3 m5|F|m22-35 g181-251||compact car|GLI
us|Jetta|1987-1988|1.8/4/0|a3 m5|F|m22-26 g212-251||compact car|GLI 16v;GLI/Wolfsburg Edition
us|Jetta|1989|1.6/4/1 1.8/4/0|a3 m5|F|m22-34 g186-251||compact car|GLI 16v
us|Jetta|1990|1.6/4/1 1.8/4/0 2/4/0|a3 m5|F|m22-34 g186-251||compact car|GLI 16v
us|Jetta|1991|1.6/4/1 1.6/4/1/t 1.8/4/0 2/4/0|a3 m5|F|m22-34 g186-251||compact car|GLI 16v
us|Jetta|1992|1.6/4/1/t 1.8/4/0 2/4/0|a3 m5|F|m21-33 g192-263||compact car|GLI 16v
us|Jetta|1993|2/4/0|a4 m5|F|m21-23 g240-263||compact car|III
us|Jetta|1994-1995|2/4/0 2.8/6/0|a4 m5|F|m18-24 g230-307||compact car|III;III GLX
us|Jetta|1996-1999|1.9/4/1/t 2/4/0 2.8/6/0|a4 m5|F|m19-38 g166-291||compact car|GLX;New Jetta
us|Jetta|2000-2001|1.8/4/0/t 1.9/4/1/t 2/4/0 2.8/6/0|a4 m5|F|m19-38 g166-291||compact car|Wagon
us|Jetta|2002-2004|1.8/4/0/t 1.9/4/1/t 2/4/0 2.8/6/0|a4 a5 m5 m6|F|m19-39 g162-291||compact car|Wagon
us|Jetta|2005|1.8/4/0/t 1.9/4/1/t 2/4/0 2.5/5/0|a4 a5 a6 m5 m6|F|m22-35 g181-251||compact car|Wagon
us|Jetta|2006|1.9/4/1/t 2/4/0/t 2.5/5/0|a6 m5 m6|F|m22-33 g192-251||compact car
us|Jetta|2007-2008|2/4/0/t 2.5/5/0|a6 m5 m6|F|m22-25 g221-251||compact car|SportWagen
us|Jetta|2009-2010|2/4/1/t 2/4/0/t 2.5/5/0|a6 m5 m6|F|m24-32 g196-230||compact car|SportWagen
us|Jetta|2011|2/4/1/t 2/4/0 2.5/5/0|a6 m5 m6|F|m25-32 g196-221||compact car|SportWagen
us|Jetta|2012|2/4/1/t 2/4/0 2/4/0/t 2.5/5/0|a6 m5 m6|F|m25-32 g196-221||compact car|SportWagen
us|Jetta|2013|1.4/4/2/t 2/4/1/t 2/4/0 2/4/0/t 2.5/5/0|a6 d6 d7 m5 m6|F|m25-44 g124-214||compact car|Hybrid;SportWagen
us|Jetta|2014|1.4/4/2/t 1.8/4/0/t 2/4/1/t 2/4/0 2/4/0/t 2.5/5/0|a6 d6 d7 m5 m6|F|m25-44 g124-214||compact car|Hybrid;SportWagen
us|Jetta|2015|1.4/4/2/t 1.8/4/0/t 2/4/1/t 2/4/0 2/4/0/t|a6 d6 d7 m5 m6|F|m26-44 g124-211||compact car|Hybrid
us|Jetta|2016|1.4/4/2/t 1.4/4/0/t 1.8/4/0/t 2/4/0/t|a6 d6 d7 m5 m6|F|m27-44 g124-207||compact car|Hybrid
us|Jetta|2017|1.4/4/0/t 1.8/4/0/t 2/4/0/t|a6 d6 m5 m6|F|m27-33 g168-208||compact car
us|Jetta|2018|1.4/4/0/t 1.8/4/0/t 2/4/0/t|a6 d6 m5|F|m27-33 g168-203||compact car
us|Jetta|2019-2021|1.4/4/0/t 2/4/0/t|a8 d7 m6|F|m28-34 g162-199||compact car|GLI
us|Jetta|2022-2024|1.5/4/0/t|a8 m6|F|m33-35 g159-169||compact car|SE/SEL;Sport/SE/SEL
us|Jetta|2025-2026|1.5/4/0/t|a8|F|m33-34 g165-168||compact car|Sport/SE/SEL
us|Passat|1990-1992|2/4/0|a4 m5|F|m21-22 g251-263||midsize car|Wagon
us|Passat|1993|2/4/0 2.8/6/0|a4 m5|F|m18-22 g251-307||midsize car|Wagon
us|Passat|1994|2.8/6/0|a4 m5|F|m18 g307||compact car|Wagon
us|Passat|1995|2/4/0 2.8/6/0|a4 m5|F|m18-21 g263-307||midsize car|Wagon
us|Passat|1996|1.9/4/1/t 2/4/0 2.8/6/0|a4 m5|F|m18-35 g181-307||midsize car|Wagon
us|Passat|1997|1.9/4/1/t 2.8/6/0|a4 m5|F|m18-36 g176-307||midsize car|Wagon
us|Passat|1998|1.8/4/0/t 1.9/4/1/t 2.8/6/0|a4 a5 m5|XF|m18-37 g171-307||midsize car|Syncro;Wagon;Wagon Syncro
us|Passat|1999-2001|1.8/4/0/t 2.8/6/0|a5 m5|XF|m18-24 g230-307||midsize wagon|4motion;Syncro;Wagon;Wagon 4motion;Wagon Syncro
us|Passat|2002|1.8/4/0/t 2.8/6/0 4/8/0|a5 m5|XF|m18-23 g240-307||midsize wagon|4motion;Wagon;Wagon 4motion
us|Passat|2003|1.8/4/0/t 2.8/6/0 4/8/0|a5 m5 m6|XF|m18-23 g240-307||midsize wagon|4motion;Wagon;Wagon 4motion
us|Passat|2004|1.8/4/0/t 2/4/1/t 2.8/6/0 4/8/0|a5 m5 m6|XF|m18-27 g234-307||midsize wagon|4motion;Wagon;Wagon 4motion
us|Passat|2005|1.8/4/0/t 2/4/1/t 2.8/6/0|a5 m5|XF|m19-27 g234-291||midsize wagon|4motion;Wagon;Wagon 4motion
us|Passat|2006-2008|2/4/0/t 3.6/6/0|a6 m6|XF|m19-24 g230-291||midsize car|4motion;Wagon;Wagon 4motion
us|Passat|2009-2010|2/4/0/t|a6|F|m22-25 g221-251||midsize car|Wagon
us|Passat|2012|2/4/1/t 2.5/5/0 3.6/6/0|a6 m5|F|m23-34 g186-240||midsize car
us|Passat|2013|2/4/1/t 2.5/5/0 3.6/6/0|a6 d6 m5|F|m23-34 g180-242||midsize car
us|Passat|2014|1.8/4/0/t 2/4/1/t 2.5/5/0 3.6/6/0|a6 d6 m5|F|m23-34 g180-242||midsize car
us|Passat|2015|1.8/4/0/t 2/4/1/t 3.6/6/0|a6 d6 m5 m6|F|m23-34 g186-242||midsize car
us|Passat|2016-2017|1.8/4/0/t 3.6/6/0|a6 d6|F|m23-29 g190-242||midsize car
us|Passat|2018|2/4/0/t 3.6/6/0|a6 d6|F|m22-29 g188-246||midsize car
us|Passat|2019-2022|2/4/0/t|a6|F|m27-29 g188-205||midsize car
us|Phaeton|2004-2006|4.2/8/0 6/12/0|a5 a6|X|m13-16 g345-425||large car
us|Quantum|1984|1.6/4/1/t 2.1/5/0|a3 m5||m18-33 g192-307||compact car|Wagon
us|Quantum|1985|1.6/4/1/t 1.8/4/0 2.2/5/0|a3 m5|XF|m17-31 g204-325||small wagon|Syncro Wagon;Wagon
us|Quantum|1986|1.8/4/0 2.2/5/0|a3 m5|XF|m17-25 g221-325||small wagon|Syncro Wagon;Wagon
us|Quantum|1987-1988|2.2/5/0|a3 m5|XF|m17-19 g291-325||small wagon|Syncro Wagon;Wagon
us|R32|2004|3.2/6/0|m6|X|m19 g291||subcompact car
us|R32|2008|3.2/6/0|a6|X|m20 g276||compact car
us|Rabbit|1984|1.6/4/1 1.7/4/0 1.8/4/0|a3 m4 m5||m21-38 g166-263||subcompact car|Convertible
us|Rabbit|2006-2009|2.5/5/0|a6 m5|F|m22-24 g230-251||compact car
us|Routan|2009-2010|3.8/6/0 4/6/0|a6|F|m18-20 g276-307||minivan
us|Routan|2011-2014|3.6/6/a|a6|F|m20 g276-283||minivan
us|Scirocco|1984|1.8/4/0|a3 m5||m21-23 g240-263||subcompact car
us|Scirocco|1985-1987|1.8/4/0|a3 m5|F|m21-23 g240-263||subcompact car|16v
us|Scirocco|1988|1.8/4/0|m5|F|m22 g251||subcompact car|16v
us|Taos|2022|1.5/4/0/t|a7 a8|AF|m28-31 g178-201||small SUV|4motion
us|Taos|2023-2024|1.5/4/0/t|a8 d7|AF|m27-31 g178-204||small SUV|4motion
us|Taos|2025|1.5/4/0/t|a8|AF|m28-31 g178-198||small SUV|4motion
us|Taos|2026|1.5/4/0/t|a8|4F|m28-31 g178-198||small SUV|4motion
us|Tiguan|2009|2/4/0/t|a6 m6|XF|m20-21 g263-276||SUV|4motion
us|Tiguan|2010-2014|2/4/0/t|a6 m6|AF|m20-24 g230-276||SUV|4motion
us|Tiguan|2015-2017|2/4/0/t|a6|AF|m21-23 g244-263||small SUV|4motion
us|Tiguan|2018|2/4/0/t|a6 a8|AF|m22-24 g229-253||small SUV|4motion;Limited;Limited 4motion
us|Tiguan|2019-2026|2/4/0/t|a8|AF|m23-29 g191-241||small SUV|4motion;R-Line 4motion;S;SEL 4Motion
us|Touareg|2004|3.2/6/0 4.2/8/0 5/10/1/t|a6|X|m14-18 g351-394||SUV
us|Touareg|2005|3.2/6/0 4.2/8/0|a6|X|m14-16 g345-394||SUV
us|Touareg|2006|3.2/6/0 4.2/8/0 5/10/1/t|a6|X|m14-17 g345-394||SUV
us|Touareg|2007-2008|3.6/6/0 4.2/8/0 5/10/1/t|a6|X|m14-17 g345-394||SUV
us|Touareg|2009|3/6/1/t 3.6/6/0 4.2/8/0|a6|XA|m15-20 g316-368||SUV
us|Touareg|2010|3/6/1/t 3.6/6/0|a6|A|m16-20 g316-345||SUV
us|Touareg|2011-2015|3/6/1/t 3/6/2/s 3.6/6/0|a8|A|m19-23 g257-296||standard SUV|Hybrid
us|Touareg|2016|3/6/1/t 3.6/6/0|a8|A|m19-24 g270-287||standard SUV
us|Touareg|2017|3.6/6/0|a8|A|m19 g287||standard SUV
us|Vanagon|1984|1.9/4/0|a3 m4|2|m15-16 g345-368||passenger van
us|Vanagon|1985|1.9/4/0|a3 m4|R|m15-17 g325-368||van
us|Vanagon|1986-1991|2.1/4/0|a3 m4 m5|XR|m14-17 g325-394||van|Camper;Syncro
uk|Arteon|2016-2017|2//1/t/1968 2//0/t/1984|d7|A|n39-63 N116-164|6
uk|Arteon|2018-2019|1.5//0/t/1498 2//1/t/1968 2//0/t/1984|d7 m6|A|n39-66 N112-164|6 6b
uk|Beetle|2011-2013|1.2//0/t/1197 1.4//0/t/1390|d7 m6||n43-48 N137-153|5
uk|Beetle|2016-2018|1.2//0/t/1197 1.4//0/t/1395 2//1/t/1968|d6 d7 m5 m6||n48-66 N113-136|6|convertible
uk|Caddy|2011-2013|1.6//1/t/1598 2//1/t/1968 2//0//1984|d6 m5 m6|A|n32-55 N134-171|5
uk|Caddy|2016-2018|1//0/t/999 1.2//0/t/1197 1.4//0/t/1395 2//1/t/1968|d6 d7 m5 m6||n47-66 N114-138|6
uk|Caddy|2019|2//1/t/1968|d6 m5||n55-59 N126-134|6
uk|California|2010-2013|2//1/t/1968|d7 m6|A|n32-37 N183-232|5
uk|California|2016-2018|2//1/t/1968|d7 m5 m6|A|n36-45 N164-205|6
uk|California|2019|2//1/t/1968|d7 m6|A|n36-42 N175-205|6
uk|Caravelle|2010-2013|2//1/t/1968|d7 m6|A|n32-37 N199-232|5
uk|Caravelle|2016-2017|2//1/t/1968 2//0/t/1968|d7 m6|A|n31-47 N155-210|6
uk|Caravelle|2018|2//1/t/1968 2//0/t/1968|d7 m6|A|n31-47 N155-210|6 6b
uk|Caravelle|2019|2//1/t/1968/110-110|d7|A|n37-44 N169-198 w33 W225|6 6b 6d-TEMP
uk|CC|2011-2013|1.8//0/t/1781 2//1/t/1968 2//0/t/1984 3.6//0//3597|d6 d7 m6||n30-60 N125-219|5
uk|CC|2015-2018|1.4//0/t/1390 2//1/t/1968|d6 d7 m6||n50-63 N118-133|6
uk|Eos|2011-2013|1.4//0/t/1390 2//1/t/1968 2//0/t/1984|d6 m6||n38-59 N125-174|5
uk|Golf|2011-2013|1.2//0/t/1197 1.4//0/t/1390 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6|A|n33-74 N99-199|5|convertible;estate
uk|Golf|2015|1.2//0/t/1197 1.4//0/t/1395 2//1/t/1968 2//0/t/1984|d6 d7 m6||n44-66 N112-152|6|convertible
uk|Golf|2016|//8 1//0/t/999 1.2//0/t/1197 1.4//0/t/1395 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6 s|A|r118 n36-72 N102-180|6|convertible;estate
uk|Golf|2017|//8 1//0/t/999 1.2//0/t/1197 1.4//0/t/1395 1.4//4/t/1395 1.5//0/t/1498 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6 s|A|r118-186 n36-72 N38-180|6|convertible;estate
uk|Golf|2018|//8 1//0/t/999 1.2//0/t/1197 1.4//0/t/1395 1.4//4/t/1395 1.5//0/t/1498 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6 s|A|r118-186 n36-72 N38-180|6 6b|convertible;estate
uk|Golf|2019|//8 1//0/t/999 1.4//0/t/1395 1.4//4/t/1395 1.5//0/t/1498 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6 s|A|r186 n36-72 N38-180|6 6b|estate
uk|Golf Plus|2011-2013|1.2//0/t/1197 1.4//0/t/1390 1.6//1/t/1598 2//1/t/1968|d6 d7 m5 m6||n44-66 N114-152|5
uk|Golf SV|2016-2017|1//0/t/999 1.2//0/t/1197 1.4//0/t/1395 1.6//1/t/1598 2//1/t/1968|d7 m5 m6||n51-69 N106-129|6
uk|Golf SV|2018-2019|1//0/t/999 1.2//0/t/1197 1.4//0/t/1395 1.5//0/t/1498 1.6//1/t/1598 2//1/t/1968|d7 m5 m6||n51-69 N106-129|6
uk|Jetta|2011-2013|1.4//0/t/1390 1.6//1/t/1598 2//1/t/1968|d6 d7 m5 m6||n45-67 N109-145|5
uk|Jetta|2014|1.4//0/t/1395|m6||n52 N125|6
uk|Jetta|2015|1.4//0/t/1395|d7 m6||n52-55 N117-125|6
uk|Jetta|2016-2018|1.4//0/t/1395 2//1/t/1968|d6 d7 m5 m6||n52-69 N107-125|6
uk|Passat|2011-2013|1.4//0/t/1390 1.6//1/t/1598 1.8//0/t/1798 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6||n36-69 N109-183|5|estate;saloon
uk|Passat|2016|1.4//4/t/1395 1.6//1/t/1598 2//1/t/1968|d6 d7 m6|A|n50-76 N40-146|6|estate;saloon
uk|Passat|2017-2019|1.4//0/t/1395 1.4//4/t/1395 1.6//1/t/1598 1.8//0/t/1798 2//1/t/1968 2//0/t/1984|d6 d7 m6|A|n44-76 N40-152|6|estate;saloon
uk|Passat Alltrack|2016|2//1/t/1968|d6 m6|A|n54-58 N130-137|6|estate
uk|Passat Alltrack|2017-2018|2//1/t/1968|d6 d7 m6|A|n53-58 N130-138|6|estate
uk|Passat Alltrack|2019|2//1/t/1968|d7|A|n53 N138|6|estate
uk|Phaeton|2011-2013|3//1/t/2967 6//0//5998|a6|A|n20-33 N224-348|5
uk|Polo|2011-2013|1.2//0/t/1197 1.2//1/t/1199 1.4//0/t/1390 1.6//1/t/1598|d7 m5||n48-81 N91-139|5
uk|Polo|2014-2015|1.4//0/t/1395|m6||n59 N110|6
uk|Polo|2016-2017|1//0/t/999 1.2//0/t/1197 1.4//0/t/1395 1.4//1/t/1422 1.8//0/t/1798|d6 d7 m5 m6||n47-74 N97-140|6
uk|Polo|2018|1//0/t/999 1.2//0/t/1197 1.4//0/t/1395 1.4//1/t/1422 1.6//1/t/1598 1.8//0/t/1798 2//0/t/1984|d6 d7 m5 m6||n47-76 N97-140|6 6b
uk|Polo|2019|1//0/t/999 1.2//0/t/1197 1.6//1/t/1598 2//0/t/1984|d6 d7 m5 m6||n48-76 N97-134|6 6b
uk|Scirocco|2011-2013|1.4//0/t/1390 2//1/t/1968 2//0/t/1984|d6 d7 m6||n35-63 N118-189|5
uk|Scirocco|2014-2015|1.4//0/t/1395 2//0/t/1984|d6 m6||n35-52 N125-187|6
uk|Scirocco|2016-2018|1.4//0/t/1395 2//1/t/1968 2//0/t/1984|d6 m6||n35-67 N109-187|6
uk|Sharan|2011-2013|1.4//0/t/1390 2//1/t/1968 2//0/t/1984|d6 m6||n33-50 N146-198|5
uk|Sharan|2015|1.4//0/t/1390|d6 m6||n42-44 N150-156|6
uk|Sharan|2016-2018|1.4//0/t/1390 2//1/t/1968|d6 m6||n42-56 N130-156|6
uk|Sharan|2019|2//1/t/1968|d6 m6||n52-56 N130-141|6
uk|T-Roc|2017|1//0/t/999 2//0/t/1984|d7 m6|A|n42-55 N117-155|6
uk|T-Roc|2018-2019|1//0/t/999 1.5//0/t/1498 2//1/t/1968 2//0/t/1984 2//1/t/1998|d7 m6|A|n42-64 N115-155|6 6b 6d-TEMP
uk|Tiguan|2011-2013|1.4//0/t/1390 2//1/t/1968 2//0/t/1984|d7 m6|2A|n33-53 N139-199|5
uk|Tiguan|2016-2019|1.4//0/t/1395 2//1/t/1968 2//0/t/1984|d6 d7 m6|A|n38-60 N123-170|6
uk|Tiguan Allspace|2018-2019|1.4//0/t/1395 2//1/t/1968 2//0/t/1984|d6 d7 m6|2A|n37-56 N131-175|6
uk|Touareg|2011-2013|3//1/t/2967 3//2/t/2995 4.1//1/t/4134 4.1//0/t/4134|a8||n28-40 N184-239|5
uk|Touareg|2016-2017|3//1/t/2967|a8|A|n41-43 N174-180|6
uk|Touareg|2018-2019|3//1/t/2967|a8|A|n41-43 N173-180|6 6b
uk|Touran|2011-2013|1.2//0/t/1197 1.4//0/t/1390 1.6//1/t/1598 2//1/t/1968|d6 d7 m6||n42-61 N121-159|5
uk|Touran|2016-2018|1.2//0/t/1197 1.4//0/t/1395 1.6//1/t/1598 2//1/t/1968|d6 d7 m6||n50-66 N111-133|6
uk|Touran|2019|1.4//0/t/1395 1.6//1/t/1598 2//1/t/1968|d6 d7 m6||n50-66 N113-132|6
uk|Transporter|2010-2013|2//1/t/1968|d7 m5 m6|A|n33-39 N193-226|5
uk|Transporter|2016-2017|2//1/t/1968|d7 m5 m6|A|n42-50 N149-176|6
uk|Transporter|2018|2//1/t/1968|d7 m5 m6|A|n36-50 N149-205|6 6b
uk|Transporter|2019|2//1/t/1968|d7 m5|A|n36-45 N164-205|6 6b
uk|up!|2011-2013|1//0//999|a4 m5||n60-69 N96-108|5||Up
uk|up!|2016-2017|//8 1//0//999|a5 m5 s||r99 n60-69 N96-108|6||Up
uk|up!|2018|//8 1//0//999|a5 m5 m6 s||r99 n59-69 N96-110|6 6d-TEMP||Up
uk|up!|2019|1//0//999|m6||n59 N110|6d-TEMP||Up
ca|City Golf|2007|2/4/0|a4 m5||g196-198 l8.5-8.6||compact
ca|City Golf|2008-2010|2/4/0|a6 m5||g196-198 l8.5-8.6||compact
ca|City Jetta|2007|2/4/0|a4 m5||g196-198 l8.5-8.6||compact
ca|City Jetta|2008-2009|2/4/0|a6 m5||g198 l8.6||compact
=Volvo
us|240|1984|2.1/4/0/t 2.3/4/0 2.4/6/1|a3 a4 m5||m17-26 g240-325||compact car|DL/GL/Turbo;DL/GL/Turbo Wagon
us|240|1985|2.1/4/0/t 2.3/4/0|a4 m4|R|m17-22 g251-325||compact car|DL/GL/turbo;DL/GL/turbo Wagon
us|240|1986|2.3/4/0|a4 m4|R|m20-22 g251-276||compact car|DL/240 GL;DL/240 GL Wagon
us|240|1987-1993|2.3/4/0|a4 m5|R|m18-22 g251-307||compact car|DL/240 GL;DL/240 GL Wagon;Wagon
us|740|1985|2.3/4/0 2.3/4/0/t 2.4/6/1/t 2.9/6/0|a4 m4|R|m18-24 g251-307||midsize car|760
us|740|1986|2.3/4/0 2.3/4/0/t 2.4/6/1/t 2.8/6/0|a4 m4|R|m18-24 g251-307||midsize car|760;760 Wagon
us|740|1987|2.3/4/0 2.3/4/0/t 2.8/6/0|a4 m4|R|m17-22 g251-325||midsize car|760;760 Wagon
us|740|1988|2.3/4/0 2.3/4/0/t 2.8/6/0|a4 m4 m5|R|m16-22 g251-345||midsize car|760;760 Wagon
us|740|1989-1990|2.3/4/0 2.3/4/0/t|a4 m4 m5|R|m18-21 g263-307||midsize/large wagon|16-Valve;16-Valve Wagon;Wagon
us|740|1991|2.3/4/0 2.3/4/0/t|a4 m5|R|m18-22 g251-307||midsize car|Wagon
us|740|1992|2.3/4/0 2.3/4/0/t|a4|R|m18-20 g276-307||midsize car|Wagon
us|760|1984|2.3/4/0/t 2.4/6/1/t 2.9/6/0|a4 m5||m18-25 g253-307||midsize car|GLE
us|760|1985|2.3/4/0 2.3/4/0/t 2.4/6/1/t 2.9/6/0|a4 m4|R|m18-24 g251-307||midsize car|740/760
us|760|1986|2.3/4/0 2.3/4/0/t 2.4/6/1/t 2.8/6/0|a4 m4|R|m18-24 g251-307||midsize car|740/760;740/760 Wagon
us|760|1987|2.3/4/0 2.3/4/0/t 2.8/6/0|a4 m4|R|m17-22 g251-325||midsize car|740/760;740/760 Wagon
us|760|1988|2.3/4/0 2.3/4/0/t 2.8/6/0|a4 m4 m5|R|m16-22 g251-345||midsize car|740/760;740/760 Wagon
us|760|1989-1990|2.3/4/0/t 2.8/6/0|a4|R|m17-18 g307-325||midsize car|Wagon
us|780|1987-1988|2.8/6/0|a4|R|m16-17 g325-345||compact car
us|780|1989-1990|2.3/4/0/t 2.8/6/0|a4|R|m17-18 g307-325||compact car
us|850|1993|2.4/5/0|a4 m5|F|m21 g263||midsize car
us|850|1994-1996|2.3/5/0/t 2.4/5/0|a4 m5|F|m19-21 g263-291||midsize/large wagon|Wagon
us|850|1997|2.3/5/0/t 2.4/5/0 2.4/5/0/t|a4 m5|F|m19-21 g263-291||midsize car|Wagon
us|940|1991-1995|2.3/4/0 2.3/4/0/t|a4|R|m18-20 g276-307||midsize car|GLE 16-Valve;GLE 16-Valve Wagon;SE;SE Wagon;Turbo;Turbo Wagon;Wagon
us|960|1992-1995|2.9/6/0|a4|R|m18-19 g291-307||midsize car|Wagon
us|960|1996|2.5/6/0 2.9/6/0|a4|R|m18-19 g291-307||small wagon|Wagon
us|960|1997|2.9/6/0|a4|R|m19 g291||compact car|S90
us|960|1997|2.9/6/0|a4|R|m19 g291||small wagon|960 Wagon;V90
us|C30|2008-2010|2.4/5/0 2.5/5/0/t|a5 m5 m6|F|m22-24 g230-251||compact car
us|C30|2011-2013|2.5/5/0/t|a5 m6|F|m24 g224-230||compact car
us|C40|2022-2023|//8|s|A|e87 r226||small SUV|Recharge twin
us|C40|2024|//8|s|AR|e99-107 r257-297||small SUV|Recharge;Recharge twin
us|C70|1998-2000|2.3/5/0/t 2.4/5/0/t|a4 m5|F|m19-21 g263-291||subcompact car|Convertible;Coupe
us|C70|2001-2004|2.3/5/0/t 2.4/5/0/t|a5 m5|F|m19-21 g263-291||subcompact car|Convertible;Coupe
us|C70|2006-2011|2.5/5/0/t|a5 m6|F|m21-23 g240-263||subcompact car|Convertible;New C70 Convertible
us|C70|2012-2013|2.5/5/0/t|a5|F|m21-22 g249-263||subcompact car
us|EC40|2025-2026|//8|s|AR|e97-106 r268-298||small SUV|Twin
us|EX30|2025-2026|//8|s|AR|e89-116 r203-261||small SUV|Cross Country;Single Motor extended range;Twin Performance
us|EX40|2025-2026|//8|s|AR|e94-106 r260-296||small SUV|Twin
us|EX90|2025|//8|s|A|e81-84 r300-310||standard SUV|Twin Motor;Twin Motor Performance
us|S40|2000|1.9/4/0/t|a4|F|m21 g263||compact car
us|S40|2001-2003|1.9/4/0/t|a5|F|m22-23 g240-251||compact car
us|S40|2004|1.9/4/0/t 2.4/5/0 2.5/5/0/t|a5|F|m22-23 g240-251||compact car
us|S40|2005-2009|2.4/5/0 2.5/5/0/t|a5 m5 m6|XF|m20-24 g230-276||compact car
us|S40|2010|2.4/5/0 2.5/5/0/t|a5 m5 m6|AF|m22-24 g230-251||compact car
us|S40|2011|2.5/5/0/t|a5|F|m24 g230||compact car
us|S60|2001|2.3/5/0/t 2.4/5/0 2.4/5/0/t|a5 m5|F|m20-21 g263-276||compact car
us|S60|2002|2.3/5/0/t 2.4/5/0 2.4/5/0/t|a5 m5|XF|m20-21 g263-276||compact car
us|S60|2003|2.3/5/0/t 2.4/5/0 2.4/5/0/t 2.5/5/0/t|a5 m5|XF|m19-23 g240-291||compact car
us|S60|2004|2.3/5/0/t 2.4/5/0 2.5/5/0/t|a5 m5 m6|XF|m19-22 g251-291||compact car|R
us|S60|2005|2.4/5/0 2.4/5/0/t 2.5/5/0/t|a5 m5 m6|XF|m18-22 g251-307||compact car|R
us|S60|2006|2.4/5/0 2.4/5/0/t 2.5/5/0/t|a5 a6 m5 m6|XF|m18-22 g251-307||compact car|R
us|S60|2007|2.4/5/0/t 2.5/5/0/t|a5 a6 m6|XF|m18-22 g251-307||compact car|R
us|S60|2008|2.4/5/0/t 2.5/5/0/t|a5 m6|XF|m21-22 g251-263||compact car
us|S60|2009|2.4/5/0/t 2.5/5/0/t|a5|XF|m21-23 g240-263||compact car
us|S60|2011|3/6/0/t|a6|A|m21 g263||compact car
us|S60|2012-2014|2.5/5/0/t 3/6/0/t|a6|AF|m21-24 g225-264||compact car
us|S60|2015-2016|2/4/0/t 2/4/0/ts 2.5/5/0/t 3/6/0/t|a6 a8|AF|m21-30 g184-256||compact car|CC;Inscription;PoleStar
us|S60|2017-2018|2/4/0/t 2/4/0/ts|a8|AF|m22-29 g188-244||compact car|CC;Inscription;Polestar
us|S60|2019-2021|2/4/0/t 2/4/0/ts 2/4/4/ts|a8|AF|m25-31 g93-219||compact car|PHEV
us|S60|2022|2/4/0/t 2/4/4/t 2/4/4/ts|a8|AF|m28-31 g62-196||compact car|B5;T8 Recharge;T8 Recharge ext. Range
us|S60|2023-2025|2/4/3/t 2/4/4/t|a8|AF|m28-31 g62-196||compact car|B5;T8;T8 Recharge
us|S70|1998|2.3/5/0/t 2.4/5/0 2.4/5/0/t|a4 m5|F|m19-21 g263-291||midsize car
us|S70|1999|2.3/5/0/t 2.4/5/0 2.4/5/0/t|a4 m5|XF|m19-21 g263-291||midsize car
us|S70|2000|2.3/5/0/t 2.4/5/0 2.4/5/0/t|a4 a5 m5|XF|m19-22 g251-291||midsize car
us|S80|1999-2001|2.8/6/0/t 2.9/6/0|a4|F|m18-20 g276-307||midsize car|S80 Executive
us|S80|2002-2003|2.9/6/0 2.9/6/0/t|a4|F|m19-20 g276-291||midsize car|S80 Executive
us|S80|2004|2.5/5/0/t 2.9/6/0 2.9/6/0/t|a4 a5|XF|m19-21 g263-291||midsize car|S80 Premier
us|S80|2005|2.5/5/0/t 2.9/6/0/t|a4 a5|XF|m19-22 g251-291||midsize car
us|S80|2006|2.5/5/0/t|a5|XF|m20-22 g251-276||midsize car
us|S80|2007|3.2/6/0 4.4/8/0|a6|XF|m18-19 g291-307||midsize car
us|S80|2008-2009|3/6/0/t 3.2/6/0 4.4/8/0|a6|XF|m18-20 g276-307||midsize car
us|S80|2010|3/6/0/t 3.2/6/0 4.4/8/0|a6|AF|m18-21 g263-307||midsize car
us|S80|2011-2014|3/6/0/t 3.2/6/0|a6|AF|m21-23 g238-264||midsize car
us|S80|2015|2/4/0/t 3/6/0/t|a6 a8|AF|m22-29 g193-246||midsize car
us|S80|2016|2/4/0/t|a8|F|m29 g191||midsize car
us|S90|1997-1998|2.9/6/0|a4|R|m18-19 g291-307||compact car|960/S90
us|S90|2017|2/4/0/t 2/4/0/ts|a8|AF|m25-27 g204-219||midsize car
us|S90|2018-2019|2/4/0/t 2/4/0/ts 2/4/4/ts|a8|AF|m25-29 g100-223||midsize car|PHEV
us|S90|2020-2021|2/4/0/ts 2/4/4/ts|a8|A|m25-30 g101-222||midsize car|PHEV
us|S90|2022|2/4/0/ts 2/4/4/t 2/4/4/ts|a8|A|m26-30 g68-212||midsize car|B6;T8 Recharge;T8 Recharge ext. Range
us|S90|2023|2/4/3/ts 2/4/4/ts|a8|A|m26-30 g68-209||midsize car|B6;T8 Recharge ext. Range
us|S90|2024|2/4/3/ts|a8|A|m25 g216||midsize car|B6
us|S90|2025|2/4/3/ts 2/4/4/t|a8|A|m26-29 g188-212||midsize car|B6;T8
us|S90|2026|2/4/3/t|a8|F|m28 g198||midsize car|B5
us|V40|2000|1.9/4/0/t|a4|F|m21 g263||small wagon
us|V40|2001-2004|1.9/4/0/t|a5|F|m22-23 g240-251||small wagon
us|V50|2005-2009|2.4/5/0 2.5/5/0/t|a5 m5 m6|XF|m20-24 g230-276||small wagon
us|V50|2010|2.4/5/0 2.5/5/0/t|a5 m6|AF|m22-24 g230-251||small wagon
us|V50|2011|2.5/5/0/t|a5|F|m24 g230||small wagon
us|V60|2015|2/4/0/t 2.5/5/0/t 3/6/0/t|a6 a8|AF|m21-29 g193-254||small wagon|CC;PoleStar
us|V60|2016|2/4/0/t 2/4/0/ts 2.5/5/0/t 3/6/0/t|a6 a8|AF|m21-29 g191-256||small wagon|CC;PoleStar
us|V60|2017-2019|2/4/0/t 2/4/0/ts|a8|AF|m22-29 g188-244||small wagon|CC;Polestar
us|V60|2020-2021|2/4/0/t 2/4/4/ts|a8|AF|m25-30 g96-220||small wagon|CC;PHEV
us|V60|2022|2/4/0/t 2/4/4/t 2/4/4/ts|a8|A|m25-31 g62-221||small wagon|T8 Recharge;T8 Recharge ext. Range;V60CC T5
us|V60|2023|2/4/3/t 2/4/4/t|a8|A|m26-31 g62-211||small wagon|T8 Recharge ext. Range;V60CC B5
us|V60|2024|2/4/3/t|a8|A|m27 g208||small wagon|V60CC B5
us|V60|2025|2/4/3/t 2/4/4/t|a8|A|m27-31 g62-206||small wagon|T8;V60CC B5
us|V60|2026|2/4/3/t|a8|A|m26 g210||small wagon|V60CC B5
us|V70|1998-1999|2.3/5/0/t 2.4/5/0 2.4/5/0/t|a4 m5|XF|m19-21 g263-291||midsize wagon
us|V70|2000|2.3/5/0/t 2.4/5/0 2.4/5/0/t|a4 a5 m5|XF|m18-22 g251-307||midsize wagon
us|V70|2001-2002|2.3/5/0/t 2.4/5/0 2.4/5/0/t|a5 m5|XF|m19-21 g263-291||midsize wagon
us|V70|2003|2.3/5/0/t 2.4/5/0 2.4/5/0/t 2.5/5/0/t|a5 m5|XF|m19-22 g251-291||midsize wagon
us|V70|2004|2.3/5/0/t 2.4/5/0 2.5/5/0/t|a5 m5 m6|XF|m19-22 g251-291||midsize wagon|R
us|V70|2005|2.4/5/0 2.4/5/0/t 2.5/5/0/t|a5 m5 m6|XF|m18-22 g251-307||midsize wagon|R
us|V70|2006-2007|2.4/5/0 2.4/5/0/t 2.5/5/0/t|a5 a6 m5 m6|XF|m18-22 g251-307||midsize wagon|R
us|V70|2008-2010|3.2/6/0|a6|F|m19-21 g263-291||midsize wagon
us|XC70|2001-2002|2.4/5/0/t|a5|X|m18-20 g276-307||SUV|V70 XC
us|V90|1997-1998|2.9/6/0|a4|R|m18-19 g291-307||small wagon|960 Wagon/V90
us|V90|2017|2/4/0|a8|A|m25 g221||midsize wagon|CC
us|V90|2018-2021|2/4/0/t 2/4/0/ts|a8|AF|m24-27 g200-232||midsize wagon|CC
us|V90|2022|2/4/0/ts|a8|A|m25 g219||midsize wagon|V90CC B6
us|V90|2023-2026|2/4/3/ts|a8|A|m25 g219-222||midsize wagon|V90CC B6
us|XC40|2019-2020|2/4/0/t|a8|AF|m25-27 g206-219||small SUV
us|XC40|2021-2022|2/4/0/t //8|a8 s|AF|m25-26 g211-223 e79-85 r208-223||small SUV|BEV;Recharge twin;T4;T5
us|XC40|2023|2/4/3/t //8|a8 s|AF|m26-27 g205-214 e85 r223||small SUV|B4;B5;Recharge twin
us|XC40|2024|2/4/3/t //8|a8 s|AR|m26 g210 e98-106 r254-293||small SUV|B5;Recharge;Recharge twin
us|XC40|2025|2/4/3/t|a8|A|m26 g213||small SUV|B5
us|XC40|2026|2/4/3/t|a8|AF|m26-27 g203-213||small SUV|B4;B5
us|XC60|2009|3/6/0/t|a6|X|m18 g307||SUV
us|XC60|2010-2014|3/6/0/t 3.2/6/0|a6|AF|m18-21 g258-307||SUV
us|XC60|2015|2/4/0/t 2/4/0/ts 2.5/5/0/t 3/6/0/t 3.2/6/0|a6 a8|AF|m20-27 g209-270||small SUV
us|XC60|2016|2/4/0/t 2/4/0/ts 2.5/5/0/t 3/6/0/t|a6 a8|AF|m20-26 g215-277||small SUV
us|XC60|2017|2/4/0/t 2/4/0/ts|a8|AF|m22-26 g216-245||small SUV
us|XC60|2018|2/4/0/t 2/4/0/ts 2/4/4/ts|a8|A|m23-26 g124-239||small SUV|PHEV
us|XC60|2019-2021|2/4/0/t 2/4/0/ts 2/4/4/ts|a8|AF|m22-27 g122-245||small SUV|PHEV
us|XC60|2022|2/4/0/t 2/4/0/ts 2/4/4/t 2/4/4/ts|a8|AF|m24-28 g76-232||small SUV|B5;B6;T8 Recharge;T8 Recharge ext. Range
us|XC60|2023|2/4/3/t 2/4/3/ts 2/4/4/t|a8|AF|m23-28 g76-233||small SUV|B5;B6;T8 Recharge
us|XC60|2024-2026|2/4/3/t 2/4/4/t|a8|A|m25-28 g76-226||small SUV|B5;T8;T8 Recharge
us|XC70|2003-2007|2.5/5/0/t|a5|X|m19 g291||SUV
us|XC70|2008|3.2/6/0|a6|X|m17 g325||SUV
us|XC70|2009|3/6/0/t 3.2/6/0|a6|X|m18 g307||SUV
us|XC70|2010|3/6/0/t 3.2/6/0|a6|A|m18 g307||SUV
us|XC70|2011-2014|3/6/0/t 3.2/6/0|a6|AF|m19-21 g258-291||SUV
us|XC70|2015|2/4/0/t 3/6/0/t 3.2/6/0|a6 a8|AF|m20-27 g209-270||small SUV
us|XC70|2016|2/4/0/t 2.5/5/0/t|a6 a8|AF|m21-26 g215-254||small SUV
us|XC90|2003-2004|2.5/5/0/t 2.9/6/0/t|a4 a5|XF|m16-19 g291-345||SUV
us|XC90|2005|2.5/5/0/t 2.9/6/0/t 4.4/8/0|a4 a5 a6|XF|m15-18 g307-368||SUV
us|XC90|2006|2.5/5/0/t 4.4/8/0|a5 a6|XF|m15-18 g307-368||SUV
us|XC90|2007|2.5/5/0/t 3.2/6/0 4.4/8/0|a5 a6|XF|m15-18 g307-368||SUV
us|XC90|2008-2009|3.2/6/0 4.4/8/0|a6|XF|m15-17 g325-368||SUV
us|XC90|2010-2011|3.2/6/0 4.4/8/0|a6|AF|m15-18 g307-368||SUV
us|XC90|2012-2014|3.2/6/0|a6|AF|m18-19 g283-307||standard SUV
us|XC90|2016-2021|2/4/0/t 2/4/0/ts 2/4/4/ts|a8|AF|m21-27 g116-267||standard SUV|PHEV
us|XC90|2022|2/4/0/t 2/4/0/ts 2/4/4/t 2/4/4/ts|a8|AF|m22-27 g81-252||standard SUV|T5;T6;T8 Recharge;T8 Recharge ext. Range
us|XC90|2023-2026|2/4/3/t 2/4/3/ts 2/4/4/t|a8|A|m22-27 g82-249||standard SUV|B5;B6;T8;T8 Recharge
uk|C30|2011-2013|1.6//1/t/1560 2//1/t/1984 2//0//1999 2.5//0//2521|a5 a6 m5 m6||n31-78 N94-211|5
uk|C40|2022-2025|//8///170-300|s||r249-342
uk|C70|2011-2013|2//1/t/1984 2.5//0//2521|a5 a6 m6||n30-48 N154-219|5
uk|EC40|2025|//8///175-325|s||r300-345
uk|EX30|2024-2025|//8///200-315|s||r209-296
uk|EX40|2025|//8///175-325|s||r294-343
uk|EX90|2025|//8///300-380|s||r374
uk|S40|2012-2013|1.6//1/t/1560 2//1/t/1984 2//0//1999 2.5//0//2521|a6 m5 m6||n31-74 N99-211|5
uk|S60|2011-2013|1.6//1/t/1560 1.6//0//1596 2//1/t/1984 2//0//1999 2.4//1/t/2400 3//0//2953|a6 m6|A|n28-66 N114-231|5
uk|S60|2017-2019|2//1/t/1969 2//0//1969|a6 a8 m6||n49-74 N99-134|6
uk|S60|2020|2//3//1969/184-184|a8||w38-42 W146-170|6d-TEMP
uk|S60|2021-2022|2//3//1969/184-184 2//3//1969/184-184 2//4//1969/288-335|a8|A|w38-42 W18-170|6d 6d-TEMP
uk|S60|2023-2025|2//3//1969/184-184 2//4//1969/335-335|a8|A|w38-42 W17-168|6d
uk|S80|2011|1.6//1/t/1560 2//1/t/1984 2.4//1/t/2400 3//0//2953|a6 m6|A|n28-66 N114-231|5
uk|S80|2012-2013|1.6//1/t/1560 1.6//1/t/1590 1.6//0//1596 2//1/t/1984 2//0//1999 2.4//1/t/2400 3//0//2953|a6 m6|A|n28-66 N114-231|5
uk|S90|2017-2018|2//1/t/1969 2//0//1969 2//4//1969|a8|A|n42-64 N46-153|6
uk|S90|2019|2//1/t/1969/140-173 2//0//1969/140-184 2//4//1969|a8|A|n42-64 N46-157 w33-50 W147-193|6 6d-TEMP
uk|S90|2021-2025|2//4//1969/287-335|a8|A|W17-61|6d
uk|V40|2011-2013|1.6//1/t/1560 1.6//0//1596 2//1/t/1984|a6 m6||n51-78 N94-136|5
uk|V40|2017-2018|1.5//1/t/1498 1.5//0//1498 2//1/t/1969 2//0//1969|a6 a8 m6|A|n44-83 N89-205|6
uk|V40|2019|1.5//1/t/1498 1.5//0//1498/90-112 2//1/t/1969/88-88 2//0//1969/90-112|a6 a8 m6|A|n44-78 N94-149 w37-56 W131-173|6 6d-TEMP
uk|V50|2012-2013|1.6//1/t/1560 2//1/t/1984 2//0//1999 2.5//0//2521|a5 a6 m5 m6||n31-74 N99-211|5
uk|V60|2011-2013|1.6//1/t/1560 1.6//0//1596 2//1/t/1984 2//0//1999 2.4//1/t/2400 3//0//2953|a6 m6|A|n28-63 N119-237|5
uk|V60|2017-2018|1.7//1/t/1696 2//1/t/1969 2//0//1969 2.4//1/t/2400 2.4//7/t/2400|a6 a8 m6|A|n35-74 N48-186|6
uk|V60|2019|2//1/t/1969/110-140 2//0//1969/184-184 2.4//7/t/2400|a6 a8 m6|A|n35-72 N48-186 w34-56 W133-187|6 6d-TEMP
uk|V60|2020|2//3//1969/120-220|a8|A|w34-44 W144-186|6d
uk|V60|2021-2022|2//6/t/1969/145-145 2//3//1969/120-220 2//3//1969/120-220 2//4//1969/251-298|a8|A|w33-47 W18-192|6d
uk|V60|2023-2025|2//3//1969/120-184 2//4//1969/186-335|a7 a8|AF|w36-46 W17-180|6d
uk|V70|2011|1.6//1/t/1560 2//1/t/1984 2.4//1/t/2400 3//0//2953|a6 m6|A|n28-63 N119-237|5
uk|V70|2012-2013|1.6//1/t/1560 1.6//1/t/1590 1.6//0//1596 2//1/t/1984 2//0//1999 2.4//1/t/2400 3//0//2953|a6 m6|A|n28-63 N119-237|5
uk|V90|2017|2//1/t/1969 2//0//1969 2//4//1969|a8|A|n36-64 N46-177|6
uk|V90|2018|2//1/t/1969 2//0//1969 2//4//1969|a8|A|n36-64 N46-177|6 6b
uk|V90|2019|2//1/t/1969/140-173 2//0//1969/140-228 2//4//1969|a8|A|n36-63 N46-183 w30-50 W147-210|6 6b 6d-TEMP
uk|V90|2020|2//1/t/1969/173-173 2//3//1969/145-220|a8|A|w32-44 W148-198|6d 6d-TEMP
uk|V90|2021-2022|2//1/t/1969/173-173 2//6/t/1969/145-173 2//3//1969/145-220 2//3//1969/145-220 2//4//1969/251-251|a8|A|w32-50 W39-202|6d 6d-TEMP
uk|V90|2023-2025|2//6/t/1969/145-173 2//3//1969/145-220 2//4//1969/186-335|a8|AF|w33-45 W18-194|6d
uk|XC40|2017-2018|2//1/t/1969 2//0//1969|a8|A|n40-56 N133-166|6
uk|XC40|2019|1.5//0//1477/115-115 2//1/t/1969/110-140 2//0//1969/140-182|a8 m6|A|n40-56 N127-168 w31-52 W143-205|6 6d-TEMP
uk|XC40|2020|1.5//0//1477/95-120 2//3//1969/145-184|a8 m6|A|w34-40 W158-186|6d
uk|XC40|2021|1.5//0//1477/95-120 1.5//4//1477/155-192 2//3//1969/145-184 2//3//1969/145-184|a7 a8 m6|AF|w34-40 W41-188|6d
uk|XC40|2022|//8///170-300 1.5//0//1477/95-120 1.5//4//1477/155-192 2//3//1969/145-184 2//3//1969/120-184|a7 a8 m6 s|AF|r249-267 w34-40 W41-188|6d
uk|XC40|2023-2025|//8///170-300 1.5//0//1477/95-95 1.5//4//1477/155-192 2//3//1969/120-145|a7 a8 m6 s|AF|r262-334 w34-43 W41-188|6d
uk|XC60|2011|2//1/t/1984 2//0//1984 2.4//1/t/2400 3//0//2953|a6 m6|A|n26-50 N149-249|5
uk|XC60|2012-2013|2//1/t/1984 2//0//1984 2//0//1999 2.4//1/t/2400 3//0//2953|a6 m6|AF|n26-50 N149-249|5
uk|XC60|2017-2018|2//1/t/1969 2//0//1969 2//4//1969 2.4//1/t/2400|a6 a8 m6|A|n38-63 N49-169|6
uk|XC60|2019|2//1/t/1969/140-173 2//3//1969/287-287 2//0//1969/184-184 2//4//1969|a8 m6|A|n38-55 N49-178 w29-45 W78-219|6 6d-TEMP
uk|XC60|2020|2//1/t/1969/140-140 2//5/t/1969/145-173 2//3//1969/184-220|a8|A|w29-47 W157-218|6d 6d-TEMP
uk|XC60|2021-2022|2//1/t/1969/140-140 2//5/t/1969/145-173 2//6/t/1969/145-145 2//3//1969/184-220 2//3//1969/184-220 2//4//1969/257-335|a8|A|w29-47 W23-218|6d 6d-TEMP
uk|XC60|2023-2025|2//6/t/1969/145-145 2//3//1969/184-220 2//4//1969/186-335|a8|A|w32-44 W22-202|6d
uk|XC70|2011|2//1/t/1984 2//0//1984 2.4//1/t/2400 3//0//2953|a6 m6|A|n27-51 N144-248|5
uk|XC70|2012-2013|2//1/t/1984 2//0//1984 2.4//1/t/2400 3//0//2953|a6 m6|AF|n27-51 N144-248|5
uk|XC90|2011|2.4//1/t/2400|a6||n34 N215|5
uk|XC90|2012-2013|2.4//1/t/2400|a6|A|n34 N215-219|5
uk|XC90|2017-2018|2//1/t/1969 2//0//1969 2//4//1969|a8|A|n35-50 N49-186|6
uk|XC90|2019|2//1/t/1969/173-173 2//0//1969/184-228 2//4//1969|a8|A|n35-50 N49-192 w26-37 W201-245|6 6d-TEMP
uk|XC90|2020|2//5/t/1969/173-173 2//3//1969/184-220|a8|A|w28-43 W178-228|6d 6d-TEMP
uk|XC90|2021-2022|2//5/t/1969/173-173 2//6/t/1969/173-173 2//3//1969/184-220 2//3//1969/184-184 2//4//1969/288-335|a8|A|w28-43 W29-228|6d 6d-TEMP
uk|XC90|2023|2//6/t/1969/173-173 2//3//1969/184-220 2//4//1969/335-335|a8|A|w29-41 W28-218|6d
uk|XC90|2024-2025|2//6/t/1969/173-173 2//3//1969/184-220 2//4//1969/228-335|a8|A|w29-41 W28-218|6d 6e
=XPeng
uk|G6|2025|//8///190-210|s|R|r270-354
=Škoda
uk|Citigo|2011-2013|1//0//999|a5 m5||n63-69 N96-105|5
uk|Citigo|2016-2018|1//0//999|a5 m5||n64-69 N96-103|6
uk|Fabia|2011-2013|1.2//0/t/1197 1.2//1/t/1199 1.4//0/t/1390 1.6//1/t/1598|d7 m5||n46-83 N89-148|5|estate;hatchback
uk|Fabia|2016-2019|1//0/t/999 1.4//1/t/1422|d7 m5 m6||n58-72 N101-112|6|estate;hatchback
uk|Karoq|2018-2019|1//0/t/999 1.5//0/t/1498 1.6//1/t/1598 2//1/t/1968|d7 m6|A|n50-63 N118-134|6d-TEMP
uk|Kodiaq|2016-2017|1.3//0/t/1295 1.4//0/t/1395 2//1/t/1968 2//1/t/1984 2//0/t/1984|d6 d7 m6|A|n38-56 N131-170|6
uk|Kodiaq|2018-2019|1.3//0/t/1295 1.4//0/t/1395 1.5//0/t/1498 2//1/t/1968 2//1/t/1984 2//0/t/1984|d6 d7 m6|A|n38-56 N131-170|6 6b
uk|Octavia|2011-2013|1.2//0/t/1197 1.4//0/t/1390 1.6//1/t/1598 1.6//0//1598 1.8//0/t/1781 1.8//0/t/1798 2//1/t/1968 2//0//1984|d6 d7 m5 m6|A|n36-69 N107-182|5|estate;hatchback
uk|Octavia|2016|1//0/t/999 1.4//0/t/1395 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6|A|n43-81 N90-149|6|estate;hatchback
uk|Octavia|2017-2019|1//0/t/999 1.4//0/t/1395 1.5//0/t/1498 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m5 m6|A|n43-81 N90-150|6|estate;hatchback
uk|Rapid|2016|1//0/t/999 1.4//0//1395 1.4//1/t/1422 1.6//1/t/1598|d7 m5 m6||n58-71 N103-115|6
uk|Rapid|2017-2019|1//0/t/999 1.2//0//1197 1.4//0//1395 1.4//1/t/1422 1.6//1/t/1598|d7 m5 m6||n58-71 N103-115|6
uk|Rapid|2016|1//0/t/999 1.4//1/t/1422 1.6//1/t/1598|d7 m5 m6||n61-71 N103-109|6||Rapid Spaceback
uk|Rapid|2017-2019|1//0/t/999 1.2//0/t/1197 1.4//1/t/1422 1.6//1/t/1598|d7 m5 m6||n60-71 N103-109|6||Rapid Spaceback
uk|Roomster|2011-2013|1.2//0/t/1197 1.2//1/t/1199 1.6//1/t/1598|d7 m5||n46-67 N109-143|5
uk|Roomster|2011-2013|1.2//0/t/1197 1.6//1/t/1598|d7 m5||n50-60 N124-134|5||Roomster Scout
uk|Superb|2011-2013|1.4//0/t/1390 1.6//1/t/1598 1.8//0/t/1798 2//1/t/1968 2//0/t/1984 3.6//0//3597|d6 d7 m6|A|n28-64 N114-237|5|estate
uk|Superb|2016-2019|1.4//0/t/1395 1.6//1/t/1598 2//1/t/1968 2//0/t/1984|d6 d7 m6|A|n39-72 N101-164|6|estate;hatchback;saloon
uk|Yeti|2011-2013|1.2//0/t/1197 1.4//0/t/1390 1.6//1/t/1598 1.8//0/t/1798 2//1/t/1968|d6 d7 m5 m6|A|n35-61 N119-189|5
uk|Yeti|2016|1.2//0/t/1197 1.4//0/t/1395 2//1/t/1968|d6 d7 m6|A|n45-64 N115-147|6
uk|Yeti|2017-2018|1.2//0/t/1197 1.4//0/t/1395 2//1/t/1968|d6 d7 m5 m6|A|n45-64 N115-147|6
uk|Yeti|2019|2//1/t/1968|m5||n63-64 N115-118|6
`;
