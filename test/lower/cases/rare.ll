; What compilers seldom write, but may.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
%opaque = type opaque
%deep = type { [2 x [2 x [2 x [2 x [2 x [2 x [2 x [2 x [2 x i32]]]]]]]]] }
@unknown = external global %opaque
@word = global i32 0
@inner = alias i32, getelementptr (i8, ptr @pair, i64 4)
@pair = global { i32, i32 } { i32 1, i32 2 }
@names = private unnamed_addr constant [3 x i8] c"ab\00"
@again = private unnamed_addr constant [3 x i8] c"ab\00"
@0 = private constant i32 7
@1 = private constant i32 8
@"a b\22c" = global i32 3
module asm ".symver old, old@V1"
; CHECK: global @.str.
; CHECK: global @.str....2 internal
; FUNC:
; CHECK: alias @inner = (@pair + 4)
; CHECK-NOT: assembly at file level
declare i32 @__gxx_personality_v0(...)
declare void @may_throw()
declare void @llvm.donothing()
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
declare i32 @llvm.smax.i32(i32, i32)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare i64 @llvm.ctpop.i64(i64)

define i32 @goto_asm(i32 %x) {
entry:
  callbr void asm sideeffect "jmp ${1:l}", "r,!i,~{memory}"(i32 %x) to label %next [label %away]
next:
  ret i32 1
away:
  ret i32 2
}
; FUNC: goto_asm
; CHECK: asm %0
; CHECK: indirect undef [b1, b2]

define void @cleans() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @llvm.donothing() to label %next unwind label %bad
next:
  invoke void @may_throw() to label %out unwind label %bad
out:
  ret void
bad:
  %e = landingpad { ptr, i32 } cleanup filter [1 x ptr] [ptr @word]
  store i32 4, ptr @word
  resume { ptr, i32 } %e
}
; FUNC: cleans
; CHECK: call @may_throw()
; CHECK: invoke b
; CHECK: landingpad
; CHECK: throw %_

define i32 @same_edge(i32 %x, ptr %p, ptr %q) {
entry:
  switch i32 %x, label %other [ i32 1, label %join
                                i32 2, label %join
                                i32 3, label %other
                                i32 4, label %join ]
other:
  store i32 1, ptr %p
  br label %join
join:
  %r = phi ptr [ %p, %entry ], [ %p, %entry ], [ %q, %other ], [ %p, %entry ]
  %v = load i32, ptr %r
  ret i32 %v
}
; FUNC: same_edge
; CHECK: switch %0, b1 [...4: b2
; CHECK: phi [%1, b0], [%2, b1]

define i32 @many(ptr %p, i64 %i) {
  %a = getelementptr %deep, ptr %p, i64 %i, i32 0, i64 %i, i64 %i, i64 %i, i64 %i, i64 %i, i64 %i, i64 %i, i64 %i, i64 %i
  %v = load i32, ptr %a
  ret i32 %v
}
; FUNC: many
; CHECK: addr %0 + 2048*%1 + 1024*%1[2]
; CHECK: load 4

define void @mixed(ptr %p, <4 x i32> %v, <4 x i1> %m, i32 %x, ptr addrspace(1) %far) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 16, <4 x i1> %m)
  %y = call i32 @llvm.smax.i32(i32 %x, i32 3)
  %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
  store i32 %y, ptr %q
  %near = addrspacecast ptr addrspace(1) %far to ptr
  store i32 5, ptr %near
  %n = call i64 @llvm.ctpop.i64(i64 7)
  store i64 %n, ptr @word
  store i32 6, ptr @unknown
  %f = uitofp i32 %x to double
  store double %f, ptr %p
  ret void
}
; FUNC: mixed
; CHECK: store 16 %0, %1
; CHECK: merge %3, 3
; CHECK: store 4 %0, %_
; CHECK: store 4 %4, 5
; CHECK: opaque
; CHECK: store 4 @unknown, 6
; CHECK: store 8 %0, %_

define void @aggregates(ptr %p, i1 %c) {
entry:
  %a = load { ptr, [2 x i64] }, ptr %p
  %b = insertvalue { ptr, [2 x i64] } %a, ptr @word, 0
  %x = extractvalue { ptr, [2 x i64] } %b, 0
  store i32 9, ptr %x
  %y = extractvalue { ptr, [2 x i64] } %b, 1, 1
  br i1 %c, label %then, label %out
then:
  store { ptr, [2 x i64] } %a, ptr @pair
  br label %out
out:
  %s = phi { ptr, ptr } [ { ptr @word, ptr @pair }, %entry ], [ zeroinitializer, %then ]
  %t = extractvalue { ptr, ptr } %s, 1
  store i64 %y, ptr %t
  ret void
}
; FUNC: aggregates
; CHECK: %2 = load 8 %0
; CHECK: load 8 %_
; CHECK: load 8 %_
; CHECK: store 4 @word, 9
; CHECK: store 8 @pair, %2
; CHECK: phi [...
define i32 @uses() {
  %a = load i32, ptr @inner
  %b = load i8, ptr @names
  %c = load i8, ptr @again
  %d = load i32, ptr @0
  %e = load i32, ptr @1
  %f = load i32, ptr @"a b\22c"
  ret i32 %a
}
