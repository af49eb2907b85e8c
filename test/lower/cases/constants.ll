; FUNC: fold
; CHECK: store 8 @p, (@table + 12)
; CHECK: store 8 @p, @table
; CHECK: store 8 @p, 0
; CHECK: store 8 @pair, @f
; CHECK: store 8 (@pair + 8), 4
; FUNC: pairs
; CHECK: load 8 @pair
; CHECK: load 8 (@pair + 8)
; CHECK: ret %_
; FUNC: vector
; CHECK: load 8 %0
; CHECK: load 8
; CHECK: merge
; CHECK: ret %_
; FUNC: loop
; CHECK: phi [%0, b0], [%_, b1]
; CHECK: select %_, %_, @table
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
@table = global [8 x i32] zeroinitializer
@p = global ptr null
@pair = global { ptr, i64 } { ptr @f, i64 ptrtoint (ptr @table to i64) }
@tag = global i64 add (i64 ptrtoint (ptr getelementptr inbounds ([8 x i32], ptr @table, i64 0, i64 2) to i64), i64 1)
@diff = global i64 sub (i64 ptrtoint (ptr getelementptr inbounds ([8 x i32], ptr @table, i64 0, i64 3) to i64), i64 ptrtoint (ptr @table to i64))
; FUNC:
; CHECK: global @pair size 16 ... = {0: @f, 8: @table}
; CHECK: global @tag size 8 ... = {0: (@table + 9)}
; CHECK: global @diff size 8 ... = {0: 12 size 8}
define void @f() {
  ret void
}
define void @fold() {
  store ptr getelementptr inbounds ([8 x i32], ptr @table, i64 0, i64 3), ptr @p
  store i64 ptrtoint (ptr @table to i64), ptr @p
  store ptr null, ptr @p
  store { ptr, i64 } { ptr @f, i64 4 }, ptr @pair
  ret void
}
define ptr @pairs() {
  %a = load { ptr, i64 }, ptr @pair
  %b = extractvalue { ptr, i64 } %a, 0
  ret ptr %b
}
define ptr @vector(ptr %x) {
  %a = load <2 x ptr>, ptr %x
  %b = extractelement <2 x ptr> %a, i32 1
  ret ptr %b
}
define ptr @loop(ptr %x, i32 %n) {
entry:
  br label %again
again:
  %p = phi ptr [ %x, %entry ], [ %q, %again ]
  %q = getelementptr i8, ptr %p, i64 1
  %c = icmp eq i32 %n, 3
  %s = select i1 %c, ptr %q, ptr @table
  %f = freeze ptr %s
  store i8 1, ptr %f
  br i1 %c, label %again, label %out
out:
  ret ptr %f
}
