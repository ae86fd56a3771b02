CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"diagnosis_id" uuid NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"source" text,
	"about" text,
	"change" jsonb,
	"client_id" uuid,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_diagnosis_id_created_at_idx" ON "chat_messages" USING btree ("diagnosis_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_user_id_idx" ON "chat_messages" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_user_id_client_id_idx" ON "chat_messages" USING btree ("user_id","client_id") WHERE client_id is not null;--> statement-breakpoint
ALTER TABLE chat_messages ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE chat_messages FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY owner_all ON chat_messages TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
REVOKE ALL ON chat_messages FROM PUBLIC;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON chat_messages TO app_user;
--> statement-breakpoint
CREATE POLICY own_rows ON chat_messages TO app_user
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
-- A conversation is about one's own diagnosis.
CREATE TRIGGER chat_messages_same_owner BEFORE INSERT OR UPDATE ON chat_messages
  FOR EACH ROW EXECUTE FUNCTION same_owner();
