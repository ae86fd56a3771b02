CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid,
	"vehicle_id" uuid NOT NULL,
	"diagnosis_id" uuid,
	"name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"duration" integer NOT NULL,
	"samples" integer NOT NULL,
	"values" jsonb NOT NULL,
	"markers" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_vehicle_id_started_at_idx" ON "recordings" USING btree ("vehicle_id","started_at","id");--> statement-breakpoint
CREATE INDEX "recordings_user_id_idx" ON "recordings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recordings_diagnosis_id_idx" ON "recordings" USING btree ("diagnosis_id");--> statement-breakpoint
ALTER TABLE recordings ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE recordings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY owner_all ON recordings TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
REVOKE ALL ON recordings FROM PUBLIC;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON recordings TO app_user;
--> statement-breakpoint
CREATE POLICY own_rows ON recordings TO app_user
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
-- Of a shared vehicle, to see by every role, to change by the role 'edit'.
CREATE POLICY shared_rows ON recordings FOR SELECT TO app_user
  USING (vehicle_id = ANY ((SELECT shared_vehicle_ids(false))::uuid[]));
--> statement-breakpoint
CREATE POLICY shared_insert ON recordings FOR INSERT TO app_user
  WITH CHECK (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]));
--> statement-breakpoint
CREATE POLICY shared_update ON recordings FOR UPDATE TO app_user
  USING (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]))
  WITH CHECK (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]));
--> statement-breakpoint
CREATE TRIGGER recordings_keep_owner BEFORE UPDATE ON recordings FOR EACH ROW EXECUTE FUNCTION keep_owner();
--> statement-breakpoint
CREATE TRIGGER recordings_same_owner BEFORE INSERT OR UPDATE ON recordings FOR EACH ROW EXECUTE FUNCTION same_owner();
--> statement-breakpoint
CREATE TRIGGER recordings_record_data_event AFTER INSERT OR UPDATE OR DELETE ON recordings
  FOR EACH ROW EXECUTE FUNCTION record_data_event();
--> statement-breakpoint
-- Recordings count against the storage of an account as files do.
CREATE OR REPLACE FUNCTION storage_used(p_user_id uuid) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT (SELECT coalesce(sum(f.bytes), 0) FROM files f WHERE f.user_id = p_user_id AND f.deleted_at IS NULL)
    + (SELECT coalesce(sum(r.bytes), 0) FROM recordings r WHERE r.user_id = p_user_id AND r.deleted_at IS NULL)
$$;
