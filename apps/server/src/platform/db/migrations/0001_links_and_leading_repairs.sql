ALTER TABLE "diagnoses" ADD COLUMN "leading_name" text;--> statement-breakpoint
ALTER TABLE "diagnoses" ADD COLUMN "leading_probability" double precision;--> statement-breakpoint
ALTER TABLE "diagnosis_shares" ADD COLUMN "token" text;