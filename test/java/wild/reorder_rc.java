// One kind of thread sets two members in order, the other kind looks at both.
class SetCheck {
    private int a = 0;
    private long b = 0;
    void set() {
        a = 1; // RACE! a
        b = -1; // RACE! b
    }
    boolean check() {
        return (a == 0 && b == 0) || (a == 1 && b == -1); // RACE! a b
    }
}
class SetThread extends Thread {
    private final SetCheck sc;
    SetThread(SetCheck sc) {
        this.sc = sc;
    }
    public void run() {
        sc.set();
    }
}
class CheckThread extends Thread {
    private final SetCheck sc;
    CheckThread(SetCheck sc) {
        this.sc = sc;
    }
    public void run() {
        if (!sc.check()) {
            throw new RuntimeException("bug found");
        }
    }
}
public class Main {
    static int iSet = 2;
    static int iCheck = 1;
    public static void main(String[] args) {
        if (args.length == 2) {
            iSet = Integer.parseInt(args[0]);
            iCheck = Integer.parseInt(args[1]);
        }
        SetCheck sc = new SetCheck();
        for (int i = 0; i < iSet; i++) {
            new SetThread(sc).start();
        }
        for (int i = 0; i < iCheck; i++) {
            new CheckThread(sc).start();
        }
    }
}
