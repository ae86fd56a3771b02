CREATE TABLE "quote_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"token" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "quote_shares" ADD CONSTRAINT "quote_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_shares" ADD CONSTRAINT "quote_shares_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_shares_token_hash_idx" ON "quote_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "quote_shares_quote_id_idx" ON "quote_shares" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "quote_shares_user_id_idx" ON "quote_shares" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE quote_shares ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE quote_shares FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY owner_all ON quote_shares TO CURRENT_USER USING (true) WITH CHECK (true);--> statement-breakpoint
REVOKE ALL ON quote_shares FROM PUBLIC;--> statement-breakpoint
-- To see only: secrets are encrypted by the server, as those of links to diagnoses.
GRANT SELECT ON quote_shares TO app_user;--> statement-breakpoint
CREATE POLICY own_rows ON quote_shares FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()));--> statement-breakpoint
CREATE FUNCTION same_quote_owner() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM quotes q WHERE q.id = NEW.quote_id AND q.user_id = NEW.user_id) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the quote is not this user''s';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION same_quote_owner() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER quote_shares_same_owner BEFORE INSERT OR UPDATE ON quote_shares FOR EACH ROW EXECUTE FUNCTION same_quote_owner();
