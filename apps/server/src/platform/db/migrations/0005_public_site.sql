CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"diagnosis_id" uuid,
	"priority" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_requests_user_id_created_at_idx" ON "support_requests" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['support_requests', 'page_views'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_all ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', t);
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- A request is its writer's to make and to read; its priority and status are the server's to set.
GRANT SELECT ON support_requests TO app_user;
--> statement-breakpoint
CREATE POLICY own_rows ON support_requests FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()));
--> statement-breakpoint
CREATE TRIGGER support_requests_same_owner BEFORE INSERT OR UPDATE ON support_requests
  FOR EACH ROW EXECUTE FUNCTION same_owner();
--> statement-breakpoint
-- Counts a view of a page on this UTC day.
CREATE FUNCTION count_page_view(p_path text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  INSERT INTO page_views AS v (day, path, views) VALUES ((app_now() AT TIME ZONE 'UTC')::date, p_path, 1)
  ON CONFLICT (day, path) DO UPDATE SET views = v.views + 1
$$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', 'count_page_view(text)');
END $$;
