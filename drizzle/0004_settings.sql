CREATE TABLE "account_deletions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"provider_ids" jsonb NOT NULL,
	"was_published" boolean NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"erase_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retired_slugs" (
	"hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "deletion_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("erase_at");--> statement-breakpoint
CREATE INDEX "account_deletions_email" ON "account_deletions" USING btree ("email");