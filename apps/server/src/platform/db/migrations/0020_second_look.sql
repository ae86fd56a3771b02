ALTER TABLE "diagnoses" ADD COLUMN "second_look" text;--> statement-breakpoint
ALTER TABLE "repair_guides" ADD COLUMN "second_look" text;--> statement-breakpoint
CREATE INDEX "diagnoses_second_look_idx" ON "diagnoses" USING btree ("created_at") WHERE second_look = 'waiting';--> statement-breakpoint
CREATE INDEX "repair_guides_second_look_idx" ON "repair_guides" USING btree ("created_at") WHERE second_look = 'waiting';--> statement-breakpoint
ALTER TABLE "diagnoses" ADD CONSTRAINT "diagnoses_second_look_check" CHECK ("diagnoses"."second_look" in ('waiting', 'added'));--> statement-breakpoint
ALTER TABLE "repair_guides" ADD CONSTRAINT "repair_guides_second_look_check" CHECK ("repair_guides"."second_look" in ('waiting', 'added'));