CREATE TABLE "guide_progress" (
	"guide_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"done_steps" integer[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "guide_progress_guide_id_user_id_pk" PRIMARY KEY("guide_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "owned_tools" (
	"user_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "owned_tools_user_id_tool_pk" PRIMARY KEY("user_id","tool")
);
--> statement-breakpoint
ALTER TABLE "repair_guides" ADD COLUMN "source" text DEFAULT 'engine' NOT NULL;--> statement-breakpoint
ALTER TABLE "guide_progress" ADD CONSTRAINT "guide_progress_guide_id_repair_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "repair_guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_progress" ADD CONSTRAINT "guide_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_tools" ADD CONSTRAINT "owned_tools_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_progress_user_id_idx" ON "guide_progress" USING btree ("user_id");--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['guide_progress', 'owned_tools'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_all ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', t);
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO app_user', t);
    EXECUTE format(
      'CREATE POLICY own_rows ON %I TO app_user USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()))', t);
  END LOOP;
END $$;
