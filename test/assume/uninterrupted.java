// Who ends the program from outside interrupts its threads; no code of it does.
class Main extends Thread {
    static int n;

    @Override public void run() {
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            n = 1;
        }
    }

    public static void main(String[] args) {
        new Main().start();
        System.out.println(n);
    }
}

class Control {
    public static void main(String[] args) {
        Main m = new Main();
        m.start();
        System.out.println(Main.n);
        m.interrupt();
    }
}
