ALTER TABLE "users" ADD COLUMN "has_tools" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "diagnoses" ADD COLUMN "confirmed" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "diagnoses" ADD COLUMN "removed" text[] DEFAULT '{}'::text[] NOT NULL;