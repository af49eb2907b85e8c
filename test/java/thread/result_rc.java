// The main thread reads the result in the thread object before it has joined it.
class Main extends Thread {
    int result;
    @Override public void run() {
        result = 42; // RACE!
    }
    public static void main(String[] args) {
        Main m = new Main();
        m.start();
        System.out.println(m.result); // RACE!
    }
}
