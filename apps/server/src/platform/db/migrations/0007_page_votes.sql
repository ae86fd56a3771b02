CREATE TABLE "page_votes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"voter" text,
	"is_right" boolean NOT NULL,
	"remark" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "page_votes_voter_unique" ON "page_votes" USING btree ("voter");--> statement-breakpoint
CREATE INDEX "page_votes_path_idx" ON "page_votes" USING btree ("path");--> statement-breakpoint
ALTER TABLE page_votes ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE page_votes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Votes are nobody's: the server stores and counts them, no user reads or writes one.
CREATE POLICY owner_all ON page_votes TO CURRENT_USER USING (true) WITH CHECK (true);--> statement-breakpoint
REVOKE ALL ON page_votes FROM PUBLIC;
