// A lambda captures an array as a mutable variable.
class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] counter = {0};
        Runnable add = () -> counter[0]++; // RACE!
        Thread a = new Thread(add);
        Thread b = new Thread(add);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(counter[0]);
    }
}
