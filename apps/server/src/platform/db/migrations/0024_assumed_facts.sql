ALTER TABLE "diagnoses" ADD COLUMN "assumed" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "assumed" text[] DEFAULT '{}'::text[] NOT NULL;