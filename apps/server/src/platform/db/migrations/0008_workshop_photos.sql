ALTER TABLE "files" ALTER COLUMN "vehicle_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "workshop_reply_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_workshop_reply_id_garage_replies_id_fk" FOREIGN KEY ("workshop_reply_id") REFERENCES "garage_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_workshop_reply_id_idx" ON "files" USING btree ("workshop_reply_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_place_check" CHECK (("files"."vehicle_id" is null) <> ("files"."workshop_reply_id" is null));--> statement-breakpoint
-- What a workshop sent comes by the server only: nobody makes a file of theirs one, or takes one for a vehicle's. The
-- owner role is a member of app_user on PostgreSQL, so a restrictive policy of app_user would bind the server as well.
CREATE POLICY no_reply_insert ON files AS RESTRICTIVE FOR INSERT TO app_user WITH CHECK (workshop_reply_id IS NULL OR current_user <> 'app_user');--> statement-breakpoint
CREATE POLICY no_reply_update ON files AS RESTRICTIVE FOR UPDATE TO app_user USING (workshop_reply_id IS NULL OR current_user <> 'app_user') WITH CHECK (workshop_reply_id IS NULL OR current_user <> 'app_user');
