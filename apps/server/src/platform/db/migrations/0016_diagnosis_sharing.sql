CREATE TABLE "diagnosis_outcomes" (
	"diagnosis_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fault_id" text,
	"other_cause" text,
	"cost_cents" integer,
	"currency" text,
	"fixed_by" text,
	"may_be_used" boolean DEFAULT false NOT NULL,
	"leading_fault_id" text,
	"leading_probability" double precision,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "diagnosis_outcomes_kind_check" CHECK ("diagnosis_outcomes"."kind" in ('cause', 'other', 'not-fixed')),
	CONSTRAINT "diagnosis_outcomes_cost_check" CHECK ("diagnosis_outcomes"."cost_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "diagnosis_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"diagnosis_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"shows_registration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "garage_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"diagnosis_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"garage" text NOT NULL,
	"tests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"agreement" text NOT NULL,
	"fault_id" text,
	"other_cause" text,
	"quote_cents" integer,
	"quote_currency" text,
	"quote_for" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "garage_replies_agreement_check" CHECK ("garage_replies"."agreement" in ('agrees', 'differs', 'unsure')),
	CONSTRAINT "garage_replies_quote_check" CHECK ("garage_replies"."quote_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "diagnosis_outcomes" ADD CONSTRAINT "diagnosis_outcomes_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnosis_outcomes" ADD CONSTRAINT "diagnosis_outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnosis_shares" ADD CONSTRAINT "diagnosis_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnosis_shares" ADD CONSTRAINT "diagnosis_shares_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage_replies" ADD CONSTRAINT "garage_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage_replies" ADD CONSTRAINT "garage_replies_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage_replies" ADD CONSTRAINT "garage_replies_share_id_diagnosis_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "diagnosis_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diagnosis_outcomes_user_id_idx" ON "diagnosis_outcomes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "diagnosis_shares_token_hash_idx" ON "diagnosis_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "diagnosis_shares_diagnosis_id_idx" ON "diagnosis_shares" USING btree ("diagnosis_id");--> statement-breakpoint
CREATE INDEX "diagnosis_shares_user_id_idx" ON "diagnosis_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "garage_replies_diagnosis_id_idx" ON "garage_replies" USING btree ("diagnosis_id");--> statement-breakpoint
CREATE INDEX "garage_replies_share_id_idx" ON "garage_replies" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "garage_replies_user_id_idx" ON "garage_replies" USING btree ("user_id");
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['diagnosis_outcomes', 'diagnosis_shares', 'garage_replies'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_all ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', t);
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC', t);
    -- Seen by their owner; a garage has no account, so the owner role writes what it may.
    EXECUTE format('GRANT SELECT ON %I TO app_user', t);
    EXECUTE format('CREATE POLICY own_rows ON %I FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()))', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- What belongs to a diagnosis belongs to its owner.
CREATE FUNCTION same_diagnosis_owner() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM diagnoses d WHERE d.id = NEW.diagnosis_id AND d.user_id = NEW.user_id) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the diagnosis is not this user''s';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION same_diagnosis_owner() FROM PUBLIC;
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['diagnosis_outcomes', 'diagnosis_shares', 'garage_replies'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION same_diagnosis_owner()', t || '_same_owner', t);
  END LOOP;
END $$;
