CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"vehicle_id" uuid,
	"diagnosis_id" uuid,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_user_id_created_at_idx" ON "quotes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "quotes_vehicle_id_idx" ON "quotes" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "quotes_diagnosis_id_idx" ON "quotes" USING btree ("diagnosis_id");--> statement-breakpoint
ALTER TABLE quotes ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE quotes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY owner_all ON quotes TO CURRENT_USER USING (true) WITH CHECK (true);--> statement-breakpoint
REVOKE ALL ON quotes FROM PUBLIC;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON quotes TO app_user;--> statement-breakpoint
CREATE POLICY own_rows ON quotes TO app_user USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint
-- A quote is of an own or a shared car, and of an own diagnosis.
CREATE TRIGGER quotes_vehicle BEFORE INSERT OR UPDATE ON quotes FOR EACH ROW EXECUTE FUNCTION own_or_shared_vehicle();--> statement-breakpoint
CREATE TRIGGER quotes_same_owner BEFORE INSERT OR UPDATE ON quotes FOR EACH ROW WHEN (NEW.diagnosis_id IS NOT NULL) EXECUTE FUNCTION same_diagnosis_owner();--> statement-breakpoint
CREATE TRIGGER quotes_keep_owner BEFORE UPDATE ON quotes FOR EACH ROW EXECUTE FUNCTION keep_owner();
